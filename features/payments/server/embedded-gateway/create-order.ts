import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { GatewayOrder, GatewayOrderRequest } from '#lib/server/ports/payment-gateway.ts';
import { gatewayOrders } from '../tables.ts';
import { byReceipt, findOrder } from './gateway.repo.ts';
import { gatewayId } from './gateway-id.ts';
import { presentGatewayOrder } from './present-gateway-order.ts';

/** Creates an order; a known receipt gives its existing order. */
export async function createOrder(db: Db, request: GatewayOrderRequest): Promise<GatewayOrder> {
  const row = { ...request, id: gatewayId('order'), state: 'created', createdAt: clock.now() };
  await db.insert(gatewayOrders).values(row).onConflictDoNothing({ target: gatewayOrders.receipt });
  const order = await findOrder(db, byReceipt(request.receipt));
  if (!order) throw new Error(`The gateway lost order ${row.id}`);
  return presentGatewayOrder(db, order);
}
