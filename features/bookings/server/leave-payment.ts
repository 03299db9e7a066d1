import 'server-only';
import { closePayment } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { holdIsOver } from '../rules/can-do.ts';
import { clockTime, paymentProblem } from '../rules/sentences.ts';
import { bookingById, lockedBooking, type BookingRow } from './bookings.repo.ts';
import { leaveCombinedPayment } from './combined/leave-combined-payment.ts';
import { capturePayment } from './capture-payment.ts';
import { bookingSummary } from './products/index.ts';
import { releaseAtSupplier } from './release-at-supplier.ts';
import { returnWalletPart } from './return-wallet-part.ts';
import { changeBooking, transition } from './transition.ts';

/**
 * Ends a payment that was abandoned, refused or timed out. The gateway's order is closed first, so that it cannot be
 * paid any more; if it was paid after all, that counts. Then the wallet's part is returned, and the booking is held
 * again, or expires when its hold is over.
 */
export async function leavePayment(db: Db, bookingId: string): Promise<void> {
  const before = await bookingById(db, bookingId);
  if (before.state !== 'paying') return;
  if (before.combinedPaymentId) return leaveCombinedPayment(db, before.combinedPaymentId);
  const closed = await closePayment({ db, bookingId, now: clock.now() });
  if (closed.outcome === 'paid') return capturePayment({ db, payment: closed.payment });
  const left = await changeBooking(
    db,
    (tx) => lockedBooking(tx, bookingId),
    async (tx, booking) => {
      if (booking.state !== 'paying') return booking;
      return endPayment(tx, booking);
    },
  );
  if (left.state === 'expired') await releaseAtSupplier(db, left);
}

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
