import 'server-only';
import { withdrawApproval } from '#features/approvals/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../contract.ts';
import { bookingById, bookingOfUser, type BookingRow } from './bookings.repo.ts';
import { withoutWindow } from './company/approved-windows.ts';
import { leaveChange } from './changes/leave-change.ts';
import { releaseAtSupplier } from './release-at-supplier.ts';
import { changeBooking, mustBeAllowed, transition } from './transition.ts';
import { viewOf } from './present-booking.ts';

/**
 * Releases a held room or PNR, or abandons the payment of a change. The approval of a trip is withdrawn with it, unless
 * the flight was chosen within a window: then another one can be. Repeated calls are no error.
 */
export const releaseHold: UseCase<typeof contract.release> = async ({ db, body, caller }) => {
  const { id, state } = await bookingOfUser(db, caller.userId, body.bookingId);
  if (state === 'paying_change') {
    await leaveChange(db, id);
    return viewOf(db, await bookingById(db, id));
  }
  const released = await changeBooking(
    db,
    (tx) => bookingOfUser(tx, caller.userId, body.bookingId),
    async (tx, booking) => {
      if (booking.state === 'expired') return booking;
      mustBeAllowed(booking, 'release', clock.now());
      if (keepsWindow(booking)) return transition(tx, booking, 'release');
      if (booking.companyId) await withdrawApproval(tx, booking.companyId, booking.id, caller.userId);
      const { company } = booking;
      return transition(tx, booking, 'release', company?.window ? { company: withoutWindow(company) } : {});
    },
  );
  await releaseAtSupplier(db, released);
  return viewOf(db, released);
};

const keepsWindow = ({ state, company }: BookingRow): boolean => state === 'held' && company?.window !== undefined;
