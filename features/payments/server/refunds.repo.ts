import 'server-only';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { paymentOrders, refunds } from './tables.ts';

export type Refund = typeof refunds.$inferSelect;

/** The refunds of a key: several where several payments contributed. */
export const refundsOfKey = (db: Db, key: string): Promise<Refund[]> =>
  db
    .select()
    .from(refunds)
    .where(or(eq(refunds.key, key), sql`starts_with(${refunds.key}, ${`${key}#`})`))
    .orderBy(refunds.key);

/** A booking's paid orders, locked to serialise refunds, with the refundable rest of each. */
export async function refundableOrders(db: Db, bookingId: string): Promise<{ orderId: string; left: number }[]> {
  const paid = await db
    .select({ orderId: paymentOrders.id, amount: paymentOrders.amount })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.bookingId, bookingId), eq(paymentOrders.state, 'paid')))
    .orderBy(paymentOrders.id)
    .for('update');
  const given = await db
    .select({ orderId: refunds.orderId, amount: sql<string>`sum(${refunds.amount})` })
    .from(refunds)
    .where(and(eq(refunds.bookingId, bookingId), eq(refunds.target, 'source')))
    .groupBy(refunds.orderId);
  const back = new Map(given.map(({ orderId, amount }) => [orderId, Number(amount)]));
  return paid.map(({ orderId, amount }) => ({ orderId, left: amount - (back.get(orderId) ?? 0) }));
}

/** Marks a refund as processed, by our id (its receipt); repeated reports change nothing. */
export async function markRefundProcessed(
  db: Db,
  { refundId, gatewayRefundId, at }: { refundId: string; gatewayRefundId: string; at: Date },
): Promise<Refund | undefined> {
  await db
    .update(refunds)
    .set({ state: 'processed', gatewayRefundId, processedAt: at, nextTryAt: null })
    .where(and(eq(refunds.id, refundId), eq(refunds.state, 'pending')));
  const [row] = await db.select().from(refunds).where(eq(refunds.id, refundId));
  return row;
}
