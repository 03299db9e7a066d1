import 'server-only';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { gatewayOrders, gatewayPayments } from '../tables.ts';

export type OrderRow = typeof gatewayOrders.$inferSelect;
export type PaymentRow = typeof gatewayPayments.$inferSelect;

export const byId = (id: string) => eq(gatewayOrders.id, id);
export const byReceipt = (receipt: string) => eq(gatewayOrders.receipt, receipt);

export async function findOrder(db: Db, which: SQL): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(gatewayOrders).where(which);
  return row;
}

/** Paying, closing and refunding lock the order first, so that they are serialised. */
export async function lockOrder(tx: Db, which: SQL): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(gatewayOrders).where(which).for('update');
  return row;
}

/** The captured payment of an order. */
export async function capturedOf(db: Db, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(gatewayPayments)
    .where(and(eq(gatewayPayments.orderId, orderId), eq(gatewayPayments.state, 'captured')));
  return row;
}

/** A paid order stays paid; a closed or expired one can never be paid. */
export function stateAt(order: OrderRow, now: Date): 'open' | 'paid' | 'closed' {
  if (order.state === 'paid') return 'paid';
  return order.state === 'closed' || order.expiresAt <= now ? 'closed' : 'open';
}
