import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { log } from '#lib/server/log.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import { AppError } from '#lib/shared/errors.ts';
import { capturedPayment, type CapturedPayment } from './captured-payment.ts';
import { gatewayEvent, type GatewayEvent } from './gateway-event.ts';
import { paymentGateway } from './payment-gateway.ts';
import { orderOfGateway, type PaymentOrder } from './payment-orders.repo.ts';
import { markRefundProcessed } from './refunds.repo.ts';
import { webhookEvents } from './tables.ts';
import { mustBeInTransaction } from './transaction-scope.ts';

export type WebhookNews =
  | { duplicate: true }
  | { duplicate?: false; event: 'payment.captured'; payment: CapturedPayment }
  | { duplicate?: false; event: 'payment.failed'; bookingId: string; message: string }
  | { duplicate?: false; event: 'refund.processed'; bookingId: string; refundId: string; amount: number }
  | { duplicate?: false; event: 'ignored' };

/** A webhook signed by the gateway: delivery id and event. */
export type SignedWebhook = { id: string; event: GatewayEvent };

/**
 * Checks the signature of a webhook over its raw body before any query. Throws UNAUTHENTICATED when it is missing or
 * wrong, BAD_REQUEST for a signed body without an event.
 */
export function verifyWebhook({ db, request }: { db: Db; request: RequestFacts }): SignedWebhook {
  const signature = request.headers.get('x-razorpay-signature') ?? '';
  if (!paymentGateway(db).verifyWebhook({ rawBody: request.rawBody, signature })) {
    throw new AppError('UNAUTHENTICATED', 'The signature does not fit this body. Nothing was read from it.');
  }
  const id = request.headers.get('x-razorpay-event-id');
  if (!id || id.length > 100) throw new AppError('BAD_REQUEST', 'A webhook names its event in X-Razorpay-Event-Id.');
  return { id, event: gatewayEvent(request.rawBody) };
}

/**
 * Reads a signed webhook within the transaction that handles it: the event counts as seen only when that commits, and a
 * second delivery waits for the first. Events arrive twice, late and out of order; the caller's state decides what they
 * mean.
 */
export async function readWebhook({
  db,
  webhook: { id, event },
}: {
  db: Db;
  webhook: SignedWebhook;
}): Promise<WebhookNews> {
  mustBeInTransaction(db, 'readWebhook');
  const fresh = await db
    .insert(webhookEvents)
    .values({ id, event: event.event, receivedAt: clock.now() })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id });
  return fresh.length ? newsOf(db, event) : { duplicate: true };
}

async function newsOf(db: Db, event: GatewayEvent): Promise<WebhookNews> {
  if (event.event === 'refund.processed') {
    const { receipt, id } = event.payload.refund.entity;
    const refund = await markRefundProcessed(db, { refundId: receipt, gatewayRefundId: id, at: clock.now() });
    return refund
      ? { event: 'refund.processed', bookingId: refund.bookingId, refundId: refund.id, amount: refund.amount }
      : { event: 'ignored' };
  }
  if (event.event === 'other') return { event: 'ignored' };
  const order = await ourOrder(db, event.payload.payment.entity.order_id);
  if (!order?.gatewayOrderId) return { event: 'ignored' };
  if (event.event === 'payment.captured')
    return {
      event: 'payment.captured',
      payment: capturedPayment(order, order.gatewayOrderId, event.payload.payment.entity),
    };
  return {
    event: 'payment.failed',
    bookingId: order.bookingId,
    message: event.payload.payment.entity.error_description,
  };
}

async function ourOrder(db: Db, gatewayOrderId: string): Promise<PaymentOrder | undefined> {
  const order = await orderOfGateway(db, gatewayOrderId);
  if (!order) log().warn({ gatewayOrderId }, 'webhook for an order that is not ours');
  return order;
}
