import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { GatewayOrder } from '#lib/server/ports/payment-gateway.ts';
import { gatewayOrders } from '../tables.ts';
import { byReceipt, lockOrder } from './gateway.repo.ts';
import { presentGatewayOrder } from './present-gateway-order.ts';

/** Closes an unpaid order for good. Waits for a payment in progress; a captured order stays paid. */
export const closeOrder = (db: Db, { receipt }: { receipt: string }): Promise<GatewayOrder | null> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, byReceipt(receipt));
    if (!order) return null;
    if (order.state === 'paid') return presentGatewayOrder(tx, order);
    await tx.update(gatewayOrders).set({ state: 'closed' }).where(eq(gatewayOrders.id, order.id));
    return presentGatewayOrder(tx, { ...order, state: 'closed' });
  });
