import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getWalletBalance, postToLedger, type AccountId, type Entry } from '#features/payments/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { AppError } from '#lib/shared/errors.ts';
import { account, someone } from '../support/payments.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = useTestDatabase();
const at = new Date('2026-12-01T06:00:00Z');

const post = (using: Db, key: string, entries: Entry[]) =>
  postToLedger({ db: using, key, bookingId: null, note: 'test', entries, at });

const PEOPLE: AccountId[] = ['wallet:a', 'wallet:b', 'escrow:x', 'escrow:y'];
const HOUSE: AccountId[] = ['gateway', 'supplier', 'tcs', 'revenue', 'promotion'];

/** Two to four entries on some of these accounts that sum to zero. */
const movementOf = (...accounts: AccountId[]) =>
  fc
    .tuple(
      fc.array(fc.record({ account: fc.constantFrom(...accounts), amount: fc.integer({ min: -500, max: 500 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.constantFrom(...accounts),
    )
    .map(([entries, last]): Entry[] => [
      ...entries,
      { account: last, amount: -entries.reduce((sum, { amount }) => sum + amount, 0) },
    ]);

/** A caller's transaction: one or two postings in lock order, some keys used by others too, some rolled back at the end. */
const job = fc.record({
  movements: fc.oneof(
    fc.tuple(movementOf(...PEOPLE, ...HOUSE)),
    fc.tuple(movementOf('escrow:x', 'escrow:y', ...HOUSE), movementOf('wallet:a', 'wallet:b', ...HOUSE)),
  ),
  key: fc.integer({ min: 1, max: 25 }),
  rollBack: fc.boolean(),
});

class RolledBack extends Error {}

describe('[7.20] the ledger', () => {
  it('never creates or loses a paisa, whatever meets on parallel connections', async () => {
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(job, { minLength: 5, maxLength: 40 }), async (jobs) => {
        round++;
        const endings = await Promise.allSettled(
          jobs.map(({ movements, key, rollBack }) =>
            inTransaction(db(), async (tx) => {
              for (const [index, entries] of movements.entries()) await post(tx, `${round}:${key}:${index}`, entries);
              if (rollBack) throw new RolledBack();
            }),
          ),
        );
        for (const ending of endings) {
          if (ending.status === 'fulfilled' || ending.reason instanceof RolledBack) continue;
          expect(ending.reason).toBeInstanceOf(AppError);
          expect(ending.reason).toMatchObject({ code: 'INSUFFICIENT_WALLET' });
        }
        const { rows } = await db().execute<
          Record<'all' | 'drift' | 'unbalanced' | 'overdrawn' | 'stale', string>
        >(sql`select
        (select coalesce(sum(amount), 0) from ledger_entries) as "all",
        (select count(*) from ledger_accounts a where balance <> (select coalesce(sum(amount), 0) from ledger_entries e where e.account_id = a.id)) as drift,
        (select count(*) from (select posting_id from ledger_entries group by posting_id having sum(amount) <> 0) u) as unbalanced,
        (select count(*) from ledger_entries where (account_id like 'wallet:%' or account_id like 'escrow:%') and balance_after < 0) as overdrawn,
        (select count(*) from ledger_accounts a where balance <> (select balance_after from ledger_entries e where e.account_id = a.id order by id desc limit 1)) as stale`);
        expect(rows[0]).toEqual({ all: '0', drift: '0', unbalanced: '0', overdrawn: '0', stale: '0' });
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });

  it('posts a key once, however many try at the same time', async () => {
    const { userId } = someone();
    const entries: Entry[] = [
      { account: `wallet:${userId}`, amount: 700 },
      { account: 'promotion', amount: -700 },
    ];
    const results = await Promise.all(
      Array.from({ length: 20 }, () => inTransaction(db(), (tx) => post(tx, `once:${userId}`, entries))),
    );
    expect(results.filter(({ posted }) => posted)).toHaveLength(1);
    expect(await getWalletBalance({ db: db(), userId })).toBe(700);
  });

  it('lets 20 spenders of one wallet take what it holds and not a paisa more', async () => {
    const { userId, bookingId } = someone();
    await post(db(), `gift:${userId}`, [
      { account: `wallet:${userId}`, amount: 1000 },
      { account: 'promotion', amount: -1000 },
    ]);
    const spend = (n: number) =>
      post(db(), `spend:${userId}:${n}`, [
        { account: `wallet:${userId}`, amount: -300 },
        { account: `escrow:${bookingId}`, amount: 300 },
      ]);
    const endings = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => spend(n)));
    expect(endings.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await account(db(), `wallet:${userId}`)).toEqual({ balance: 100, entries: 100 });
    expect(await account(db(), `escrow:${bookingId}`)).toEqual({ balance: 900, entries: 900 });
  });

  it('says what the wallet holds when it is not enough, and leaves the caller’s transaction usable', async () => {
    const { userId } = someone();
    await post(db(), `gift:${userId}`, [
      { account: `wallet:${userId}`, amount: 50_000 },
      { account: 'promotion', amount: -50_000 },
    ]);
    await inTransaction(db(), async (tx) => {
      await expect(
        post(tx, `much:${userId}`, [
          { account: `wallet:${userId}`, amount: -120_000 },
          { account: 'revenue', amount: 120_000 },
        ]),
      ).rejects.toThrow(
        'Your wallet holds ₹500, and this needs ₹1,200. Nothing was taken. Use less from the wallet and pay the rest another way.',
      );
      expect(
        await post(tx, `much:${userId}`, [
          { account: `wallet:${userId}`, amount: -20_000 },
          { account: 'revenue', amount: 20_000 },
        ]),
      ).toEqual({ posted: true });
    });
    expect(await getWalletBalance({ db: db(), userId })).toBe(30_000);
  });

  it('is kept by the database too: an unbalanced or changed entry does not commit', async () => {
    await post(db(), 'kept', [
      { account: 'revenue', amount: 5 },
      { account: 'gateway', amount: -5 },
    ]);
    const [posting] = (await db().execute<{ id: string }>(sql`select id from ledger_postings where key = 'kept'`)).rows;
    const add = db().execute(
      sql`insert into ledger_entries (posting_id, account_id, amount, balance_after) values (${posting?.id}, 'revenue', 1, 1)`,
    );
    await expect(add).rejects.toMatchObject({
      cause: { message: expect.stringContaining('does not sum to zero') as string },
    });
    await expect(
      db().execute(sql`update ledger_entries set amount = 6 where posting_id = ${posting?.id}`),
    ).rejects.toMatchObject({ cause: { message: 'the ledger is append-only' } });
  });
});
