import 'server-only';
import type { Payment } from '#features/documents/server/index.ts';
import { openPayments, type PlannedPayment } from '../../rules/payment-plan.ts';
import type { BookingRow } from '../bookings.repo.ts';

/** The payer account a booking's documents name besides the gateway. */
export const payerAccountKind = (payerAccount: string | null): NonNullable<Payment['account']> =>
  payerAccount === null ? 'wallet' : payerAccount.startsWith('credit:') ? 'company-credit' : 'company-wallet';

/** How a booking was paid, for its documents. */
export const paymentOf = (booking: BookingRow): Payment => {
  const { walletPaid, gatewayPaid, paymentMethod, paidAt, payerAccount, paymentPlan } = booking;
  const made = paymentPlan?.flatMap(({ paid }) => paid ?? []) ?? [];
  return {
    wallet: walletPaid,
    gateway: gatewayPaid,
    method: made.every(({ method }) => method === paymentMethod) ? paymentMethod : null,
    paidAt: made.at(-1)?.at ?? paidAt?.toISOString() ?? null,
    account: payerAccountKind(payerAccount),
    ...(paymentPlan ? { open: stillOpen(paymentPlan) } : {}),
  };
};

const stillOpen = (plan: readonly PlannedPayment[]) =>
  openPayments(plan).map(({ amount, due }) => ({ amount, due: due?.date ?? '' }));
