import 'server-only';
import { closePayment, startPayment } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import type * as contract from '../contract.ts';
import { holdIsOver } from '../rules/can-do.ts';
import { PAID_WITH_OTHERS } from '../rules/combined-payment.ts';
import { firstAmount, type PlannedPayment } from '../rules/payment-plan.ts';
import { walletNote } from '../rules/price-notes.ts';
import { nextState } from '../rules/states.ts';
import { addToTrail, bookingById, bookingOfUser, type BookingRow } from './bookings.repo.ts';
import { mustBeFunded } from './company/company-money.ts';
import { payingForCompany } from './company/pay-for-company.ts';
import { captured, walletNoteOf } from './capture-payment.ts';
import { confirmWithSupplier } from './confirm-with-supplier.ts';
import { openChangeCheckout } from './changes/change-checkout.ts';
import { bookingSummary, productOf } from './products/index.ts';
import { payIntoEscrow } from './payer-account.ts';
import { holdExpired, mustBeAtPrice } from './refusals.ts';
import { blocked, changeBooking, mustBeAllowed, transition } from './transition.ts';
import { viewOf } from './present-booking.ts';

type Agreed = { expectedTotal: number; walletAmount: number; paying?: 'whole' | 'deposit' | undefined };

/**
 * Starts a payment: the wallet's part moves to escrow at once, the rest is paid at the gateway's checkout; paid
 * entirely by wallet, the trip is booked at once. Repeated calls give the same order, also for a change that is not
 * paid yet.
 */
export const payBooking: UseCase<typeof contract.pay> = async ({ db, body, caller }) => {
  const paying = await changeBooking(
    db,
    (tx) => bookingOfUser(tx, caller.userId, body.bookingId),
    (tx, booking) => beginPayment(tx, booking, body),
  );
  if (paying.state === 'paying_change')
    return { booking: await viewOf(db, paying), checkoutUrl: await openChangeCheckout(db, paying) };
  if (paying.state !== 'paying')
    return { booking: await viewOf(db, await confirmWithSupplier(db, paying.id)), checkoutUrl: null };
  const checkoutUrl = await openCheckout(db, paying);
  return { booking: await viewOf(db, paying), checkoutUrl };
};

/** The transaction that starts a payment; one entirely from the payer account is captured at once. */
export async function beginPayment(
  tx: Db,
  booking: BookingRow,
  { expectedTotal, walletAmount, paying: way = 'whole' }: Agreed,
): Promise<BookingRow> {
  const now = clock.now();
  mustBePayable(booking, now);
  if (booking.state === 'paying' && booking.combinedPaymentId) throw new AppError('STATE_BLOCKED', PAID_WITH_OTHERS);
  mustBeAtPrice(booking, expectedTotal);
  if (booking.state === 'paying' || booking.state === 'paying_change') return booking;
  const paymentPlan = way === 'deposit' ? planOf(booking) : null;
  const amount = firstAmount({ total: booking.total, paymentPlan });
  if (walletAmount > amount) {
    const what = paymentPlan ? 'deposit' : 'price';
    const message = `That is more than the ${what}. Use the ${what} or less from the wallet.`;
    throw new AppError('INVALID_INPUT', message, { fields: { walletAmount: message } });
  }
  const paying = await transition(tx, booking, 'pay', {
    ...(await payingForCompany(tx, booking)),
    walletPaid: walletAmount,
    gatewayPaid: 0,
    paymentMethod: null,
    paymentProblem: null,
    combinedPaymentId: null,
    paymentPlan,
  });
  await mustBeFunded(tx, paying, { due: amount, fromAccount: walletAmount });
  if (walletAmount > 0) await setAside(tx, paying, now);
  return walletAmount === amount
    ? captured(tx, paying, { wallet: walletAmount, gateway: 0, method: paying.payerAccount ? 'company' : 'wallet' })
    : paying;
}

/** The payments by which a booking is paid. Throws INVALID_INPUT where it is paid whole. */
function planOf(booking: BookingRow): PlannedPayment[] {
  const schedule = productOf(booking).schedule?.(booking);
  if (schedule) return schedule.map((payment) => ({ ...payment, paid: null }));
  const message = 'This booking is paid whole. Choose to pay in full.';
  throw new AppError('INVALID_INPUT', message, { fields: { paying: message } });
}

/** Throws unless a payment may begin, or go on: STATE_BLOCKED with the reason, HOLD_EXPIRED. */
export function mustBePayable(booking: BookingRow, now: Date): void {
  if (nextState(booking.state, 'pay') === null) throw blocked(booking, 'pay', now);
  if (holdIsOver({ now, holdExpiresAt: booking.holdExpiresAt })) throw holdExpired(booking);
  mustBeAllowed(booking, 'pay', now);
}

/** Moves the wallet's part, once per start of payment: the version identifies it. Throws INSUFFICIENT_WALLET. */
export async function setAside(tx: Db, booking: BookingRow, at: Date): Promise<void> {
  const { id, version, walletPaid, currency, payerAccount } = booking;
  await payIntoEscrow(tx, booking, {
    amount: walletPaid,
    key: `wallet:${id}:${version}`,
    note: walletNoteOf(booking, walletPaid),
    at,
  });
  await addToTrail(tx, id, at, {
    stage: 'wallet',
    total: walletPaid,
    note: walletNote(walletPaid, currency, payerAccount),
  });
}

/** The hosted checkout of the rest. Its order is closed if the payment was abandoned meanwhile. */
async function openCheckout(db: Db, paying: BookingRow): Promise<string> {
  const { id: bookingId, userId, walletPaid, currency, holdExpiresAt, paymentPlan } = paying;
  const amount = firstAmount(paying) - walletPaid;
  const started = await startPayment({
    db,
    bookingId,
    userId,
    amount,
    currency,
    description: `${paymentPlan ? 'Deposit: ' : ''}${bookingSummary(paying).line}`,
    expiresAt: holdExpiresAt ?? clock.now(),
    callbackUrl: new URL(serverRoutes.paymentCallback(), process.env.PUBLIC_URL).href,
  });
  const current = await bookingById(db, bookingId);
  if (current.state === 'paying' && current.walletPaid === walletPaid && started.amount === amount)
    return started.checkoutUrl;
  await closePayment({ db, bookingId, now: clock.now() });
  if (current.state !== 'paying') throw blocked(current, 'pay', clock.now());
  throw new AppError(
    'CONFLICT',
    'This payment was cancelled and started again at the same moment. Nothing was charged. Start it once more.',
  );
}
