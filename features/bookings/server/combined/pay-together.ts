import 'server-only';
import { closePayment, startPayment } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import type * as contract from '../../contract.ts';
import { MOST_BEGUN, TOO_MANY_BEGUN, combinedParts, gatewayShares } from '../../rules/combined-payment.ts';
import { priceMoved } from '../../rules/sentences.ts';
import { bookingById, lockedBookings, type BookingRow } from '../bookings.repo.ts';
import { captured } from '../capture-payment.ts';
import { fulfilPaidBookings } from '../fulfil-paid-booking.ts';
import { mustBePayable, setAside } from '../pay-booking.ts';
import { bookingSummary } from '../products/index.ts';
import { combinedPayments } from '../tables.ts';
import { transition } from '../transition.ts';
import { begunSince, combinedById, endCombined, type CombinedPayment } from './combined-payments.repo.ts';

/** The payment as begun, and what the wallet has paid for already. */
type Begun = { payment: CombinedPayment; paid: BookingRow[] };

/**
 * Starts one payment for several held bookings: the wallet's part moves to their escrows at once, the rest is one order at the
 * gateway with a share for each. Repeated calls give the same order. Throws as `bookings.pay` for each of them.
 */
export const payTogether: UseCase<typeof contract.payTogether> = async ({ db, body, caller: { userId } }) => {
  const { payment, paid } = await retryOnConflict(db, (tx) => beginTogether(tx, userId, body));
  await fulfilPaidBookings(db, paid);
  return { paymentId: payment.id, checkoutUrl: payment.paidAt ? null : await openCheckout(db, payment) };
};

async function beginTogether(
  tx: Db,
  userId: string,
  { bookingIds, expectedTotal, walletAmount }: { bookingIds: string[]; expectedTotal: number; walletAmount: number },
): Promise<Begun> {
  const now = clock.now();
  const bookings = await lockedBookings(tx, bookingIds);
  const under = await paymentUnderWay(tx, userId, bookings);
  if (under) return { payment: under, paid: [] };
  const total = bookings.reduce((sum, booking) => sum + booking.total, 0);
  if (total !== expectedTotal)
    throw new AppError('PRICE_CHANGED', priceMoved(expectedTotal, total, bookings[0]!.currency));
  if (walletAmount > total) throw tooMuchWallet();
  if ((await begunSince(tx, userId, new Date(now.getTime() - 3_600_000))) >= MOST_BEGUN)
    throw new AppError('STATE_BLOCKED', TOO_MANY_BEGUN);

  const parts = combinedParts(bookings, walletAmount);
  const { currency } = bookings[0]!;
  const [payment] = await tx
    .insert(combinedPayments)
    .values({ id: newId('cmb', now.getTime()), userId, currency, parts, createdAt: now })
    .returning();
  if (!payment) throw new Error('The payment was not stored');
  // all bookings before any money: rows are locked before accounts
  const paying: BookingRow[] = [];
  for (const [at, booking] of bookings.entries())
    paying.push(
      await transition(tx, booking, 'pay', {
        walletPaid: parts[at]!.wallet,
        gatewayPaid: 0,
        paymentMethod: null,
        paymentProblem: null,
        combinedPaymentId: payment.id,
        paymentPlan: null,
      }),
    );
  for (const booking of paying) if (booking.walletPaid) await setAside(tx, booking, now);
  if (walletAmount < total) return { payment, paid: [] };
  const paid: BookingRow[] = [];
  for (const booking of paying)
    paid.push(await captured(tx, booking, { wallet: booking.total, gateway: 0, method: 'wallet' }, payment));
  await endCombined(tx, payment.id, 'paidAt');
  return { payment: { ...payment, paidAt: now }, paid };
}

/**
 * The payment that these very bookings are in; null where all of them can be paid now. Throws NOT_FOUND for bookings of others
 * and of companies, STATE_BLOCKED, HOLD_EXPIRED.
 */
async function paymentUnderWay(tx: Db, userId: string, bookings: BookingRow[]): Promise<CombinedPayment | null> {
  const now = clock.now();
  if (bookings.some((booking) => booking.userId !== userId || booking.companyId !== null))
    throw notFound('This booking');
  const [id, ...others] = new Set(
    bookings.map(({ state, combinedPaymentId }) => state === 'paying' && combinedPaymentId),
  );
  if (id && !others.length) {
    const payment = await combinedById(tx, id);
    if (payment.parts.length === bookings.length) return payment;
  }
  for (const booking of bookings) {
    mustBePayable(booking, now);
    if (booking.state !== 'held')
      throw new AppError(
        'STATE_BLOCKED',
        `A payment for ${bookingSummary(booking).name} is under way. Finish or cancel it first. Nothing was charged.`,
      );
    if (booking.currency !== bookings[0]!.currency)
      throw new AppError('STATE_BLOCKED', 'These bookings are in different currencies. Pay them one by one.');
  }
  return null;
}

function tooMuchWallet(): AppError {
  const message = 'That is more than the price. Use the price or less from the wallet.';
  return new AppError('INVALID_INPUT', message, { fields: { walletAmount: message } });
}

/** The hosted checkout of the rest, open until the first hold ends. Its order is closed if the payment was left meanwhile. */
async function openCheckout(db: Db, { id, userId, currency, parts }: CombinedPayment): Promise<string> {
  const bookings = await Promise.all(parts.map(({ bookingId }) => bookingById(db, bookingId)));
  const shares = gatewayShares(parts);
  const ends = bookings.map(({ holdExpiresAt }) => holdExpiresAt?.getTime() ?? clock.now().getTime());
  const started = await startPayment({
    db,
    bookingId: id,
    userId,
    amount: shares.reduce((sum, { amount }) => sum + amount, 0),
    currency,
    description: bookings.map((booking) => bookingSummary(booking).line).join('; '),
    expiresAt: new Date(Math.min(...ends)),
    callbackUrl: new URL(serverRoutes.paymentCallback(), process.env.PUBLIC_URL).href,
    shares,
  });
  const current = await combinedById(db, id);
  if (!current.leftAt) return started.checkoutUrl;
  await closePayment({ db, bookingId: id, now: clock.now() });
  throw new AppError(
    'CONFLICT',
    'This payment was cancelled and started again at the same moment. Nothing was charged. Start it once more.',
  );
}
