import { readFileSync } from 'node:fs';
import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { database } from '#lib/server/db/connect.ts';
import { BATCH_ROWS, deleteExpired, nameOf, type Retention } from '#lib/server/jobs/retention.ts';
import { RETENTION } from '#start/retention.ts';
import { EXPIRING_ROWS, WRITTEN } from '../support/expiring-rows.ts';
import { useTestDatabase } from '../support/test-database.ts';

useTestDatabase();

type Expiring = Extract<Retention, { kept: 'until' }>;
const expiring = RETENTION.filter((one): one is Expiring => one.kept === 'until');
const after = (days: number, milliseconds = 0): Date => new Date(WRITTEN.getTime() + days * 86_400_000 + milliseconds);
const countOf = async (table: string, where: SQL = sql`true`): Promise<number> => {
  const { rows } = await database().execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)} where ${where}`,
  );
  return rows[0]?.count ?? 0;
};
const run = async (...statements: SQL[]): Promise<void> => {
  for (const statement of statements) await database().execute(statement);
};
const emptyAll = () =>
  run(sql.raw(`truncate ${RETENTION.map(({ table }) => nameOf(table)).join(', ')} restart identity cascade`));

describe('retention', () => {
  it('is named for every table of the database, once', async () => {
    const { rows } = await database().execute<{ name: string }>(
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
    );
    expect(RETENTION.map(({ table }) => nameOf(table)).sort()).toEqual(rows.map(({ name }) => name).sort());
    expect(RETENTION.filter(({ because }) => !/\w{4}/.test(because))).toEqual([]);
  });

  it('is printed for operators as it is in the code', () => {
    const words = (one: Retention) =>
      one.kept === 'until' ? one.period : one.kept === 'with' ? `with ${nameOf(one.parent)}` : 'no fixed period';
    const lines = RETENTION.map((one) => `| \`${nameOf(one.table)}\` | ${words(one)} | ${one.because} |`).sort();
    const page = readFileSync('docs/operations.md', 'utf8');
    expect(lines.filter((line) => !page.includes(`${line}\n`))).toEqual([]);
  });

  it('goes with its parent only where the foreign key cascades', async () => {
    const { rows } = await database().execute<{ child: string; parent: string }>(
      sql`select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f' and confdeltype = 'c'`,
    );
    for (const one of RETENTION) {
      if (one.kept !== 'with') continue;
      expect(rows).toContainEqual({ child: nameOf(one.table), parent: nameOf(one.parent) });
    }
  });

  it('has a row to try for every period', () => {
    expect(Object.keys(EXPIRING_ROWS).sort()).toEqual(expiring.map(({ table }) => nameOf(table)).sort());
  });
});

describe.each(expiring.map((one) => [nameOf(one.table), one] as const))('%s', (table, retention) => {
  it('keeps its rows to the last instant, and not beyond', async () => {
    const row = EXPIRING_ROWS[table];
    if (!row) throw new Error(`${table} has no row to try`);
    await emptyAll();
    await run(...row.write, ...(row.stays?.write ?? []));
    const [all, staying] = [await countOf(table), row.stays ? await countOf(table, row.stays.where) : 0];
    await deleteExpired(database(), RETENTION, after(row.keptDays));
    expect(await countOf(table), 'at the last instant').toBe(all);
    await deleteExpired(database(), RETENTION, after(row.keptDays, 1000));
    expect(await countOf(table), 'a second later').toBe(staying);
    if (row.stays) expect(await countOf(table, row.stays.where)).toBe(staying);
  });

  it('finds them by an index', async () => {
    await emptyAll();
    const plan = await database().transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute<Record<string, string>>(
        sql`explain select ctid from ${retention.table} where ${retention.expired(after(1000))} limit ${BATCH_ROWS}`,
      );
      return rows.map((line) => Object.values(line)[0]).join('\n');
    });
    expect(plan).toMatch(/Index Cond|Index (Only )?Scan using (?!\w+_pkey)|Bitmap Index Scan on/);
    expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`));
  });
});

describe('deleting what expired', () => {
  const many = (count: number) =>
    run(sql`insert into rate_limits select 'k' || n, ${WRITTEN}, 1 from generate_series(1, ${count}) n`);

  it('takes a large table in batches, each a transaction of its own', async () => {
    await emptyAll();
    await many(3 * BATCH_ROWS + 7);
    expect(await deleteExpired(database(), RETENTION, after(2))).toEqual({ rate_limits: 3 * BATCH_ROWS + 7 });
  });

  it('is shared by several processes, and leaves a row that somebody holds for the next run', async () => {
    await emptyAll();
    await many(4 * BATCH_ROWS);
    const held = await database().$client.connect();
    await held.query("begin; select from rate_limits where key = 'k1' for update");
    const runs = await Promise.all([1, 2, 3].map(() => deleteExpired(database(), RETENTION, after(2))));
    expect(runs.reduce((sum, one) => sum + (one.rate_limits ?? 0), 0)).toBe(4 * BATCH_ROWS - 1);
    await held.query('rollback');
    held.release();
    expect(await deleteExpired(database(), RETENTION, after(2))).toEqual({ rate_limits: 1 });
  });

  it('takes what hangs on a row along', async () => {
    await emptyAll();
    await run(
      ...(EXPIRING_ROWS.bookings?.write ?? []),
      ...(EXPIRING_ROWS.gateway_orders?.write ?? []),
      ...(EXPIRING_ROWS.event_registrations?.write ?? []),
    );
    await deleteExpired(database(), RETENTION, after(400));
    for (const table of ['price_trail', 'booking_events', 'gateway_payments', 'event_registration_days'])
      expect(await countOf(table), table).toBe(0);
  });

  it('gives up a webhook that nobody took for a month', async () => {
    await emptyAll();
    await run(
      sql`insert into gateway_deliveries (event_id, payload, due_at, tries) values ('evt', '{}', ${after(0)}, 200)`,
    );
    expect(await deleteExpired(database(), RETENTION, after(0))).toEqual({ gateway_deliveries: 1 });
  });
});
