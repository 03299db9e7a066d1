import 'server-only';
import { presentChecked } from '#features/flights/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import type { ChangeQuote } from '#lib/server/ports/flight-supplier.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import type { OfferVerdict } from '../../company-parts.ts';
import type { FlightRow } from '../bookings.repo.ts';
import { isForCompany, travellerIdsOf, type CompanyBooking } from './evaluate-booking.ts';
import { evaluateForCompany, type EvaluatedForCompany } from './evaluate-for-company.ts';
import { offerVerdicts } from './offer-verdicts.ts';
import { flightOption } from './option-of.ts';
import { partyOf, type Circumstances } from './party.ts';

/** Where a company's days begin and end (`features/policy`). */
const COMPANY_ZONE = 'Asia/Kolkata';

type Quoted = Pick<ChangeQuote, 'bound' | 'due'>;
export type FlightForCompany = FlightRow & CompanyBooking;

export const isFlightForCompany = (booking: FlightRow): booking is FlightForCompany => isForCompany(booking);

/** The directions of the trip once one of them is moved. */
export const boundsAfter = ({ snapshot }: FlightRow, bound: number, quote: Quoted) =>
  snapshot.bounds.map((one, at) => (at === bound ? presentChecked(quote.bound) : one));

/** What a company's policy is asked about a change: the trip it makes at what it then costs in all, and how its days move. */
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
 * A change of a company's flight asks its policy again: whether dates may change, and whether the trip stays inside at
 * what it then costs in all, the fee of the change with it. A first day that stays as it was booked keeps the booking
 * window of that day.
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

/** The verdict on each of several flights of one day for the same direction, in their order; nulls for a booking of no company. */
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
