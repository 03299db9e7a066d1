import 'server-only';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { escrowOf } from '../rules/accounts.ts';
import type { CapturedPayment } from './captured-payment.ts';
import { captureShares, type Share } from '../rules/shares.ts';
import { sharesOf } from './payment-orders.repo.ts';
import { postToLedger } from './post-to-ledger.ts';
import { paymentOrders } from './tables.ts';
import { atomically } from './transaction-scope.ts';

/**
 * Records a captured payment once, however it is reported: the order is paid and the money is in the escrow of its booking,
 * or each share in the escrow of its own. A payment for a closed order is recorded too, and refunded by the caller. `first`
 * is false for a repeated report; `shares` say what was booked for whom. Runs in the caller's transaction.
 */
export async function recordCapture({
  db,
  payment,
  at,
}: {
  db: Db;
  payment: CapturedPayment;
  at: Date;
}): Promise<{ first: boolean; shares: Share[] }> {
  const { orderId, bookingId, gatewayPaymentId, gatewayOrderId, method, amount } = payment;
  return atomically(db, async (tx) => {
    const unpaid = and(eq(paymentOrders.id, orderId), ne(paymentOrders.state, 'paid'));
    await tx
      .update(paymentOrders)
      .set({ state: 'paid', gatewayOrderId, gatewayPaymentId, method, paidAt: at })
      .where(unpaid);
    const shares = captureShares({ bookingId, amount }, await sharesOf(tx, orderId));
    const { posted } = await postToLedger({
      db: tx,
      key: `capture:${gatewayPaymentId}`,
      bookingId,
      at,
      note: `Paid by ${method}`,
      entries: [
        ...shares.map((share) => ({ account: escrowOf(share.bookingId), amount: share.amount })),
        { account: 'gateway' as const, amount: -amount },
      ],
    });
    return { first: posted, shares };
  });
}
