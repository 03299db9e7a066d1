import 'server-only';
import { refundSteps } from '#lib/shared/cancellation.ts';
import { paidSoFar, refundOfPaid, stepsOfPaid } from '../../rules/payment-plan.ts';
import { refundNow } from '../../rules/refund-split.ts';
import type { PackageRow } from '../bookings.repo.ts';
import type { Cancellation, Due } from '../products/cancellation.ts';
import { mustNotBeCancelled } from '../rooms/room-refusals.ts';
import { packageRooms } from './rooms-of-package.ts';

/** The refund of cancelling all that stands of a package now: of what was paid of it, by the terms of its price. Paise. */
export function dueForPackage(booking: PackageRow, now: Date): Due {
  const { snapshot, total, checkInAt } = booking;
  const whole = refundNow(snapshot.cancellationPolicies, total, now, checkInAt);
  return { ...whole, refund: refundOfPaid(whole.refund, booking) };
}

/** What cancelling a package is, or cancelling rooms of it. Throws INVALID_INPUT and STATE_BLOCKED for rooms that it does not have. */
export function cancellationOfPackage(booking: PackageRow, rooms?: readonly number[]): Cancellation {
  const { snapshot, total, checkInAt } = booking;
  const { sold, remaining } = packageRooms.positions(booking);
  const chosen = rooms ? [...new Set(rooms)] : remaining;
  mustNotBeCancelled({ sold, remaining }, chosen);
  if (chosen.length < remaining.length)
    return {
      action: 'amend',
      quote: (_db, now) => {
        packageRooms.mustBeCancellable(booking, now);
        return Promise.resolve(packageRooms.quote(booking, chosen, now));
      },
    };
  return {
    action: 'cancel',
    quote: (_db, now) => {
      const due = dueForPackage(booking, now);
      const steps = refundSteps(snapshot.cancellationPolicies, total, now, checkInAt);
      return Promise.resolve({ ...due, steps: stepsOfPaid(steps, booking), charge: paidSoFar(booking) - due.refund });
    },
  };
}
