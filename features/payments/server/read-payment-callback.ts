import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import { capturedPayment, type CapturedPayment } from './captured-payment.ts';
import type { CheckoutReturn } from './checkout-return.ts';
import { paymentGateway } from './payment-gateway.ts';
import { orderOfGateway } from './payment-orders.repo.ts';

/**
 * The payment a browser returns with from the checkout. Accepted only when the gateway signed it for one of our orders
 * (DOMAIN.md [49]: the stored order id, not the one sent) and confirms the payment. Throws FORBIDDEN otherwise.
 */
export async function readPaymentCallback({
  db,
  fields,
}: {
  db: Db;
  fields: CheckoutReturn;
}): Promise<CapturedPayment> {
  const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature } = fields;
  if (!orderId || !paymentId || !signature) throw notFromTheGateway();
  const order = await orderOfGateway(db, orderId);
  if (!order?.gatewayOrderId) throw notFromTheGateway();
  const gateway = paymentGateway(db);
  const signed = gateway.verifyCallback({ orderId: order.gatewayOrderId, paymentId, signature });
  if (!signed) throw notFromTheGateway();
  const remote = await gateway.getOrder({ receipt: order.id });
  if (remote?.payment?.id !== paymentId) throw notFromTheGateway();
  return capturedPayment(order, order.gatewayOrderId, remote.payment);
}

const notFromTheGateway = () =>
  new AppError(
    'FORBIDDEN',
    'This answer does not come from the payment gateway, so nothing was changed. If you have paid, your booking shows it within a minute.',
  );
