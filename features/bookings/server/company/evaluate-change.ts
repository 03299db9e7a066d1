import 'server-only';
import { presentChecked } from '#features/flights/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import type { ChangeQuote } from '#lib/server/ports/flight-supplier.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { COMPANY_ZONE } from '#lib/shared/time-zones.ts';
import type { OfferVerdict } from '../../company-parts.ts';
import type { FlightRow } from '../bookings.repo.ts';
import { isForCompany, travellerIdsOf, type CompanyBooking } from './evaluate-booking.ts';
import { evaluateForCompany, type EvaluatedForCompany } from './evaluate-for-company.ts';
import { offerVerdicts } from './offer-verdicts.ts';
import { flightOption } from '../flights/flight-option.ts';
import { partyOf, type Circumstances } from './party.ts';

type Quoted = Pick<ChangeQuote, 'bound' | 'due'>;
export type FlightForCompany = FlightRow & CompanyBooking;

export const isFlightForCompany = (booking: FlightRow): booking is FlightForCompany => isForCompany(booking);

/** The bounds of the trip after one of them is changed. */
export const boundsAfter = ({ snapshot }: FlightRow, bound: number, quote: Quoted) =>
  snapshot.bounds.map((one, at) => (at === bound ? presentChecked(quote.bound) : one));

/** What a policy evaluates of a change: the resulting trip at its total cost, and how its dates move. */
function question(booking: FlightForCompany, bound: number, quote: Quoted) {
  const { snapshot, total, createdAt } = booking;
  const bounds = boundsAfter(booking, bound, quote);
  const days = (legs: typeof bounds) => legs.map(({ segments }) => segments[0]!.origin.at.slice(0, 10));
  const [before, after] = [days(snapshot.bounds), days(bounds)];
  const circumstances: Circumstances = {
    changesDates: before[bound] !== after[bound],
    ...(before[0] === after[0] ? { bookedOn: dateInZone(createdAt, COMPANY_ZONE) } : {}),
  };
  return { option: { ...flightOption({ ...snapshot, bounds }), total: total + quote.due }, circumstances };
}

/**
 * Evaluates a change of a company's flight: whether dates may change, and whether the resulting trip is in policy at
 * its total cost including the change fee. Where the first travel day stays the same, the booking window counts from
 * the day of the original booking.
 */
export function evaluateChange(
  db: Db,
  booking: FlightForCompany,
  bound: number,
  quote: Quoted,
): Promise<EvaluatedForCompany> {
  const { companyId, company, userId } = booking;
  return evaluateForCompany(
    db,
    { companyId, company, userId },
    { ...question(booking, bound, quote), others: async () => [] },
  );
}

/** The verdicts on several flights of one day for the same bound, in their order; nulls for personal bookings. */
export async function evaluateChanges(
  db: Db,
  booking: FlightRow,
  bound: number,
  quotes: readonly Quoted[],
): Promise<(OfferVerdict | null)[]> {
  if (!isFlightForCompany(booking) || !quotes.length) return quotes.map(() => null);
  const { companyId, company, userId } = booking;
  const asked = quotes.map((quote) => question(booking, bound, quote));
  return inCompany(db, companyId, async (tx) => {
    const party = await partyOf(
      tx,
      { companyId, userId },
      { travellerIds: travellerIdsOf(company), guests: company.guests },
      'flight',
      asked[0]!.circumstances,
    );
    const evaluated = await party.evaluate(asked.map(({ option }) => option));
    const verdictOf = await offerVerdicts(tx, companyId, party);
    return evaluated.map(verdictOf);
  });
}
