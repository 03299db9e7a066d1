import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { gatewayDeliveries } from '../tables.ts';
import type { OrderRow, PaymentRow } from './gateway.repo.ts';
import { gatewayId } from './gateway-id.ts';

type Payload = {
  entity: 'event';
  event: string;
  contains: string[];
  payload: Record<string, { entity: Record<string, unknown> }>;
  created_at: number;
};

const event = (name: string, payload: Payload['payload'], at: Date): Payload => ({
  entity: 'event',
  event: name,
  contains: Object.keys(payload),
  payload,
  created_at: Math.floor(at.getTime() / 1000),
});

const paymentEntity = (payment: PaymentRow, order: OrderRow) => ({
  id: payment.id,
  entity: 'payment',
  amount: payment.amount,
  currency: order.currency,
  status: payment.state,
  order_id: order.id,
  method: payment.method,
  amount_refunded: payment.refunded,
  error_description: payment.error,
});

/** `payment.captured` or `payment.failed`, in Razorpay's shape. */
export const paymentEvent = (payment: PaymentRow, order: OrderRow): Payload =>
  event(`payment.${payment.state}`, { payment: { entity: paymentEntity(payment, order) } }, payment.createdAt);

/** `refund.processed`, in Razorpay's shape. */
export const refundEvent = (refund: {
  id: string;
  paymentId: string;
  amount: number;
  receipt: string;
  createdAt: Date;
}): Payload =>
  event(
    'refund.processed',
    {
      refund: {
        entity: {
          id: refund.id,
          entity: 'refund',
          payment_id: refund.paymentId,
          amount: refund.amount,
          receipt: refund.receipt,
          status: 'processed',
        },
      },
    },
    refund.createdAt,
  );

/** Queues an event for delivery, in the transaction of its cause; `copies` share one event id. */
export async function queueEvent(
  tx: Db,
  payload: Payload,
  { dueAt, copies = 1 }: { dueAt: Date; copies?: number },
): Promise<void> {
  const eventId = gatewayId('evt');
  await tx.insert(gatewayDeliveries).values(Array.from({ length: copies }, () => ({ eventId, payload, dueAt })));
}
