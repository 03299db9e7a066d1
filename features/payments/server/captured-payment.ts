import 'server-only';
import type { GatewayPayment } from '#lib/server/ports/payment-gateway.ts';
import type { PaymentOrder } from './payment-orders.repo.ts';

/** Money the gateway holds for a booking, whoever brought the news. Amount in paise. */
export type CapturedPayment = {
  bookingId: string;
  orderId: string;
  gatewayOrderId: string;
  gatewayPaymentId: string;
  amount: number;
  currency: string;
  method: string;
};

/** Our order and the gateway's payment, as one. */
export const capturedPayment = (
  order: PaymentOrder,
  gatewayOrderId: string,
  payment: GatewayPayment,
): CapturedPayment => ({
  bookingId: order.bookingId,
  orderId: order.id,
  gatewayOrderId,
  gatewayPaymentId: payment.id,
  amount: payment.amount,
  currency: order.currency,
  method: payment.method,
});

/** What our own books know of an order's payment, or null while it is not recorded as paid. */
export function recordedPayment(order: PaymentOrder): CapturedPayment | null {
  if (order.state !== 'paid' || !order.gatewayOrderId || !order.gatewayPaymentId) return null;
  return capturedPayment(order, order.gatewayOrderId, {
    id: order.gatewayPaymentId,
    amount: order.amount,
    method: order.method ?? 'unknown',
  });
}
