import 'server-only';
import type { Payment } from '#features/documents/server/index.ts';
import type { BookingRow } from '../bookings.repo.ts';

/** The payer account a booking's documents name besides the gateway. */
export const payerAccountKind = (payerAccount: string | null): NonNullable<Payment['account']> =>
  payerAccount === null ? 'wallet' : payerAccount.startsWith('credit:') ? 'company-credit' : 'company-wallet';

/** How a booking was paid, for its documents. */
export const paymentOf = ({ walletPaid, gatewayPaid, paymentMethod, paidAt, payerAccount }: BookingRow): Payment => ({
  wallet: walletPaid,
  gateway: gatewayPaid,
  method: paymentMethod,
  paidAt: paidAt?.toISOString() ?? null,
  account: payerAccountKind(payerAccount),
});
