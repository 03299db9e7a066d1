import 'server-only';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { walletOf } from '../rules/accounts.ts';
import { presentWalletTransaction } from './list-wallet-transactions.ts';
import { ledgerEntries, ledgerPostings } from './tables.ts';

/** All transactions of a person's wallet, oldest first. */
export async function takeoutWallet({
  db,
  userId,
}: {
  db: Db;
  userId: string;
}): Promise<ReturnType<typeof presentWalletTransaction>[]> {
  const rows = await db
    .select({ entry: ledgerEntries, posting: ledgerPostings })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(eq(ledgerEntries.accountId, walletOf(userId)))
    .orderBy(asc(ledgerEntries.id));
  return rows.map(presentWalletTransaction);
}
