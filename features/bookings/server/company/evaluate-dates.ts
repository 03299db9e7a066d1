import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { isRefundable } from '#lib/shared/cancellation.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { COMPANY_ZONE } from '#lib/shared/time-zones.ts';
import { withDates } from '../../rules/stay-dates.ts';
import type { StayRow } from '../bookings.repo.ts';
import type { DatesQuote } from '../stays/price-dates.ts';
import { isForCompany, type CompanyBooking } from './evaluate-booking.ts';
import { evaluateForCompany, type EvaluatedForCompany } from './evaluate-for-company.ts';

export type StayForCompany = StayRow & CompanyBooking;

export const isStayForCompany = (booking: StayRow): booking is StayForCompany => isForCompany(booking);

/**
 * Evaluates the stay that new dates make, at its total cost with what the hotel keeps. Where check-in stays the same, the
 * booking window counts from the day of the original booking.
 */
export function evaluateDates(
  db: Db,
  booking: StayForCompany,
  { to, price, at }: DatesQuote,
): Promise<EvaluatedForCompany> {
  const { companyId, company, userId, snapshot, checkIn, createdAt } = booking;
  const { nights, cancellationPolicies } = withDates(snapshot, to, price.kept, at);
  const refundable = isRefundable(cancellationPolicies, price.total, at);
  const option =
    company.option.mode === 'hotel'
      ? { ...company.option, checkIn: to.stay.checkIn, nights, total: price.total, refundable }
      : company.option;
  const circumstances = {
    changesDates: true,
    ...(to.stay.checkIn === checkIn ? { bookedOn: dateInZone(createdAt, COMPANY_ZONE) } : {}),
  };
  return evaluateForCompany(
    db,
    { companyId, company, userId },
    { option, circumstances, others: () => Promise.resolve([]) },
  );
}
