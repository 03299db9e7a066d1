import 'server-only';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { log } from '#lib/server/log.ts';
import { retryDelayByAge } from '../rules/retry.ts';
import { paymentGateway } from './payment-gateway.ts';
import { markRefundProcessed, type Refund } from './refunds.repo.ts';
import { paymentOrders, refunds } from './tables.ts';

const BATCH = 20;
/** While a process asks the gateway, others skip the refund; after this time they take over. */
const LEASE = 30_000;

type SentRefunds = { processed: { bookingId: string; refundId: string; amount: number }[]; failed: number };

/** Sends pending refunds to the gateway, each with its own id as receipt, so that a repeat refunds nothing more. */
export async function sendRefunds({ db, now }: { db: Db; now: Date }): Promise<SentRefunds> {
  const sent: SentRefunds = { processed: [], failed: 0 };
  for (const { refund, paymentId } of await takeDue(db, now)) {
    try {
      const answer = await paymentGateway(db).refund({ receipt: refund.id, paymentId, amount: refund.amount });
      if (answer.state === 'pending') continue; // repeated after the lease; its webhook may be faster
      await markRefundProcessed(db, { refundId: refund.id, gatewayRefundId: answer.id, at: now });
      sent.processed.push({ bookingId: refund.bookingId, refundId: refund.id, amount: refund.amount });
    } catch (error) {
      log().error(
        { err: error, refundId: refund.id, bookingId: refund.bookingId },
        'the gateway did not take the refund',
      );
      const nextTryAt = new Date(now.getTime() + retryDelayByAge(refund.createdAt, now));
      await db
        .update(refunds)
        .set({ nextTryAt })
        .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'pending')));
      sent.failed++;
    }
  }
  return sent;
}

const takeDue = (db: Db, now: Date): Promise<{ refund: Refund; paymentId: string }[]> =>
  inTransaction(db, async (tx) => {
    const due = await tx
      .select({ refund: refunds, paymentId: paymentOrders.gatewayPaymentId })
      .from(refunds)
      .innerJoin(paymentOrders, eq(paymentOrders.id, refunds.orderId))
      .where(and(eq(refunds.state, 'pending'), lte(refunds.nextTryAt, now)))
      .orderBy(asc(refunds.nextTryAt))
      .limit(BATCH)
      .for('update', { of: refunds, skipLocked: true });
    if (!due.length) return [];
    await tx
      .update(refunds)
      .set({ nextTryAt: new Date(now.getTime() + LEASE) })
      .where(
        inArray(
          refunds.id,
          due.map(({ refund }) => refund.id),
        ),
      );
    return due.flatMap(({ refund, paymentId }) => (paymentId ? [{ refund, paymentId }] : []));
  });
