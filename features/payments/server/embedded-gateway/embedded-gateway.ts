import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { PaymentGateway, GatewayOrder, GatewayOrderRequest } from '#lib/server/ports/payment-gateway.ts';
import { sameSignature, signCallback, signWebhook } from '../signatures.ts';
import { byReceipt, findOrder, lockOrder, capturedOf, stateAt, type OrderRow } from './gateway.repo.ts';
import { refundPayment } from './refund-payment.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { gatewayOrders } from '../tables.ts';
import { clock } from '#lib/server/clock.ts';
import { gatewayId } from './gateway-id.ts';
import { currentGrouping } from '#lib/server/digit-grouping.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';

/** Creates an order; a known receipt gives its existing order. */
export async function createOrder(db: Db, request: GatewayOrderRequest): Promise<GatewayOrder> {
  const row = { ...request, id: gatewayId('order'), state: 'created', createdAt: clock.now() };
  await db.insert(gatewayOrders).values(row).onConflictDoNothing({ target: gatewayOrders.receipt });
  const order = await findOrder(db, byReceipt(request.receipt));
  if (!order) throw new Error(`The gateway lost order ${row.id}`);
  return presentGatewayOrder(db, order);
}

/** Closes an unpaid order for good. Waits for a payment in progress; a captured order stays paid. */
const closeOrder = (db: Db, { receipt }: { receipt: string }): Promise<GatewayOrder | null> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, byReceipt(receipt));
    if (!order) return null;
    if (order.state === 'paid') return presentGatewayOrder(tx, order);
    await tx.update(gatewayOrders).set({ state: 'closed' }).where(eq(gatewayOrders.id, order.id));
    return presentGatewayOrder(tx, { ...order, state: 'closed' });
  });

/** A gateway over the gateway_* tables that behaves like Razorpay, including signatures. No real money. */
export const embeddedGateway = (db: Db): PaymentGateway => ({
  createOrder: (request) => createOrder(db, request),
  getOrder: async ({ receipt }) => {
    const order = await findOrder(db, byReceipt(receipt));
    return order ? presentGatewayOrder(db, order) : null;
  },
  closeOrder: (order) => closeOrder(db, order),
  refund: (refund) => refundPayment(db, refund),
  verifyCallback: ({ orderId, paymentId, signature }) => sameSignature(signCallback({ orderId, paymentId }), signature),
  verifyWebhook: ({ rawBody, signature }) => sameSignature(signWebhook(rawBody), signature),
});

/** An order in the gateway's API. Its checkout groups digits as the payer reads them in the shop. */
async function presentGatewayOrder(db: Db, order: OrderRow): Promise<GatewayOrder> {
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
