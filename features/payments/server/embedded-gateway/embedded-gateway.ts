import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { PaymentGateway } from '#lib/server/ports/payment-gateway.ts';
import { sameSignature, signCallback, signWebhook } from '../signatures.ts';
import { closeOrder } from './close-order.ts';
import { createOrder } from './create-order.ts';
import { byReceipt, findOrder } from './gateway.repo.ts';
import { presentGatewayOrder } from './present-gateway-order.ts';
import { refundPayment } from './refund-payment.ts';

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
