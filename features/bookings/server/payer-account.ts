import 'server-only';
import { settingsOf, warnOfLowBalance } from '#features/companies/server/index.ts';
import {
  balanceOf,
  creditOf,
  escrowOf,
  postToLedger,
  walletOf,
  type AccountId,
  type Entry,
} from '#features/payments/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { BookingRow } from './bookings.repo.ts';

type Payer = Pick<BookingRow, 'userId' | 'payerAccount' | 'companyId'>;

/** The account that pays besides the gateway and takes refunds: the traveller's wallet, or the company's account. */
export const payerAccountOf = ({ userId, payerAccount }: Payer): AccountId => payerAccount ?? walletOf(userId);

/** The company's account under its setting "how trips are paid". */
export const companyPayerAccount = (companyId: string, paying: 'wallet' | 'credit'): AccountId =>
  paying === 'credit' ? creditOf(companyId) : walletOf(companyId);

type Move = { amount: number; key: string; note: string; at: Date };

/**
 * Moves paise from that account to the booking's escrow, in the caller's transaction. A company's credit ends at its
 * current limit, checked by the guarded update that moves the balance, so that two parallel bookings cannot both spend
 * it. Tells the company's administrators when its balance falls below the level they set. Throws INSUFFICIENT_WALLET.
 */
export async function payIntoEscrow(
  tx: Db,
  booking: Payer & { id: string },
  { amount, key, note, at }: Move,
): Promise<void> {
  const debit = await debitPayerAccount(tx, booking, amount);
  const entries = [debit, { account: escrowOf(booking.id), amount }];
  const { posted } = await postToLedger({ db: tx, key, bookingId: booking.id, note, entries, at });
  if (!posted || booking.companyId === null || booking.payerAccount === null) return;
  const left = (await balanceOf(tx, debit.account)) - (debit.floor ?? 0);
  await warnOfLowBalance(tx, booking.companyId, { before: left + amount, left });
}

/** The posting line that takes paise from that account, with the credit limit as its floor. */
async function debitPayerAccount(db: Db, booking: Payer, amount: number): Promise<Entry> {
  const account = payerAccountOf(booking);
  if (booking.companyId === null || account !== creditOf(booking.companyId)) return { account, amount: -amount };
  const { creditLimit } = await settingsOf(db, booking.companyId);
  return { account, amount: -amount, floor: -creditLimit };
}
