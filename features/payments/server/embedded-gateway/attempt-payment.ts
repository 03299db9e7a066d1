import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { gatewayAttempt } from '../../contract.ts';
import { DECLINED, LATE_WEBHOOK_SECONDS } from '../../rules/checkout.ts';
import { MOST_ATTEMPTS, TOO_MANY_ATTEMPTS } from '../../rules/payment-limits.ts';
import { signCallback } from '../signatures.ts';
import { gatewayOrders, gatewayPayments } from '../tables.ts';
import { paymentEvent, queueEvent } from './events.ts';
import { byId, capturedOf, lockOrder, stateAt, type OrderRow, type PaymentRow } from './gateway.repo.ts';
import { gatewayId } from './gateway-id.ts';
import { returnPath } from './return-path.ts';

/**
 * A payment attempt with the selected outcome: the shop gets a webhook, and a success returns signed fields to its
 * callback. Attempts on one order are serialised, so at most one is captured and the others are redirected to it.
 * Throws STATE_BLOCKED when the order is closed, expired, or was attempted `MOST_ATTEMPTS` times.
 */
export const attemptPayment: UseCase<typeof gatewayAttempt> = ({ db, body }) =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, byId(body.orderId));
    if (!order) throw notFound('This payment');
    const now = clock.now();
    const state = stateAt(order, now);
    if (state === 'paid')
      return {
        callback: await callbackOf(tx, order),
        paid: true,
        message: 'This order was already paid. Nothing more was charged.',
      };
    if (state === 'closed')
      throw new AppError(
        'STATE_BLOCKED',
        'This payment is closed, so nothing was charged. Go back to the shop to see the status of your order.',
      );
    if (order.attempts >= MOST_ATTEMPTS) throw new AppError('STATE_BLOCKED', TOO_MANY_ATTEMPTS);
    if (body.outcome === 'failure') {
      await recordPayment(tx, order, { method: body.method, state: 'failed', error: DECLINED, at: now });
      return {
        callback: null,
        paid: false,
        message: `${DECLINED} Nothing was charged. Try again, or choose another way to pay.`,
      };
    }
    const payment = await recordPayment(tx, order, {
      method: body.method,
      state: 'captured',
      error: null,
      at: now,
      outcome: body.outcome,
    });
    if (body.outcome === 'success-no-return')
      return {
        callback: null,
        paid: true,
        message: 'Paid. As chosen, this browser stays here, and the shop hears of it by webhook.',
      };
    return { callback: signedCallback(order, payment.id), paid: true, message: 'Paid. Taking you back to the shop.' };
  });

type Ending = { method: string; state: 'captured' | 'failed'; error: string | null; at: Date; outcome?: string };

async function recordPayment(
  tx: Db,
  order: OrderRow,
  { method, state, error, at, outcome }: Ending,
): Promise<PaymentRow> {
  const payment: PaymentRow = {
    id: gatewayId('pay'),
    orderId: order.id,
    amount: order.amount,
    refunded: 0,
    method,
    state,
    error,
    createdAt: at,
  };
  await tx.insert(gatewayPayments).values(payment);
  await tx
    .update(gatewayOrders)
    .set({ state: state === 'captured' ? 'paid' : 'attempted', attempts: sql`${gatewayOrders.attempts} + 1` })
    .where(eq(gatewayOrders.id, order.id));
  const late = outcome === 'success-late-webhook' ? LATE_WEBHOOK_SECONDS * 1000 : 0;
  await queueEvent(tx, paymentEvent(payment, order), {
    dueAt: new Date(at.getTime() + late),
    copies: outcome === 'success-duplicate-webhook' ? 2 : 1,
  });
  return payment;
}

async function callbackOf(tx: Db, order: OrderRow) {
  const captured = await capturedOf(tx, order.id);
  return captured ? signedCallback(order, captured.id) : null;
}

const signedCallback = (order: OrderRow, paymentId: string) => ({
  url: returnPath(order.callbackUrl),
  fields: {
    razorpay_order_id: order.id,
    razorpay_payment_id: paymentId,
    razorpay_signature: signCallback({ orderId: order.id, paymentId }),
  },
});
