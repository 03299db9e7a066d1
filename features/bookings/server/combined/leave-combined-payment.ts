import 'server-only';
import { closePayment } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import { lockedBookings } from '../bookings.repo.ts';
import { endPayment } from '../end-payment.ts';
import { releaseAtSupplier } from '../release-at-supplier.ts';
import { captureCombinedPayment } from './capture-combined-payment.ts';
import { combinedById, endCombined } from './combined-payments.repo.ts';

/**
 * Ends a payment for several bookings that was abandoned, refused or timed out. The gateway's order is closed first; if it was
 * paid after all, that counts. Then every booking is as before the payment, or expires when its hold is over.
 */
export async function leaveCombinedPayment(db: Db, id: string): Promise<void> {
  const closed = await closePayment({ db, bookingId: id, now: clock.now() });
  if (closed.outcome === 'paid') return captureCombinedPayment(db, closed.payment);
  const ended = await retryOnConflict(db, async (tx) => {
    const { parts } = await combinedById(tx, id);
    const bookings = await lockedBookings(
      tx,
      parts.map(({ bookingId }) => bookingId),
    );
    const left = [];
    for (const booking of bookings)
      if (booking.state === 'paying' && booking.combinedPaymentId === id) left.push(await endPayment(tx, booking));
    if (left.length) await endCombined(tx, id, 'leftAt');
    return left;
  });
  for (const booking of ended) if (booking.state === 'expired') await releaseAtSupplier(db, booking);
}
