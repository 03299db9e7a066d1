import 'server-only';
import { issueCreditNote } from '#features/documents/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { amendmentInProgress, withAmendment, type AmendmentOf } from '../../rules/flight-amendments.ts';
import { splitRefund } from '../../rules/refund-split.ts';
import { roomRefunds, soldRooms, remainingRooms, withoutRooms } from '../../rules/stay-rooms.ts';
import { lockedBooking, mustBeStay, type BookingRow, type StayRow } from '../bookings.repo.ts';
import { productOf } from '../products/index.ts';
import { presentBookedStay } from '../products/present-booked-stay.ts';
import { staySupplier } from '../products/stay-product.ts';
import { paidOf } from '../quote-cancellation.ts';
import { refundMoney } from '../refund-money.ts';
import { outcomeOf } from '../supplier.ts';
import { changeBooking, transition } from '../transition.ts';

/**
 * Tells the hotel of the rooms whose cancellation is under way, then sends back what was promised for them. The amendment's
 * id is the key, so telling twice is once; while the hotel does not answer the booking stays `amending` and the recovery
 * job tells it again.
 */
export async function finishCancellingRooms(db: Db, booking: BookingRow): Promise<BookingRow> {
  const amendment = underWay(booking);
  if (!amendment) return booking;
  const { id, what } = amendment;
  const told = await outcomeOf(
    staySupplier(db).confirmCancelRooms(booking.id, id, typesOf(mustBeStay(booking), what.rooms)),
  );
  if (told.outcome === 'unknown') return booking;
  return changeBooking(
    db,
    (tx) => lockedBooking(tx, booking.id),
    async (tx, current) => {
      if (underWay(current)?.id !== id) return current;
      const amending = mustBeStay(current);
      if (told.outcome === 'cancelled') return settled(tx, amending, amendment);
      const amendments = withAmendment(amending.amendments, { ...amendment, state: 'refused' });
      return transition(tx, amending, 'finishAmend', { amendments });
    },
  );
}

const typesOf = ({ snapshot }: StayRow, rooms: readonly number[]): string[] => {
  const sold = soldRooms(snapshot);
  return rooms.map((at) => (sold[at]?.room ?? snapshot.room).roomTypeId);
};

type RoomsAmendment = AmendmentOf<'cancel'> & { what: { rooms: number[] } };

function underWay(booking: BookingRow): RoomsAmendment | null {
  const amendment = amendmentInProgress(booking, 'cancel');
  return amendment?.what.rooms ? (amendment as RoomsAmendment) : null;
}

/** Money, price, rooms and guests at once, here and at the hotel; the credit note last, because its series is counted one booking at a time. */
async function settled(tx: Db, booking: StayRow, amendment: RoomsAmendment): Promise<BookingRow> {
  const at = clock.now();
  const { amount, charge, refundTo, what } = amendment;
  const promisedAt = new Date(amendment.at);
  const remaining = remainingRooms(booking.snapshot);
  const snapshot = withoutRooms(booking.snapshot, what.rooms, promisedAt);
  const { toSource, toWallet } = splitRefund(amount, paidOf(booking), refundTo);
  if (amount)
    await refundMoney(tx, booking, { reason: amendment.id, from: 'supplier', toSource, toWallet, charge, at });
  const total = booking.total - amount;
  const { details, company } = booking;
  const done = await transition(tx, booking, 'finishAmend', {
    total,
    snapshot,
    units: snapshot.stay.rooms.length,
    amendments: withAmendment(booking.amendments, { ...amendment, state: 'done', toSource }),
    ...(details
      ? { details: { ...details, guests: details.guests.filter((_, room) => !what.rooms.includes(remaining[room]!)) } }
      : {}),
    ...(company?.option.mode === 'hotel'
      ? { company: { ...company, option: { ...company.option, rooms: snapshot.stay.rooms.length, total } } }
      : {}),
  });
  await productOf(done).nameGuests?.(tx, done);
  await issueCreditNote({
    db: tx,
    booking: presentBookedStay(booking),
    refund: {
      amount,
      charge,
      to: refundTo,
      parts: { toSource, toWallet },
      at: amendment.at,
      because: 'rooms',
      rooms: { cancelled: what.rooms.length, of: remaining.length },
    },
    credited: roomRefunds(booking.snapshot, what.rooms, promisedAt).map(({ lines, refund }) => ({
      lines,
      amount: refund,
    })),
    at,
    reference: amendment.id,
  });
  return done;
}
