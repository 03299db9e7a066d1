import { holdIsOver } from '#features/bookings/rules/can-do.ts';
import { factsOf, move, type Kept } from './bookings.ts';

type Leaving = {
  /** The payment of the booking was abandoned. */ payment: () => void;
  /** That of a change or a later payment was. */ change: () => void;
};

/** Applies what the server's background jobs would have done by now, as a booking of any category is read. */
export function catchUpOn(booking: Kept, now: Date, leave: Leaving): void {
  const over = holdIsOver(factsOf(booking, now));
  if (booking.state === 'held' && over) move(booking, 'expire', now);
  if (booking.state === 'paying' && over) leave.payment();
  if (booking.state === 'paying_change' && over) leave.change();
  if (booking.refund?.state === 'pending' && booking.looks > 0) booking.refund.state = 'processed';
  booking.looks += 1;
}
