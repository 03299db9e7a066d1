import 'server-only';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { leftOfOrder, type PaidOrder } from '../rules/shares.ts';
import { paymentOrders, paymentShares, refunds } from './tables.ts';

export type Refund = typeof refunds.$inferSelect;

/** The refunds of a key: several where several payments contributed. */
export const refundsOfKey = (db: Db, key: string): Promise<Refund[]> =>
  db
    .select()
    .from(refunds)
    .where(or(eq(refunds.key, key), sql`starts_with(${refunds.key}, ${`${key}#`})`))
    .orderBy(refunds.key);

/** The orders that paid for a booking: its own, and those of which it has a share. */
const ordersFor = (bookingId: string) => sql`(
  select ${paymentOrders.id} from ${paymentOrders} where ${paymentOrders.bookingId} = ${bookingId}
  union all select ${paymentShares.orderId} from ${paymentShares} where ${paymentShares.bookingId} = ${bookingId})`;

/** A booking's paid orders, its share of each, and when it was paid; the oldest first. Amounts in paise. */
export const paidOrdersOf = (db: Db, bookingId: string) =>
  db
    .select({
      orderId: paymentOrders.id,
      amount: paymentOrders.amount,
      share: sql<number>`coalesce(${paymentShares.amount}, ${paymentOrders.amount})`.mapWith(Number),
      method: paymentOrders.method,
      at: paymentOrders.paidAt,
    })
    .from(paymentOrders)
    .leftJoin(paymentShares, and(eq(paymentShares.orderId, paymentOrders.id), eq(paymentShares.bookingId, bookingId)))
    .where(and(sql`${paymentOrders.id} in ${ordersFor(bookingId)}`, eq(paymentOrders.state, 'paid')))
    .orderBy(paymentOrders.id);

/**
 * A booking's paid orders, locked to serialise refunds, with the refundable rest of each: no more than is left of the
 * booking's share, nor of the order.
 */
export async function refundableOrders(db: Db, bookingId: string): Promise<{ orderId: string; left: number }[]> {
  const paid: PaidOrder[] = await paidOrdersOf(db, bookingId).for('update', { of: paymentOrders });
  if (!paid.length) return [];
  const ids = paid.map(({ orderId }) => orderId);
  const given = await db
    .select({
      orderId: refunds.orderId,
      bookingId: refunds.bookingId,
      amount: sql<number>`sum(${refunds.amount})`.mapWith(Number),
    })
    .from(refunds)
    .where(and(inArray(refunds.orderId, ids), eq(refunds.target, 'source')))
    .groupBy(refunds.orderId, refunds.bookingId);
  return paid.map((order) => ({ orderId: order.orderId, left: leftOfOrder(order, bookingId, given) }));
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
