import 'server-only';
import { approvalMovedOn } from '#features/approvals/server/index.ts';
import { escrowOf, recordCapture, refundToSource, type CapturedPayment } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import { AppError } from '#lib/shared/errors.ts';
import { combinedNote } from '../rules/combined-payment.ts';
import { changeUnpaid, paidFor, withAmendment, type PaidAmendment } from '../rules/flight-amendments.ts';
import { firstAmount, nextPaymentStep, withPayment } from '../rules/payment-plan.ts';
import { openNote, paymentNote } from '../rules/price-notes.ts';
import { lateRefund } from '../rules/sentences.ts';
import { nextState } from '../rules/states.ts';
import { addToTrail, lockedBooking, type BookingRow } from './bookings.repo.ts';
import type { CombinedPayment } from './combined/combined-payments.repo.ts';
import { fulfilPaidBooking } from './fulfil-paid-booking.ts';
import { enqueueBookingEmail } from './emails/enqueue-booking-email.ts';
import { bookingSummary, productOf } from './products/index.ts';
import { payIntoEscrow } from './payer-account.ts';
import { transition } from './transition.ts';

/**
 * Captures a payment, reported by callback, webhook or status check, whichever comes first; later reports change
 * nothing. Books the room, makes the change it pays for, or refunds it when the booking cannot use it.
 */
export async function capturePayment({ db, payment }: { db: Db; payment: CapturedPayment }): Promise<void> {
  const paid = await retryOnConflict(db, (tx) => takeCapture(tx, payment));
  if (paid) await fulfilPaidBooking(db, paid);
}

/**
 * The part within one transaction. Gives the booking when the supplier is to confirm it next, null when the payment was
 * known or is refunded.
 */
export async function takeCapture(tx: Db, payment: CapturedPayment): Promise<BookingRow | null> {
  const booking = await lockedBooking(tx, payment.bookingId);
  const { first } = await recordCapture({ db: tx, payment, at: clock.now() });
  return first ? usePayment(tx, booking, payment) : null;
}

/**
 * Uses what a booking's escrow just got of a payment, or gives it back. `payment.amount` is what was paid for this booking;
 * `combined` says of which payment for several bookings it is a share.
 */
export async function usePayment(
  tx: Db,
  booking: BookingRow,
  payment: CapturedPayment,
  combined?: CombinedPayment,
): Promise<BookingRow | null> {
  const now = clock.now();
  const change = changeUnpaid(booking.amendments);
  if (change && paidFor(change).gateway === payment.amount) return changePaid(tx, booking, change, payment);
  const usable =
    !change &&
    !(combined && isPaidOtherwise(booking, combined)) &&
    nextState(booking.state, 'capture') !== null &&
    booking.checkInAt > now &&
    !isTooLate(booking, now) &&
    !(await approvalIsElsewhere(tx, booking));
  const wallet = usable ? await walletPart(tx, booking, payment, now) : null;
  if (wallet !== null)
    return captured(tx, booking, { wallet, gateway: payment.amount, method: payment.method }, combined);

  const { bookingId, amount, gatewayPaymentId } = payment;
  await refundToSource({
    db: tx,
    key: combined ? `stray:${gatewayPaymentId}:${bookingId}` : `stray:${gatewayPaymentId}`,
    bookingId,
    from: escrowOf(bookingId),
    amount,
    at: now,
  });
  await addToTrail(tx, bookingId, now, { stage: 'refund', total: amount, note: lateRefund(amount, booking.currency) });
  await enqueueBookingEmail(tx, booking, 'payment-returned', { amount });
  return null;
}

/** A deposit that arrives when the next payment is to be made already. */
const isTooLate = ({ state, paymentPlan }: BookingRow, now: Date): boolean =>
  state !== 'paying' && (nextPaymentStep(paymentPlan?.slice(1) ?? null, []) ?? Infinity) <= now;

