import 'server-only';
import { issueCreditNote } from '#features/documents/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { amendmentInProgress, withAmendment, type AmendmentOf } from '../../rules/flight-amendments.ts';
import { splitRefund } from '../../rules/refund-split.ts';
import { lockedBooking, type BookingRow } from '../bookings.repo.ts';
import { bookingSummary, productOf } from '../products/index.ts';
import { paidOf } from '../quote-cancellation.ts';
import { refundAccount } from '../refund-account.ts';
import { refundMoney } from '../refund-money.ts';
import { outcomeOf } from '../supplier.ts';
import { changeBooking, transition } from '../transition.ts';
import type { RoomsOfProduct } from './rooms-of-product.ts';

/**
 * Tells the supplier of the rooms whose cancellation is under way, then sends back what was promised for them. The amendment's
 * id is the key, so telling twice is once; while the supplier does not answer the booking stays `amending` and the recovery
 * job tells it again.
 */
export async function finishCancellingRooms(db: Db, booking: BookingRow): Promise<BookingRow> {
  const amendment = underWay(booking);
  const { rooms } = productOf(booking);
  if (!amendment || !rooms) return booking;
  const { id, what } = amendment;
  const told = await outcomeOf(rooms.cancel(db, booking, id, what.rooms));
  if (told.outcome === 'unknown') return booking;
  return changeBooking(
    db,
    (tx) => lockedBooking(tx, booking.id),
    async (tx, amending) => {
      if (underWay(amending)?.id !== id) return amending;
      if (told.outcome === 'cancelled') return settled(tx, amending, amendment, rooms);
      const amendments = withAmendment(amending.amendments, { ...amendment, state: 'refused' });
      return transition(tx, amending, 'finishAmend', { amendments });
    },
  );
}

type RoomsAmendment = AmendmentOf<'cancel'> & { what: { rooms: number[] } };

function underWay(booking: BookingRow): RoomsAmendment | null {
  const amendment = amendmentInProgress(booking, 'cancel');
  return amendment?.what.rooms ? (amendment as RoomsAmendment) : null;
}

/** Money, price, rooms and guests at once, here and at the supplier; the credit note last, because its series is counted one booking at a time. */
async function settled(
  tx: Db,
  booking: BookingRow,
  amendment: RoomsAmendment,
  rooms: RoomsOfProduct,
): Promise<BookingRow> {
  const at = clock.now();
  const { id, amount, charge, refundTo, what } = amendment;
  const promisedAt = new Date(amendment.at);
  const { remaining } = rooms.positions(booking);
  const refunds = rooms.refunds(booking, what.rooms, promisedAt);
  const { toSource, toWallet } = splitRefund(amount, paidOf(booking), refundTo);
  if (amount) {
    const from = await refundAccount(tx, booking, {
      key: `unsettle:${id}`,
      refund: amount,
      collected: refunds.reduce((sum, { collected }) => sum + collected, 0),
      note: `${bookingSummary(booking).name}, ${counted(what.rooms.length, 'room')} cancelled`,
    });
    await refundMoney(tx, booking, { reason: id, from, toSource, toWallet, charge, at });
  }
  const total = booking.total - amount;
  const { details } = booking;
  const done = await transition(tx, booking, 'finishAmend', {
    total,
    ...rooms.without(booking, what.rooms, { at: promisedAt, total }),
    amendments: withAmendment(booking.amendments, { ...amendment, state: 'done', toSource }),
    ...(details && 'guests' in details
      ? { details: { ...details, guests: details.guests.filter((_, room) => !what.rooms.includes(remaining[room]!)) } }
      : {}),
  });
  await productOf(done).nameGuests?.(tx, done);
  await issueCreditNote({
    db: tx,
    booking: productOf(booking).soldTrip(booking),
    refund: {
      amount,
      charge,
      to: refundTo,
      parts: { toSource, toWallet },
      at: amendment.at,
      because: 'rooms',
      rooms: { cancelled: what.rooms.length, of: remaining.length },
    },
    credited: refunds.map(({ lines, refund }) => ({ lines, amount: refund })),
    at,
    reference: id,
  });
  return done;
}
