import 'server-only';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { newId } from '#lib/shared/ids.ts';
import type { Share } from '../rules/shares.ts';
import { paymentOrders, paymentShares } from './tables.ts';
import { atomically } from './transaction-scope.ts';

export type PaymentOrder = typeof paymentOrders.$inferSelect;

/** What an order pays for: a booking, or a change of it (`reference`). */
export type Paying = { bookingId: string; reference?: string | undefined };

/** The relevant order: the open one, else the paid one, else the last closed one. */
export async function currentOrder(db: Db, { bookingId, reference = '' }: Paying): Promise<PaymentOrder | undefined> {
  const rank = sql`case ${paymentOrders.state} when 'created' then 0 when 'paid' then 1 else 2 end`;
  const [row] = await db
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.bookingId, bookingId), eq(paymentOrders.reference, reference)))
    .orderBy(rank, desc(paymentOrders.createdAt))
    .limit(1);
  return row;
}

/** The number of orders opened for a booking, or a change of it. */
export async function ordersOf(db: Db, { bookingId, reference = '' }: Paying): Promise<number> {
  const [row] = await db
    .select({ orders: count() })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.bookingId, bookingId), eq(paymentOrders.reference, reference)));
  return row?.orders ?? 0;
}

/** Our order by the gateway's id. */
export async function orderOfGateway(db: Db, gatewayOrderId: string): Promise<PaymentOrder | undefined> {
  const [row] = await db.select().from(paymentOrders).where(eq(paymentOrders.gatewayOrderId, gatewayOrderId));
  return row;
}

/** Opens an order with its shares, unless there is an open one, which the caller then reads. */
export async function openOrder(
  db: Db,
  { shares, ...order }: Paying & { amount: number; currency: string; shares: readonly Share[] },
): Promise<void> {
  const now = clock.now();
  const id = newId('ord', now.getTime());
  await atomically(db, async (tx) => {
    const opened = await tx
      .insert(paymentOrders)
      .values({ ...order, id, state: 'created', createdAt: now })
      .onConflictDoNothing()
      .returning({ id: paymentOrders.id });
    if (opened.length && shares.length)
      await tx.insert(paymentShares).values(shares.map((share) => ({ ...share, orderId: id })));
  });
}

/** The shares of an order; none for an order of one booking. */
export const sharesOf = (db: Db, orderId: string): Promise<Share[]> =>
  db
    .select({ bookingId: paymentShares.bookingId, amount: paymentShares.amount })
    .from(paymentShares)
    .where(eq(paymentShares.orderId, orderId))
    .orderBy(asc(paymentShares.bookingId));

/** Stores the gateway's id on an open order; false when it was closed or paid meanwhile. */
export async function recordGatewayOrder(db: Db, orderId: string, gatewayOrderId: string): Promise<boolean> {
  const open = and(eq(paymentOrders.id, orderId), eq(paymentOrders.state, 'created'));
  return (
    (await db.update(paymentOrders).set({ gatewayOrderId }).where(open).returning({ id: paymentOrders.id })).length > 0
  );
}

/** Closes our order; a paid order stays paid. */
export async function markClosed(db: Db, orderId: string): Promise<void> {
  await db
    .update(paymentOrders)
    .set({ state: 'closed' })
    .where(and(eq(paymentOrders.id, orderId), eq(paymentOrders.state, 'created')));
}