/** A booking that is being paid by itself, or with others, is left to that payment. */
const isPaidOtherwise = ({ state, combinedPaymentId }: BookingRow, { id }: CombinedPayment): boolean =>
  state === 'paying' && combinedPaymentId !== id;

/**
 * A payment after the end of the hold books the room only while the approval still belongs to this booking: the same
 * trip may have been booked with it meanwhile.
 */
const approvalIsElsewhere = async (tx: Db, { id, companyId, state }: BookingRow): Promise<boolean> =>
  state === 'expired' && companyId !== null && approvalMovedOn(tx, companyId, id);

/** The payment of a change or addition moves from escrow to the airline. */
function changePaid(
  tx: Db,
  booking: BookingRow,
  amendment: PaidAmendment,
  { method }: CapturedPayment,
): Promise<BookingRow> {
  const amendments = withAmendment(booking.amendments, {
    ...amendment,
    state: 'under-way',
    paid: { ...paidFor(amendment), method },
  });
  return transition(tx, booking, 'capture', { amendments, holdExpiresAt: null, paymentProblem: null });
}

/**
 * What is paid to book it, the total or the deposit, is captured; it goes to the supplier when it confirms. Amounts in paise;
 * `gateway` is 0 when the wallet paid everything.
 */
export async function captured(
  tx: Db,
  booking: BookingRow,
  paid: { wallet: number; gateway: number; method: string },
  combined?: CombinedPayment,
): Promise<BookingRow> {
  const now = clock.now();
  const change = {
    walletPaid: paid.wallet,
    gatewayPaid: paid.gateway,
    paymentMethod: paid.method,
    paidAt: now,
    paymentProblem: null,
    heldFrom: null,
    combinedPaymentId: combined?.id ?? null,
  };
  const { paymentPlan } = booking;
  const made = { at: now.toISOString(), wallet: paid.wallet, gateway: paid.gateway, method: paid.method };
  const confirming = await transition(tx, booking, 'capture', {
    ...change,
    ...(paymentPlan ? { paymentPlan: withPayment(paymentPlan, [0], made) } : {}),
  });
  await addToTrail(tx, booking.id, now, {
    stage: 'payment',
    total: paid.wallet + paid.gateway,
    note: combined
      ? combinedNote(paid, combined.parts, booking.currency)
      : `${paymentNote(paid, booking.currency, booking.payerAccount)}${openNote(confirming.paymentPlan, booking.currency)}`,
  });
  return confirming;
}

/**
 * The wallet's part of the price, moved to escrow when payment began. A payment that arrives after that part was
 * returned takes it again; null when the wallet no longer has it or the amounts do not add up.
 */
async function walletPart(tx: Db, booking: BookingRow, payment: CapturedPayment, now: Date): Promise<number | null> {
  const needed = firstAmount(booking) - payment.amount;
  if (needed === booking.walletPaid) return needed;
  if (booking.walletPaid > 0 || needed < 0 || isDepositOf(booking, payment.amount)) return null;
  try {
    await payIntoEscrow(tx, booking, {
      amount: needed,
      key: `wallet-late:${payment.gatewayPaymentId}:${booking.id}`,
      note: walletNoteOf(booking, needed),
      at: now,
    });
    return needed;
  } catch (error) {
    if (error instanceof AppError && error.code === 'INSUFFICIENT_WALLET') return null;
    throw error;
  }
}

/** A late deposit of a package that is to be paid whole by now: the wallet is not charged for the rest. */
const isDepositOf = (booking: BookingRow, amount: number): boolean =>
  !booking.paymentPlan && productOf(booking).schedule?.(booking)?.[0]?.amount === amount;

/** The wallet statement's text for what it pays of a booking: the trip, or that it is a part of it. */
export function walletNoteOf(booking: BookingRow, amount: number): string {
  const { name } = bookingSummary(booking);
  return amount === booking.total ? name : `Part of ${name}`;
}
