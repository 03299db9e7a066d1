import { paymentNote, refundNote } from '#features/bookings/rules/price-notes.ts';
import { notConfirmed } from '#features/bookings/rules/sentences.ts';
import { type DocumentKind } from '#features/documents/rules/document-number.ts';
import { hotelOf } from '../stock/calendar.ts';
import { stateCodeOf } from '../stock/hotels.ts';
import { payerAccountOf, postToWallet } from './wallet.ts';
import { addToTrail, move } from './bookings.ts';
import { catchUpOn, leavePaymentOf } from './catch-up.ts';
import { counted, nextDocumentNumber } from './document-numbers.ts';
import { memory } from './memory.ts';
import type { MockStay } from './records.ts';
import { leaveChange } from '../flights/change-flight.ts';
import { leaveDates } from '../answers/change-dates.ts';
import { leaveFlightPayment } from '../flights/mock-flights.ts';
import { leaveLaterPayment, leavePackagePayment } from '../packages/mock-packages.ts';

/** The pending sentinel confirms at the third status read; a lost request ends after the fourth. */
const LOOKS = { pending: 3, 'timeout-after-booking': 1, 'lost-request': 4 } as const;

/** The next number of a document in its series, in the state of the hotel. */
export const nextNumber = (kind: DocumentKind, booking: MockStay, now: Date): string =>
  nextDocumentNumber(kind, stateCodeOf(hotelOf(booking)), now);

/** Fully paid: asks the hotel, which answers as its sentinel says. Amounts in paise. */
export function capture(booking: MockStay, paid: { wallet: number; gateway: number; method: string }, now: Date): void {
  move(booking, 'capture', now, {
    payment: { ...paid, paidAt: now.toISOString(), problem: null },
    bookedAt: now.toISOString(),
  });
  addToTrail(booking, now, { stage: 'payment', total: booking.total, note: paymentNote(paid, booking.currency) });
  const { sentinel } = hotelOf(booking);
  if (sentinel === 'sold-out-at-confirm') fail(booking, now);
  else if (sentinel === 'silent' || (sentinel && sentinel in LOOKS)) move(booking, 'loseTrack', now);
  else confirm(booking, now);
}

/** The hotel confirms, with the code that staff were told or one of its own. */
export function confirm(booking: MockStay, now: Date, told?: string): void {
  const digits = String(counted('confirmation')).padStart(5, '0');
  const invoice = nextNumber('invoice', booking, now);
  move(booking, 'confirm', now, {
    confirmationCode: told ?? `MK ${digits.slice(0, 2)} ${digits.slice(2)}`,
    holdExpiresAt: null,
    documents: { ...booking.documents, invoice },
  });
}

/** It was not booked: everything goes back. */
export function fail(booking: MockStay, now: Date): void {
  const {
    hotel,
    total,
    currency,
    payment: { gateway, wallet },
  } = booking;
  refundPaid(booking, { toSource: gateway, toWallet: wallet, charge: 0 }, now);
  move(booking, 'fail', now, {
    payment: { ...booking.payment, problem: notConfirmed(hotel.name, total, currency) },
    refund: {
      amount: total,
      charge: 0,
      to: gateway ? 'source' : 'wallet',
      state: gateway ? 'pending' : 'processed',
      at: now.toISOString(),
    },
  });
}

/** Refunds money; paise. */
export function refundPaid(
  booking: MockStay,
  parts: { toSource: number; toWallet: number; charge: number },
  now: Date,
): void {
  const { _id: bookingId, userId, currency, hotel } = booking;
  if (parts.toWallet)
    postToWallet(userId, { amount: parts.toWallet, note: `Back from ${hotel.name}`, bookingId, at: now });
  addToTrail(booking, now, {
    stage: 'refund',
    total: parts.toSource + parts.toWallet,
    note: refundNote(parts, currency),
  });
}

/** The payment of a stay was abandoned or declined. */
export const leavePayment = (booking: MockStay, now: Date): void =>
  leavePaymentOf(
    booking,
    {
      payer: payerAccountOf(booking),
      name: booking.hotel.name,
      place: booking.hotel,
      sold: { category: 'hotel', units: booking.stay.rooms.length },
    },
    now,
  );

/** Applies what the server's background jobs would have done by now, and the hotel's answer as its sentinel says. */
export function catchUp(booking: MockStay, now: Date): void {
  catchUpOn(booking, now, {
    payment: () => leavePayment(booking, now),
    change: () => leaveDates(booking, now),
  });
  if (booking.state !== 'unknown') return;
  const { sentinel } = hotelOf(booking);
  if (sentinel === 'silent') return;
  const needed = sentinel && sentinel in LOOKS ? LOOKS[sentinel as keyof typeof LOOKS] : 1;
  if (booking.looks < needed) return;
  if (sentinel === 'lost-request') fail(booking, now);
  else confirm(booking, now);
}

/** A page other than the checkout was opened, so a payment in progress there was abandoned. */
export function leaveOpenPayments(now: Date): void {
  for (const booking of memory().bookings) {
    if (booking.state === 'paying') leavePayment(booking, now);
    if (booking.state === 'paying_change') leaveDates(booking, now);
  }
  for (const flight of memory().flights) {
    if (flight.state === 'paying') leaveFlightPayment(flight, now);
    if (flight.state === 'paying_change') leaveChange(flight, now);
  }
  for (const booking of memory().packages) {
    if (booking.state === 'paying') leavePackagePayment(booking, now);
    if (booking.state === 'paying_change') leaveLaterPayment(booking, now);
  }
}
