import 'server-only';
import { settingsOf } from '#features/companies/server/index.ts';
import { creditOf, walletOf, type AccountId, type Entry } from '#features/payments/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { BookingRow } from './bookings.repo.ts';

type Payer = Pick<BookingRow, 'userId' | 'payerAccount' | 'companyId'>;

/** The account that pays besides the gateway and takes refunds: the traveller's wallet, or the company's account. */
export const payerAccountOf = ({ userId, payerAccount }: Payer): AccountId => payerAccount ?? walletOf(userId);

/** The company's account under its setting "how trips are paid". */
export const companyPayerAccount = (companyId: string, paying: 'wallet' | 'credit'): AccountId =>
  paying === 'credit' ? creditOf(companyId) : walletOf(companyId);

/**
 * The posting line that takes paise from that account. A company's credit ends at its current limit, checked by the
 * guarded update that moves the balance, so that two parallel bookings cannot both spend it.
 */
export async function debitPayerAccount(db: Db, booking: Payer, amount: number): Promise<Entry> {
  const account = payerAccountOf(booking);
  if (booking.companyId === null || account !== creditOf(booking.companyId)) return { account, amount: -amount };
  const { creditLimit } = await settingsOf(db, booking.companyId);
  return { account, amount: -amount, floor: -creditLimit };
}
