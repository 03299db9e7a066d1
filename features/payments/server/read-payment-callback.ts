import 'server-only';
import { z } from 'zod';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import { capturedPayment, type CapturedPayment } from './captured-payment.ts';
import { paymentGateway } from './payment-gateway.ts';
import { orderOfGateway } from './payment-orders.repo.ts';

const callbackFields = z.object({
  razorpay_order_id: z.string().max(60),
  razorpay_payment_id: z.string().max(60),
  razorpay_signature: z.string().max(200),
});

/**
 * The payment a browser brings back from the checkout. It counts only when the gateway signed it for an order of ours
 * (DOMAIN.md [49]: the stored order id, not the one sent) and holds that very payment. Throws FORBIDDEN otherwise.
 */
export async function readPaymentCallback({ db, fields }: { db: Db; fields: Record<string, string> }): Promise<CapturedPayment> {
  const given = callbackFields.safeParse(fields);
  if (!given.success) throw notFromTheGateway();
  const order = await orderOfGateway(db, given.data.razorpay_order_id);
  if (!order?.gatewayOrderId) throw notFromTheGateway();
  const paymentId = given.data.razorpay_payment_id;
  const gateway = paymentGateway(db);
  const signed = gateway.verifyCallback({ orderId: order.gatewayOrderId, paymentId, signature: given.data.razorpay_signature });
  if (!signed) throw notFromTheGateway();
  const remote = await gateway.getOrder({ receipt: order.id });
  if (remote?.payment?.id !== paymentId) throw notFromTheGateway();
  return capturedPayment(order, order.gatewayOrderId, remote.payment);
}

const notFromTheGateway = () =>
  new AppError('FORBIDDEN', 'This answer does not come from the payment gateway, so nothing was changed. If you have paid, your booking shows it within a minute.');
