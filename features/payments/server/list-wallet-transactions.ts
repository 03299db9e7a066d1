import 'server-only';
import { and, count, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { walletTransaction, walletTransactions } from '../contract.ts';
import { type AccountId, walletOf } from '../rules/accounts.ts';
import { ledgerEntries, ledgerPostings } from './tables.ts';

/** The caller's wallet transactions, newest first. */
export const listWalletTransactions: UseCase<typeof walletTransactions> = async ({ db, query, caller }) => {
  const { lines, count } = await accountLines(db, walletOf(caller.userId), query);
  return { response: lines.map(presentWalletTransaction), count };
};

export type WalletRow = { entry: typeof ledgerEntries.$inferSelect; posting: typeof ledgerPostings.$inferSelect };

/** Instants between which lines are wanted: `since` counts, `before` does not. */
type Between = { since?: Date | undefined; before?: Date | undefined };

const linesBetween = (account: AccountId, { since, before }: Between) =>
  and(
    eq(ledgerEntries.accountId, account),
    since && gte(ledgerPostings.at, since),
    before && lt(ledgerPostings.at, before),
  );

/**
 * One page of the entries of an account with their postings, newest first, and the number of all that fit. Pages begin
 * at 1.
 */
export async function accountLines(
  db: Db,
  account: AccountId,
  { pageNo, pageSize, ...between }: Between & { pageNo: number; pageSize: number },
): Promise<{ lines: WalletRow[]; count: number }> {
  const wanted = linesBetween(account, between);
  const [total] = await db
    .select({ count: count() })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(wanted);
  const lines = await newestFirst(db, wanted)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { lines, count: total?.count ?? 0 };
}

/** The next `most` entries of an account below an entry's id, newest first; from the newest one without it. */
export const accountLinesBelow = (
  db: Db,
  account: AccountId,
  { below, most, ...between }: Between & { below?: number | undefined; most: number },
): Promise<WalletRow[]> =>
  newestFirst(
    db,
    and(linesBetween(account, between), below === undefined ? undefined : lt(ledgerEntries.id, below)),
  ).limit(most);

const newestFirst = (db: Db, wanted: SQL | undefined) =>
  db
    .select({ entry: ledgerEntries, posting: ledgerPostings })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(wanted)
    .orderBy(desc(ledgerEntries.id));

/** A transaction as the wallet's owner sees it. */
export const presentWalletTransaction = ({ entry, posting }: WalletRow): z.output<typeof walletTransaction> => ({
  _id: posting.id,
  at: posting.at.toISOString(),
  amount: entry.amount,
  balance: entry.balanceAfter ?? 0, // a wallet's entry always has one
  note: posting.note,
  bookingId: posting.bookingId,
});
