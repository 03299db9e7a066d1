import 'server-only';
import type { Payment } from '#features/documents/server/index.ts';
import type { BookingRow } from '../bookings.repo.ts';

/** Which account a booking names as its payer beside the gateway, for papers. */
export const payerAccountKind = (payerAccount: string | null): NonNullable<Payment['account']> =>
  payerAccount === null ? 'wallet' : payerAccount.startsWith('credit:') ? 'company-credit' : 'company-wallet';

/** How a booking was paid, as its papers say it. */
export const paymentOf = ({ walletPaid, gatewayPaid, paymentMethod, paidAt, payerAccount }: BookingRow): Payment => ({
  wallet: walletPaid,
  gateway: gatewayPaid,
  method: paymentMethod,
  paidAt: paidAt?.toISOString() ?? null,
  account: payerAccountKind(payerAccount),
});
