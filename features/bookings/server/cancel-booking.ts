import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../contract.ts';
import { bookingOfUser } from './bookings.repo.ts';
import { cancelWhole } from './cancel-whole.ts';
import { withdrawOpenChange } from './company/withdraw-change.ts';
import { viewOf } from './present-booking.ts';
import { cancelRooms } from './rooms/cancel-rooms.ts';

/**
 * Cancels all of a booking, or rooms of a stay or a package, at the current refund, which is stored before the supplier is called.
 * When it is less than the traveller was shown, nothing is cancelled and the new amount is given. Repeated calls are one
 * cancellation. A change that waits for approval is withdrawn.
 */
export const cancelBooking: UseCase<typeof contract.cancel> = async ({ db, body: { rooms, ...body }, caller }) => {
  const wanted = { ...body, userId: caller.userId };
  await withdrawOpenChange(db, await bookingOfUser(db, caller.userId, body.bookingId));
  return viewOf(db, await (rooms ? cancelRooms(db, { ...wanted, rooms }) : cancelWhole(db, wanted)));
};
