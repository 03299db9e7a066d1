import type * as contract from '#features/bookings/contract.ts';
import { refundNow, splitRefund } from '#features/bookings/rules/refund-split.ts';
import { refundFell, roomsCancelled } from '#features/bookings/rules/sentences.ts';
import { quoteRooms, remainingRooms, withoutRooms, type RoomsOfStay } from '#features/bookings/rules/stay-rooms.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { AnswersOf } from '../answer.ts';
import { move, mustBeAllowed, presentBooking } from '../memory/bookings.ts';
import type { MockStay } from '../memory/records.ts';
import { refundPaid, nextNumber } from '../memory/settle.ts';
import { keptFlight } from '../flights/mock-flights.ts';
import { flightEngine } from '../flights/flight-engine.ts';
import { keptPackage } from '../packages/mock-packages.ts';
import { packageEngine } from '../packages/package-engine.ts';
import { myStay } from './my-stay.ts';

const dueBack = (booking: MockStay, now: Date) =>
  refundNow(booking.cancellationPolicies, booking.total, now, new Date(booking.checkInAt));

/** The refundable part of what was paid for a stay, and how much of it goes back to the payment source. Paise. */
const paidOf = ({ total, payment, backAtSource = 0 }: MockStay) => ({
  total,
  gateway: payment.gateway - backAtSource,
});

function mustBeAsShown(refund: number, shown: number, currency: string): void {
  if (refund >= shown) return;
  throw new AppError('PRICE_CHANGED', refundFell(shown, refund, currency), {
    details: { before: shown, after: refund },
  });
}

/** Cancels some rooms of a stay, not all of them. */
function cancelRooms(
  booking: MockStay,
  rooms: readonly number[],
  { expectedRefund, refundTo }: { expectedRefund: number; refundTo: 'source' | 'wallet' },
  now: Date,
) {
  const standing = remainingRooms(booking);
  mustBeAllowed(booking, 'amend', now);
  const { refund, charge } = quoteRooms(booking, rooms, now, new Date(booking.checkInAt));
  mustBeAsShown(refund, expectedRefund, booking.currency);
  const { toSource, toWallet } = splitRefund(refund, paidOf(booking), refundTo);
  const {
    stay,
    lines,
    cancellationPolicies,
    rooms: sold,
    soldPolicies,
    room,
  } = withoutRooms<RoomsOfStay & Pick<MockStay, 'room'>>(booking, rooms, now);
  const guests = booking.details?.guests ?? [];
  const gone = guests.filter((_, at) => rooms.includes(standing[at]!));
  move(booking, 'amend', now);
  refundPaid(booking, { toSource, toWallet, charge }, now);
  move(booking, 'finishAmend', now, {
    total: booking.total - refund,
    backAtSource: (booking.backAtSource ?? 0) + toSource,
    room,
    stay,
    lines,
    cancellationPolicies,
    ...(sold && soldPolicies ? { rooms: sold, soldPolicies } : {}),
    details: booking.details && { ...booking.details, guests: guests.filter((one) => !gone.includes(one)) },
    amendments: [
      ...booking.amendments,
      {
        _id: newId('act', now.getTime()),
        kind: 'cancel',
        at: now.toISOString(),
        state: 'done',
        amount: refund,
        charge,
        words: roomsCancelled(
          rooms.length,
          gone.map(({ title, firstName, lastName }) => `${title} ${firstName} ${lastName}`),
        ),
        wallet: 0,
        document: refund ? 'credit-note' : null,
      },
    ],
  });
  return presentBooking(booking, now);
}

/** Cancelling a booking, or some rooms of a stay or a package. */
export const cancelAnswers: Pick<AnswersOf<typeof contract>, 'cancelQuote' | 'cancel'> = {
  cancelQuote: ({ query, person, now }) => {
    const flight = keptFlight(person._id, query.bookingId, now);
    if (flight) return { ...flightEngine.cancelQuote(flight, now), steps: [] };
    const journey = keptPackage(person._id, query.bookingId, now);
    if (journey) return packageEngine.cancelQuote(journey, query.rooms?.split(',').map(Number), now);
    const booking = myStay(person._id, query.bookingId, now);
    const standing = remainingRooms(booking);
    const rooms = query.rooms ? standing.filter((at) => query.rooms!.split(',').map(Number).includes(at)) : standing;
    mustBeAllowed(booking, rooms.length === standing.length ? 'cancel' : 'amend', now);
    const { refund, charge, steps, holdsUntil } = quoteRooms(booking, rooms, now, new Date(booking.checkInAt));
    const { toSource, toWallet } = splitRefund(refund, paidOf(booking), 'source');
    return { refund, charge, toSource, toWallet, steps, holdsUntil, now: now.toISOString() };
  },

  cancel: ({ body: { bookingId, rooms, expectedRefund, refundTo }, person, now }) => {
    const flight = keptFlight(person._id, bookingId, now);
    if (flight) return flightEngine.cancel(flight, { expectedRefund, refundTo }, {}, now);
    const journey = keptPackage(person._id, bookingId, now);
    if (journey) return packageEngine.cancel(journey, { rooms, expectedRefund, refundTo }, now);
    const booking = myStay(person._id, bookingId, now);
    if (booking.state === 'cancelling' || booking.state === 'cancelled') return presentBooking(booking, now);
    const standing = remainingRooms(booking);
    if (rooms?.every((at) => !standing.includes(at))) return presentBooking(booking, now);
    if (rooms && new Set(rooms).size < standing.length)
      return cancelRooms(booking, rooms, { expectedRefund, refundTo }, now);
    mustBeAllowed(booking, 'cancel', now);
    const { refund } = dueBack(booking, now);
    mustBeAsShown(refund, expectedRefund, booking.currency);
    const parts = splitRefund(refund, paidOf(booking), refundTo);
    move(booking, 'cancel', now);
    refundPaid(booking, parts, now);
    move(booking, 'finishCancel', now, {
      refund: {
        amount: refund,
        charge: parts.charge,
        to: refundTo,
        state: parts.toSource ? 'pending' : 'processed',
        at: now.toISOString(),
      },
      documents: { ...booking.documents, creditNote: refund ? nextNumber('credit_note', booking, now) : null },
    });
    return presentBooking(booking, now);
  },
};
