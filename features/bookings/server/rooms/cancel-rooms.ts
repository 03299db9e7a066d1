import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { amendmentUnderWay } from '../../rules/flight-amendments.ts';
import { roomsCancelled } from '../../rules/sentences.ts';
import { bookingOfUser, type BookingRow } from '../bookings.repo.ts';
import { beginCancelling, refundLess, type CancelWanted } from '../cancel-whole.ts';
import { finishCancelling } from '../finish-cancelling.ts';
import { productOf } from '../products/index.ts';
import { changeBooking, mustBeAllowed, transition } from '../transition.ts';
import { finishCancellingRooms } from './finish-cancelling-rooms.ts';
import { mustBeSold, mustNotBeCancelled, type RoomPositions } from './room-refusals.ts';
import type { RoomsOfProduct } from './rooms-of-product.ts';

type RoomsWanted = CancelWanted & { rooms: readonly number[] };

/**
 * Cancels rooms of a stay or a package at the refund of this moment; the last of them cancel the booking. Rooms that are cancelled
 * already are cancelled once. Throws NOT_FOUND for flights, INVALID_INPUT for a room it never had, STATE_BLOCKED where only some of
 * the rooms still stand, and PRICE_CHANGED.
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
    async (tx, booking) => {
      const ofProduct = roomsOf(booking);
      const positions = ofProduct.positions(booking);
      const rooms = [...new Set(wanted.rooms)].sort((a, b) => a - b);
      mustBeSold(positions, rooms);
      if (isGone(booking, positions, rooms)) return booking;
      const now = clock.now();
      mustNotBeCancelled(positions, rooms);
      if (rooms.length === positions.remaining.length) return beginCancelling(tx, booking, wanted);
      mustBeAllowed(booking, 'amend', now);
      ofProduct.mustBeCancellable(booking, now);
      const refunds = ofProduct.refunds(booking, rooms, now);
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
        words: roomsCancelled(rooms.length, guestsOf(booking, positions, rooms)),
      };
      return transition(tx, booking, 'amend', { amendments: [...booking.amendments, amendment] });
    },
  );

/** How the rooms of a booking are cancelled one by one. Throws NOT_FOUND for a booking without rooms. */
export function roomsOf(booking: BookingRow): RoomsOfProduct {
  const { rooms } = productOf(booking);
  if (!rooms) throw notFound('This booking');
  return rooms;
}

/** All of it is cancelled or being cancelled: a repeat, or the second of two at once. */
function isGone({ state, amendments }: BookingRow, { remaining }: RoomPositions, rooms: readonly number[]): boolean {
  if (state === 'cancelling' || state === 'cancelled') return true;
  const underWay = state === 'amending' ? amendmentUnderWay(amendments) : undefined;
  const going = underWay?.kind === 'cancel' ? (underWay.what.rooms ?? []) : [];
  return rooms.every((at) => !remaining.includes(at) || going.includes(at));
}

function guestsOf({ details }: BookingRow, { remaining }: RoomPositions, rooms: readonly number[]): string[] {
  const guests = details && 'guests' in details ? details.guests : [];
  return rooms.flatMap((at) => {
    const guest = guests[remaining.indexOf(at)];
    return guest ? [`${guest.title} ${guest.firstName} ${guest.lastName}`] : [];
  });
}
