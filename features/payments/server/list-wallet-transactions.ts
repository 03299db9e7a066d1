import 'server-only';
import { count, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { UseCase } from '#lib/server/use-case.ts';
import type { walletTransaction, walletTransactions } from '../contract.ts';
import { walletOf } from '../rules/accounts.ts';
import { ledgerEntries, ledgerPostings } from './tables.ts';

/** The caller's wallet transactions, newest first. */
export const listWalletTransactions: UseCase<typeof walletTransactions> = async ({
  db,
  query: { pageNo, pageSize },
  caller,
}) => {
  const own = eq(ledgerEntries.accountId, walletOf(caller.userId));
  const [total] = await db.select({ count: count() }).from(ledgerEntries).where(own);
  const rows = await db
    .select({ entry: ledgerEntries, posting: ledgerPostings })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(own)
    .orderBy(desc(ledgerEntries.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { response: rows.map(presentWalletTransaction), count: total?.count ?? 0 };
};

type WalletRow = { entry: typeof ledgerEntries.$inferSelect; posting: typeof ledgerPostings.$inferSelect };

/** A transaction as the wallet's owner sees it. */
export const presentWalletTransaction = ({ entry, posting }: WalletRow): z.output<typeof walletTransaction> => ({
  _id: posting.id,
  at: posting.at.toISOString(),
  amount: entry.amount,
  balance: entry.balanceAfter ?? 0, // a wallet's entry always has one
  note: posting.note,
  bookingId: posting.bookingId,
});
