import { canChangeDeparture } from '#features/bookings/rules/can-change-departure.ts';
import { departureNotPaid } from '#features/bookings/rules/package-departure.ts';
import { leaveUnpaidChange } from '../answers/pay-change.ts';
import { factsOf } from '../memory/bookings.ts';
import type { MockPackage } from '../memory/records.ts';

/** Whether the departure of a package can be changed now. */
export const mayChangeDeparture = (booking: MockPackage, now: Date) =>
  canChangeDeparture({
    ...factsOf(booking, now),
    state: booking.state,
    total: booking.total,
    currency: booking.currency,
    cancellationPolicies: booking.cancellationPolicies,
    paymentPlan: booking.paymentPlan,
    changes: booking.amendments.filter(({ kind }) => kind === 'departure').length,
  });

/** Another departure was not paid. */
export const leaveDeparture = (booking: MockPackage, now: Date): void =>
  leaveUnpaidChange(booking, { name: booking.package.title, problem: departureNotPaid(booking.refused) }, now);
