import 'server-only';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { escrowOf } from '../rules/accounts.ts';
import type { CapturedPayment } from './captured-payment.ts';
import { postToLedger } from './post-to-ledger.ts';
import { paymentOrders } from './tables.ts';
import { atomically } from './transaction-scope.ts';

/**
 * Records a captured payment once, however it is reported: the order is paid and the money is in the booking's escrow.
 * A payment for a closed order is recorded too, and refunded by the caller. `first` is false for a repeated report.
 * Runs in the caller's transaction.
 */
export async function recordCapture({
  db,
  payment,
  at,
}: {
  db: Db;
  payment: CapturedPayment;
  at: Date;
}): Promise<{ first: boolean }> {
  const { orderId, bookingId, gatewayPaymentId, gatewayOrderId, method, amount } = payment;
  return atomically(db, async (tx) => {
    const unpaid = and(eq(paymentOrders.id, orderId), ne(paymentOrders.state, 'paid'));
    await tx
      .update(paymentOrders)
      .set({ state: 'paid', gatewayOrderId, gatewayPaymentId, method, paidAt: at })
      .where(unpaid);
    const { posted } = await postToLedger({
      db: tx,
      key: `capture:${gatewayPaymentId}`,
      bookingId,
      at,
      note: `Paid by ${method}`,
      entries: [
        { account: escrowOf(bookingId), amount },
        { account: 'gateway', amount: -amount },
      ],
    });
    return { first: posted };
  });
}
