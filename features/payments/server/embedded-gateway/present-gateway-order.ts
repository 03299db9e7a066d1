import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { GatewayOrder } from '#lib/server/ports/payment-gateway.ts';
import { currentGrouping } from '#lib/server/digit-grouping.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { capturedOf, stateAt, type OrderRow } from './gateway.repo.ts';

/** An order in the gateway's API. Its checkout groups digits as the payer reads them in the shop. */
export async function presentGatewayOrder(db: Db, order: OrderRow): Promise<GatewayOrder> {
  const paid = order.state === 'paid' ? await capturedOf(db, order.id) : undefined;
  return {
    id: order.id,
    receipt: order.receipt,
    amount: order.amount,
    currency: order.currency,
    state: stateAt(order, clock.now()),
    payment: paid ? { id: paid.id, amount: paid.amount, method: paid.method } : null,
    checkoutUrl: serverRoutes.gatewayCheckout(order.id, currentGrouping()),
  };
}
