import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { newId } from '#lib/shared/ids.ts';
import { amendmentUnderWay } from '../../rules/flight-amendments.ts';
import { roomsCancelled } from '../../rules/sentences.ts';
import { roomRefunds, soldRooms, remainingRooms } from '../../rules/stay-rooms.ts';
import { mustBeStay, bookingOfUser, type BookingRow, type StayRow } from '../bookings.repo.ts';
import { beginCancelling, refundLess, type CancelWanted } from '../cancel-whole.ts';
import { finishCancelling } from '../finish-cancelling.ts';
import { changeBooking, mustBeAllowed, transition } from '../transition.ts';
import { finishCancellingRooms } from './finish-cancelling-rooms.ts';
import { mustBeSold, mustNotBeCancelled } from './room-refusals.ts';

type RoomsWanted = CancelWanted & { rooms: readonly number[] };

/**
 * Cancels rooms of a stay at the refund of this moment; the last of them cancel the booking. Rooms that are cancelled
 * already are cancelled once. Throws INVALID_INPUT for a room the stay never had, STATE_BLOCKED where only some of the rooms still stand, and PRICE_CHANGED.
 */
export async function cancelRooms(db: Db, wanted: RoomsWanted): Promise<BookingRow> {
  const begun = await beginCancellingRooms(db, wanted);
  return begun.state === 'cancelling' ? finishCancelling(db, begun) : finishCancellingRooms(db, begun);
}

/** Writes the cancellation down, before the supplier is told. */
export const beginCancellingRooms = (db: Db, wanted: RoomsWanted): Promise<BookingRow> =>
  changeBooking(
    db,
    (tx) => bookingOfUser(tx, wanted.userId, wanted.bookingId),
    async (tx, current) => {
      const booking = mustBeStay(current);
      const rooms = [...new Set(wanted.rooms)].sort((a, b) => a - b);
      mustBeSold(booking, rooms);
      if (isGone(booking, rooms)) return booking;
      const now = clock.now();
      mustNotBeCancelled(booking, rooms);
      if (rooms.length === remainingRooms(booking.snapshot).length) return beginCancelling(tx, booking, wanted);
      mustBeAllowed(booking, 'amend', now);
      const refunds = roomRefunds(booking.snapshot, rooms, now);
      const amount = refunds.reduce((sum, { refund }) => sum + refund, 0);
      if (amount < wanted.expectedRefund) throw refundLess(wanted.expectedRefund, amount, booking.currency);
      const amendment = {
        id: newId('act', now.getTime()),
        at: now.toISOString(),
        kind: 'cancel' as const,
        state: 'under-way' as const,
        what: { rooms },
        amount,
        charge: refunds.reduce((sum, { charge }) => sum + charge, 0),
        refundTo: wanted.refundTo,
        toSource: 0,
        words: roomsCancelled(rooms.length, guestsOf(booking, rooms)),
      };
      return transition(tx, booking, 'amend', { amendments: [...booking.amendments, amendment] });
    },
  );

/** All of it is cancelled or being cancelled: a repeat, or the second of two at once. */
function isGone({ state, amendments, snapshot }: StayRow, rooms: readonly number[]): boolean {
  if (state === 'cancelling' || state === 'cancelled') return true;
  const underWay = state === 'amending' ? amendmentUnderWay(amendments) : undefined;
  const going = underWay?.kind === 'cancel' ? (underWay.what.rooms ?? []) : [];
  return rooms.every((at) => soldRooms(snapshot)[at]?.kept !== undefined || going.includes(at));
}

function guestsOf({ snapshot, details }: StayRow, rooms: readonly number[]): string[] {
  const remaining = remainingRooms(snapshot);
  return rooms.flatMap((at) => {
    const guest = details?.guests[remaining.indexOf(at)];
    return guest ? [`${guest.title} ${guest.firstName} ${guest.lastName}`] : [];
  });
}
