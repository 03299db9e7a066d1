import 'server-only';
import type { ChangeQuote } from '#lib/server/ports/flight-supplier.ts';
import { presentChecked } from '#features/flights/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { CHANGE_NEEDS_APPROVAL, changeOutside } from '../../rules/company-words.ts';
import type { JudgedAnew } from '../../rules/flight-amendments.ts';
import type { FlightRow } from '../bookings.repo.ts';
import { evaluateForCompany } from './evaluate-for-company.ts';
import { flightOption } from './option-of.ts';

/** Where a company's days begin and end (`features/policy`). */
const COMPANY_ZONE = 'Asia/Kolkata';

/**
 * A change of a company's flight asks its policy again: whether dates may change, and whether the trip stays inside at
 * what it then costs in all, the fee of the change with it. A first day that stays as it was booked keeps the booking
 * window of that day. Gives what was judged, to stand once the airline has changed it; null for a booking of no company.
 * Throws OUT_OF_POLICY with the reasons and the way out; nothing is then changed.
 */
export async function guardChange(
  db: Db,
  booking: FlightRow,
  bound: number,
  quote: Pick<ChangeQuote, 'bound' | 'due'>,
): Promise<JudgedAnew | null> {
  const { companyId, company, userId, snapshot } = booking;
  if (companyId === null || company === null) return null;
  const bounds = snapshot.bounds.map((one, at) => (at === bound ? presentChecked(quote.bound) : one));
  const option = { ...flightOption({ ...snapshot, bounds }), total: booking.total + quote.due };
  const days = (legs: typeof bounds) => legs.map(({ segments }) => segments[0]!.origin.at.slice(0, 10));
  const [before, after] = [days(snapshot.bounds), days(bounds)];
  const circumstances = {
    changesDates: before[bound] !== after[bound],
    ...(before[0] === after[0] ? { bookedOn: dateInZone(booking.createdAt, COMPANY_ZONE) } : {}),
  };
  const { part, verdict, need } = await evaluateForCompany(
    db,
    { companyId, company, userId },
    { option, others: async () => [], circumstances },
  );
  if (need.kind !== 'none')
    throw new AppError(
      'OUT_OF_POLICY',
      need.kind === 'refused' ? changeOutside(verdict.reasons) : CHANGE_NEEDS_APPROVAL,
      { details: { verdict } },
    );
  const { travellers, inPolicy, judgedAt, policyChanged } = part;
  return { travellers, inPolicy, judgedAt, policyChanged };
}
