import 'server-only';
import { recordCapture, refundToSource, escrowOf, type CapturedPayment } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import { lockedBookings, type BookingRow } from '../bookings.repo.ts';
import { captured, usePayment } from '../capture-payment.ts';
import { fulfilPaidBookings } from '../fulfil-paid-booking.ts';
import { combinedById, endCombined } from './combined-payments.repo.ts';

/** Captures a payment for several bookings, whoever reports it first, and asks the suppliers to confirm what it paid for. */
export async function captureCombinedPayment(db: Db, payment: CapturedPayment): Promise<void> {
  await fulfilPaidBookings(db, await retryOnConflict(db, (tx) => takeCombinedCapture(tx, payment)));
}

/**
 * The part within one transaction: every share is in its booking's escrow, and books it or goes back. Gives the bookings that
 * the suppliers are to confirm next; none when the payment was known.
 */
export async function takeCombinedCapture(tx: Db, payment: CapturedPayment): Promise<BookingRow[]> {
  const combined = await combinedById(tx, payment.bookingId);
  const bookings = await lockedBookings(
    tx,
    combined.parts.map(({ bookingId }) => bookingId),
  );
  const { first, shares } = await recordCapture({ db: tx, payment, at: clock.now() });
  if (!first) return [];
  if (shares.some(({ bookingId }) => bookingId === combined.id)) {
    await returnWhole(tx, payment);
    return [];
  }
  await endCombined(tx, combined.id, 'paidAt');
  const paid: BookingRow[] = [];
  for (const booking of bookings) {
    const share = shares.find(({ bookingId }) => bookingId === booking.id);
    if (share) paid.push(...some(await usePayment(tx, booking, { ...payment, ...share }, combined)));
    else if (booking.state === 'paying' && booking.combinedPaymentId === combined.id)
      paid.push(await captured(tx, booking, { wallet: booking.walletPaid, gateway: 0, method: 'wallet' }, combined));
  }
  return paid;
}

const some = <One>(one: One | null): One[] => (one === null ? [] : [one]);

/** The gateway captured another amount than the shares sum to: no booking may use it. */
const returnWhole = (tx: Db, { bookingId, gatewayPaymentId, amount }: CapturedPayment) =>
  refundToSource({
    db: tx,
    key: `stray:${gatewayPaymentId}`,
    bookingId,
    from: escrowOf(bookingId),
    amount,
    at: clock.now(),
  });
