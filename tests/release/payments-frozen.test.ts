import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentNumbers, issueInvoice } from '#features/documents/server/index.ts';
import { postToLedger, type AccountId } from '#features/payments/server/index.ts';
import { openDatabase } from '#lib/server/db/connect.ts';
import { REQUEST_LIMITS } from '#lib/server/db/limits.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { aBookedStay } from '../support/booked-stay.ts';
import type { PostingPlan } from '../support/crash/posting-child.ts';
import { account } from '../support/payments.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = useTestDatabase();
const at = new Date('2026-12-01T06:00:00Z');
const [FROZEN, OTHER] = ['bkg_frozen', 'bkg_other'];
let child: ChildProcess;
let said: AsyncIterator<string>;
const next = async () => (await said.next()).value as string;
/** How many transactions wait for their process: the frozen one's, until the database ends it. */
const idleTransactions = async (): Promise<number> => {
  const { rows } = await db().execute<{ idle: number }>(sql`
    select count(*)::int as idle from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`);
  return rows[0]!.idle;
};

const gift = (wallet: AccountId) =>
  postToLedger({
    db: db(),
    key: `gift:${wallet}`,
    bookingId: null,
    note: 'gift',
    at,
    entries: [
      { account: wallet, amount: 1000 },
      { account: 'promotion', amount: -1000 },
    ],
  });
/** What a confirmation does in its transaction: all accounts of ours, a wallet, an escrow, and an invoice. */
const confirm = (key: string, wallet: AccountId, bookingId: string, stateCode: string) =>
  inTransaction(db(), async (tx) => {
    const entries = [
      { account: wallet, amount: -600 },
      { account: `escrow:${bookingId}` as const, amount: 100 },
      { account: 'gateway' as const, amount: -300 },
      { account: 'supplier' as const, amount: 700 },
      { account: 'revenue' as const, amount: 100 },
    ];
    await postToLedger({ db: tx, key, bookingId, note: 'confirm', entries, at });
    const stay = aBookedStay({ bookingId });
    return (await issueInvoice({ db: tx, booking: { ...stay, hotel: { ...stay.hotel, stateCode } }, at })).number;
  });

beforeAll(async () => {
  for (const wallet of ['wallet:frozen', 'wallet:other', 'wallet:third'] as const) await gift(wallet);
  child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--import',
      './scripts/server-modules.mjs',
      'tests/support/crash/posting-child.ts',
    ],
    { env: { ...process.env, NODE_OPTIONS: '' }, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  said = createInterface(child.stdout!)[Symbol.asyncIterator]();
  const entries = [
    { account: 'wallet:frozen' as const, amount: -600 },
    { account: `escrow:${FROZEN}` as const, amount: 100 },
    { account: 'gateway' as const, amount: -300 },
    { account: 'supplier' as const, amount: 700 },
    { account: 'revenue' as const, amount: 100 },
  ];
  child.stdin!.write(
    `${JSON.stringify({ key: 'frozen', bookingId: FROZEN, entries, stateCode: '32', at: at.toISOString() } satisfies PostingPlan)}\n`,
  );
  expect(await next()).toBe('posted');
  child.kill('SIGSTOP');
});
afterAll(() => void child.kill('SIGKILL'));

describe('a process that freezes in the middle of a posting', () => {
  it('[7.20] does not stop payments on other accounts, though all share those of the house', async () => {
    expect(await confirm('other', 'wallet:other', OTHER, '29')).toBe('S29/26-27/000001');
    expect(await idleTransactions(), 'what the frozen process holds is still held').toBe(1);
  });

  it('[7.20] stops those on its own accounts and its own series of invoices no longer than an idle transaction may last', async () => {
    const numbers = await Promise.all([
      confirm('same', 'wallet:frozen', 'bkg_same', '30'),
      confirm('series', 'wallet:third', 'bkg_series', '32'),
    ]);
    expect(numbers).toEqual(['S30/26-27/000001', 'S32/26-27/000001']); // and the number that it drew is drawn again: no gap
    expect(await idleTransactions(), 'the database ended the frozen one').toBe(0);
    expect(REQUEST_LIMITS.idleInTransaction, 'before those who wait are given up').toBeLessThan(
      REQUEST_LIMITS.transaction,
    );
  });

  it('[7.20] finds its transaction ended when it goes on, and nothing of it was kept', async () => {
    child.kill('SIGCONT');
    child.stdin!.write('go on\n');
    expect(await next()).toMatch(/^ended: lost/);
    expect(await account(db(), 'wallet:frozen')).toEqual({ balance: 400, entries: 400 });
    expect(await account(db(), `escrow:${FROZEN}`)).toEqual({ balance: 0, entries: 0 });
    expect(await documentNumbers({ db: db(), bookingId: FROZEN })).toMatchObject({ invoice: null });
    const { rows } = await db().execute(sql`select coalesce(sum(amount), 0)::int as sum from ledger_entries`);
    expect(rows).toEqual([{ sum: 0 }]);
  });
});

describe('limits of a connection', () => {
  it('are in force on every connection of the pool', async () => {
    const { rows } = await db().execute(
      sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle, current_setting('transaction_timeout', true) as transaction`,
    );
    expect(rows[0]).toMatchObject({ statement: '15s', lock: '8s', idle: '5s' });
    expect(['30s', null]).toContain(rows[0]?.transaction); // PostgreSQL 17 and newer have it
  });

  it('a pool that is used up is told in time, and a transaction that cannot begin gives its connection back', async () => {
    const small = openDatabase(process.env.DATABASE_URL ?? '', 1, { ...REQUEST_LIMITS, acquire: 200 });
    try {
      await small.transaction(async () => {
        await expect(small.execute(sql`select 1`)).rejects.toThrow();
      });
      await expect(
        small.transaction(async () => undefined, { isolationLevel: 'no such level' as never }),
      ).rejects.toThrow();
      expect((await small.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    } finally {
      await small.$client.end();
    }
  });
});
