import type { RefundStep } from '#lib/shared/cancellation.ts';
import type { PackageBooking, PackageSummary } from '../contract.ts';
import { collectedIn } from './collected-tax.ts';

/** How a payment was made: what came from the wallet and from the gateway, in paise, and when (ISO, UTC). */
export type MadePayment = { at: string; wallet: number; gateway: number; method: string | null };

/**
 * A payment of a booking that is paid in parts, with its share of the price's lines (`features/packages`,
 * `paymentSchedule`). `due`: null for the deposit. `paid`: null while it is open.
 */
export type PlannedPayment = {
  amount: number;
  lines: PackageBooking['lines'];
  due: { date: string; lastDate: string; endsAt: string; remindAt: string[] } | null;
  paid: MadePayment | null;
};

/** A booking's price, and its payments where it is paid in parts. Null: it is paid whole. */
type Planned = { total: number; paymentPlan: readonly PlannedPayment[] | null };

const sum = (payments: readonly PlannedPayment[]): number => payments.reduce((all, { amount }) => all + amount, 0);

/** The payments that are still to be made, the next one first. */
export const openPayments = (plan: readonly PlannedPayment[] | null): PlannedPayment[] =>
  (plan ?? []).filter(({ paid }) => paid === null);

/** What is to be paid next of a booked trip and by when, in paise; null where nothing is, or a payment is on its way. */
export function nextPayment({
  state,
  paymentPlan,
}: Pick<PackageBooking, 'state'> & { paymentPlan: readonly PlannedPayment[] | null }): PackageSummary['nextPayment'] {
  const [next] = state === 'confirmed' ? openPayments(paymentPlan) : [];
  return next?.due ? { amount: next.amount, due: next.due.date } : null;
}

/** What of the price was not paid yet, in paise; 0 for a booking that is paid whole. */
export const openAmount = (plan: readonly PlannedPayment[] | null): number => sum(openPayments(plan));

/** What was paid of a booked trip, in paise: all of it, or the payments that were made. */
export const paidSoFar = ({ total, paymentPlan }: Planned): number => total - openAmount(paymentPlan);

/** What is paid to book it, in paise: the deposit, or all of it. */
export const firstAmount = ({ total, paymentPlan }: Planned): number => paymentPlan?.[0]?.amount ?? total;

/** The tax collected at source in some payments, in paise. */
export const collectedBy = (payments: readonly PlannedPayment[]): number =>
  collectedIn(payments.flatMap(({ lines }) => lines));

/** The plan with these payments made together. `made.gateway` and `made.wallet` pay for them in their order. */
export function withPayment(
  plan: readonly PlannedPayment[],
  positions: readonly number[],
  made: MadePayment,
): PlannedPayment[] {
  let wallet = made.wallet;
  return plan.map((payment, at) => {
    if (!positions.includes(at)) return payment;
    const fromWallet = Math.min(wallet, payment.amount);
    wallet -= fromWallet;
    return { ...payment, paid: { ...made, wallet: fromWallet, gateway: payment.amount - fromWallet } };
  });
}

/**
 * What comes back of what was paid where this much of the whole price would come back. Never below zero: who cancels owes
 * nothing.
 */
export const refundOfPaid = (refund: number, booking: Planned): number =>
  Math.max(0, refund - openAmount(booking.paymentPlan));

/** The refund curve of the whole price as that of what was paid. */
export const stepsOfPaid = (steps: readonly RefundStep[], booking: Planned): RefundStep[] =>
  steps.map((step) => {
    const refund = refundOfPaid(step.refund, booking);
    return { ...step, refund, charge: paidSoFar(booking) - refund };
  });

const instantsOf = (next: PlannedPayment | undefined) => next?.due ?? { remindAt: [], endsAt: null };

/** The reminders of the next payment that are due and that nobody was told of, by their instants. */
export const remindersDue = (plan: readonly PlannedPayment[] | null, told: readonly string[], now: Date): string[] =>
  instantsOf(openPayments(plan)[0]).remindAt.filter((at) => Date.parse(at) <= now.getTime() && !told.includes(at));

/** When the next open payment is to be reminded of, or its time ends; null where nothing is open. */
export function nextPaymentStep(plan: readonly PlannedPayment[] | null, told: readonly string[]): Date | null {
  const { remindAt, endsAt } = instantsOf(openPayments(plan)[0]);
  const steps = [...remindAt.filter((at) => !told.includes(at)), ...(endsAt ? [endsAt] : [])];
  return steps.length ? new Date(Math.min(...steps.map((step) => Date.parse(step)))) : null;
}

/** Whether the time of the next payment is over: a payment is accepted until then, and the booking ends. */
export function isOverdue(plan: readonly PlannedPayment[] | null, now: Date): boolean {
  const { endsAt } = instantsOf(openPayments(plan)[0]);
  return endsAt !== null && Date.parse(endsAt) <= now.getTime();
}
