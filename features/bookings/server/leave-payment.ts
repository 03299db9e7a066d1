import 'server-only';
import { closePayment } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { bookingById, lockedBooking } from './bookings.repo.ts';
import { leaveCombinedPayment } from './combined/leave-combined-payment.ts';
import { capturePayment } from './capture-payment.ts';
import { endPayment } from './end-payment.ts';
import { releaseAtSupplier } from './release-at-supplier.ts';
import { changeBooking } from './transition.ts';

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
    async (tx, booking) =>
      // another payment, for several bookings, may have begun meanwhile
      booking.state === 'paying' && !booking.combinedPaymentId ? endPayment(tx, booking) : booking,
  );
  if (left.state === 'expired') await releaseAtSupplier(db, left);
}
