import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { hasLimit, kindOf } from '../rules/accounts.ts';
import { balancedEntries, type Entry } from '../rules/entries.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from './tables.ts';
import { atomically } from './transaction-scope.ts';

/** A posting's cause. `key` makes it idempotent; `note` is shown in the wallet. */
export type Posting = {
  db: Db;
  key: string;
  bookingId: string | null;
  note: string;
  entries: readonly Entry[];
  at: Date;
};

/**
 * Moves money between accounts (signs: rules/accounts.ts; amounts in paise) inside the caller's transaction.
 * `posted` is false when this key was posted before; one still being posted elsewhere is waited for. Throws
 * INSUFFICIENT_WALLET when an account would fall below its floor (0 for a wallet or an escrow); then nothing was moved.
 *
 * Locks the rows of the accounts with a limit, in one order (`inLockOrder`), until the caller commits; postings that share
 * only accounts of the house do not wait for each other. A transaction that locks rows of its own does so before it posts,
 * and one with several postings takes their accounts in the same order: escrow first, then wallet or credit.
 */
export async function postToLedger({ db, key, bookingId, note, entries, at }: Posting): Promise<{ posted: boolean }> {
  const lines = balancedEntries(entries);
  return atomically(db, async (tx) => {
    const posting = { id: newId('pst', at.getTime()), key, bookingId, note, at };
    const claimed = await tx
      .insert(ledgerPostings)
      .values(posting)
      .onConflictDoNothing({ target: ledgerPostings.key })
      .returning({ id: ledgerPostings.id });
    if (!claimed.length) return { posted: false };
    const moved: (typeof ledgerEntries.$inferInsert)[] = [];
    for (const line of lines)
      moved.push({
        postingId: posting.id,
        accountId: line.account,
        amount: line.amount,
        balanceAfter: hasLimit(line.account) ? await move(tx, line) : null,
      });
    if (moved.length) await tx.insert(ledgerEntries).values(moved);
    return { posted: true };
  });
}

/** Changes a balance by one guarded UPDATE; opens a new account if needed. Gives the new balance. */
async function move(tx: Db, line: Entry): Promise<number> {
  const first = await guardedUpdate(tx, line);
  if (first !== undefined) return first;
  await tx
    .insert(ledgerAccounts)
    .values({ id: line.account, kind: kindOf(line.account), balance: 0 })
    .onConflictDoNothing();
  const second = await guardedUpdate(tx, line);
  if (second !== undefined) return second;
  throw await overdrawn(tx, line);
}

async function guardedUpdate(tx: Db, { account, amount, floor }: Entry): Promise<number | undefined> {
  const least = amount < 0 ? (floor ?? null) : null; // credits are never refused
  const [row] = await tx
    .update(ledgerAccounts)
    .set({ balance: sql`${ledgerAccounts.balance} + ${amount}` })
    .where(
      and(
        eq(ledgerAccounts.id, account),
        sql`(${ledgerAccounts.kind} = 'credit' or ${ledgerAccounts.balance} + ${amount} >= 0)`,
        least === null ? undefined : sql`${ledgerAccounts.balance} + ${amount} >= ${least}`,
      ),
    )
    .returning({ balance: ledgerAccounts.balance });
  return row?.balance ?? undefined;
}

async function overdrawn(tx: Db, { account, amount, floor = 0 }: Entry): Promise<AppError> {
  const [row] = await tx
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, account));
  const held = formatMoney(money(Math.max(0, (row?.balance ?? 0) - floor)));
  const wanted = formatMoney(money(-amount));
  if (kindOf(account) === 'credit')
    return new AppError(
      'INSUFFICIENT_WALLET',
      `Of your company’s credit ${held} is left, and this needs ${wanted}. Nothing was booked or charged. Use what is left and pay the rest at the checkout.`,
    );
  return new AppError(
    'INSUFFICIENT_WALLET',
    kindOf(account) === 'wallet'
      ? `${account.startsWith('wallet:cmp_') ? 'Your company’s' : 'Your'} wallet holds ${held}, and this needs ${wanted}. Nothing was taken. Use less from the wallet and pay the rest another way.`
      : `This booking holds ${held}, and ${wanted} was asked of it. No money has moved.`,
  );
}
