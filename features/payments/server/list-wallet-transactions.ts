import 'server-only';
import { and, asc, count, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '#lib/server/db/connect.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { walletTransaction, walletTransactions } from '../contract.ts';
import { type AccountId, walletOf } from '../rules/accounts.ts';
import { ledgerEntries, ledgerPostings } from './tables.ts';

/** The caller's wallet transactions, newest first, with the names of what their bookings are of. */
export const listWalletTransactions: UseCase<typeof walletTransactions> = async ({ db, query, caller }) => {
  const { lines, count } = await accountLines(db, walletOf(caller.userId), query);
  const bookingIds = lines.flatMap(({ posting }) => posting.bookingId ?? []);
  const names = await readPort('bookings').namesOf(db, caller.userId, bookingIds);
  const response = lines.map((line) => ({
    ...presentWalletTransaction(line),
    bookingName: names.get(line.posting.bookingId ?? '') ?? null,
  }));
  return { response, count };
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

/** Order of an account's lines. */
type AccountOrder = { by: 'when' | 'amount'; direction: 'asc' | 'desc' };

/**
 * One page of the entries of an account with their postings, newest first unless `order` says otherwise, and the number
 * of all that fit. Pages begin at 1.
 */
export async function accountLines(
  db: Db,
  account: AccountId,
  { pageNo, pageSize, order, ...between }: Between & { pageNo: number; pageSize: number; order?: AccountOrder },
): Promise<{ lines: WalletRow[]; count: number }> {
  const wanted = linesBetween(account, between);
  const [total] = await db
    .select({ count: count() })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(wanted);
  const lines = await linesInOrder(db, wanted, order)
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
  linesInOrder(
    db,
    and(linesBetween(account, between), below === undefined ? undefined : lt(ledgerEntries.id, below)),
  ).limit(most);

const NEWEST_FIRST: AccountOrder = { by: 'when', direction: 'desc' };

/** Ids rise with time. */
const linesInOrder = (db: Db, wanted: SQL | undefined, { by, direction }: AccountOrder = NEWEST_FIRST) => {
  const way = direction === 'asc' ? asc : desc;
  return db
    .select({ entry: ledgerEntries, posting: ledgerPostings })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(wanted)
    .orderBy(...(by === 'amount' ? [way(ledgerEntries.amount), desc(ledgerEntries.id)] : [way(ledgerEntries.id)]));
};

/** A transaction as the wallet's owner sees it. */
export const presentWalletTransaction = ({ entry, posting }: WalletRow): z.output<typeof walletTransaction> => ({
  _id: posting.id,
  at: posting.at.toISOString(),
  amount: entry.amount,
  balance: entry.balanceAfter ?? 0, // a wallet's entry always has one
  note: posting.note,
  bookingId: posting.bookingId,
});
