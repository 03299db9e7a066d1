import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { log } from '#lib/server/log.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { Share } from '../rules/shares.ts';
import { MOST_ORDERS, TOO_MANY_ORDERS } from '../rules/payment-limits.ts';
import { paymentGateway } from './payment-gateway.ts';
import {
  currentOrder,
  recordGatewayOrder,
  markClosed,
  openOrder,
  ordersOf,
  type Paying,
} from './payment-orders.repo.ts';
import { mustBeOutsideTransaction } from './transaction-scope.ts';

/**
 * `amount` in paise. `callbackUrl` is where the payer's browser returns to, `expiresAt` the deadline. `shares`: for a payment
 * of several bookings, what it pays for each; they sum to `amount`.
 */
type PaymentRequest = Paying & {
  db: Db;
  userId: string;
  amount: number;
  currency: string;
  description: string;
  expiresAt: Date;
  callbackUrl: string;
  shares?: readonly Share[];
};
export type StartedPayment = { orderId: string; gatewayOrderId: string; checkoutUrl: string; amount: number };

/**
 * Opens the payment order of a booking, or of a change (`reference`), and gives its checkout address. While it is open
 * every call gives the same order at its original amount; an expired or closed one is replaced. Call outside a
 * transaction. Throws STATE_BLOCKED when it is already paid, and after `MOST_ORDERS`.
 */
export async function startPayment({
  db,
  bookingId,
  reference = '',
  userId,
  amount,
  currency,
  description,
  expiresAt,
  callbackUrl,
  shares = [],
}: PaymentRequest): Promise<StartedPayment> {
  mustBeOutsideTransaction(db, 'startPayment');
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`Not an amount to pay: ${amount}`);
  if (shares.length && shares.reduce((sum, share) => sum + share.amount, 0) !== amount)
    throw new RangeError(`The shares do not sum to ${amount}`);
  const paying = { bookingId, reference };
  const current = await currentOrder(db, paying);
  if (current?.state === 'paid') throw alreadyPaid();
  if (current?.state === 'closed' && (await ordersOf(db, paying)) >= MOST_ORDERS)
    throw new AppError('STATE_BLOCKED', TOO_MANY_ORDERS);
  const gateway = paymentGateway(db);
  for (let tries = 0; tries < 3; tries++) {
    await openOrder(db, { ...paying, amount, currency, shares });
    const order = await currentOrder(db, paying);
    if (order?.state !== 'created') continue; // closed by another call meanwhile
    const remote = await gateway.createOrder({
      receipt: order.id,
      amount: order.amount,
      currency: order.currency,
      description,
      expiresAt,
      callbackUrl,
    });
    if (remote.state === 'paid') throw alreadyPaid();
    if (remote.state === 'open' && (await recordGatewayOrder(db, order.id, remote.id))) {
      log().info({ bookingId, userId, orderId: order.id, gatewayOrderId: remote.id }, 'payment order open');
      return { orderId: order.id, gatewayOrderId: remote.id, checkoutUrl: remote.checkoutUrl, amount: order.amount };
    }
    await gateway.closeOrder({ receipt: order.id });
    await markClosed(db, order.id);
  }
  throw new AppError(
    'CONFLICT',
    'This payment was opened and closed at the same time. Nothing was charged. Start it again.',
  );
}

const alreadyPaid = () =>
  new AppError(
    'STATE_BLOCKED',
    'This booking is already paid, and nothing more is charged. Open it to see its status.',
  );
