import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { holdIsOver } from '../rules/can-do.ts';
import { clockTime, paymentProblem } from '../rules/sentences.ts';
import type { BookingRow } from './bookings.repo.ts';
import { bookingSummary } from './products/index.ts';
import { returnWalletPart } from './refund-money.ts';
import { transition } from './transition.ts';

/**
 * Ends the payment of a booking that the caller's transaction has locked: the wallet's part goes back, and the booking is held
 * again, or expires when its hold is over.
 */
export async function endPayment(tx: Db, booking: BookingRow): Promise<BookingRow> {
  await returnWalletPart(tx, booking, booking.walletPaid, `wallet-back:${booking.id}:${booking.version}`);
  const unpaid = { walletPaid: 0, paymentMethod: null, combinedPaymentId: null };
  if (holdIsOver({ now: clock.now(), holdExpiresAt: booking.holdExpiresAt }))
    return transition(tx, booking, 'expire', unpaid);
  return transition(tx, booking, 'abandonPayment', { ...unpaid, paymentProblem: problemOf(booking) });
}

function problemOf(booking: BookingRow): string {
  const { paymentProblem: cause, total, currency, holdExpiresAt } = booking;
  return paymentProblem(
    cause,
    total,
    currency,
    holdExpiresAt ? clockTime(holdExpiresAt, bookingSummary(booking).place, clock.now()) : '',
    booking,
  );
}
