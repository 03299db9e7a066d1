import 'server-only';
import type { GatewayPayment } from '#lib/server/ports/payment-gateway.ts';
import type { PaymentOrder } from './payment-orders.repo.ts';

/** A captured payment for a booking, however it was reported. Amount in paise. */
export type CapturedPayment = {
  bookingId: string;
  orderId: string;
  gatewayOrderId: string;
  gatewayPaymentId: string;
  amount: number;
  currency: string;
  method: string;
};

/** Combines our order with the gateway's payment. */
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

/** The recorded payment of an order, or null while none is recorded. */
export function recordedPayment(order: PaymentOrder): CapturedPayment | null {
  if (order.state !== 'paid' || !order.gatewayOrderId || !order.gatewayPaymentId) return null;
  return capturedPayment(order, order.gatewayOrderId, {
    id: order.gatewayPaymentId,
    amount: order.amount,
    method: order.method ?? 'unknown',
  });
}
