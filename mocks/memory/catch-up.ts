import { holdIsOver } from '#features/bookings/rules/can-do.ts';
import { factsOf, move, type Kept, addToTrail } from './bookings.ts';
import { walletBackNote } from '#features/bookings/rules/price-notes.ts';
import { clockTime, paymentProblem } from '#features/bookings/rules/sentences.ts';
import { postToWallet } from './wallet.ts';

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

type Unpaid = {
  /** Whose wallet paid a part: a person or a company. */
  payer: string;
  /** The hotel, trip or package. */
  name: string;
  /** Where the clock is on which the hold ends. */
  place: Parameters<typeof clockTime>[1];
  sold: NonNullable<Parameters<typeof paymentProblem>[4]>;
};

/** A payment was abandoned or declined: the wallet's part is returned, and what is booked stays held while its hold lasts. */
export function leavePaymentOf(booking: Kept, { payer, name, place, sold }: Unpaid, now: Date): void {
  const {
    _id: bookingId,
    total,
    currency,
    holdExpiresAt,
    payment: { wallet },
  } = booking;
  if (wallet) {
    postToWallet(payer, { amount: wallet, note: `Back from ${name}`, bookingId, at: now });
    addToTrail(booking, now, { stage: 'wallet', total: wallet, note: walletBackNote(wallet, currency) });
  }
  const unpaid = { wallet: 0, gateway: 0, method: null, paidAt: null };
  if (holdIsOver(factsOf(booking, now))) return move(booking, 'expire', now, { payment: { ...unpaid, problem: null } });
  const until = holdExpiresAt ? clockTime(new Date(holdExpiresAt), place, now) : '';
  move(booking, 'abandonPayment', now, {
    payment: { ...unpaid, problem: paymentProblem(booking.refused, total, currency, until, sold) },
    refused: null,
  });
}
