import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';

export const DAY = 86_400_000;

/**
 * Retention of the rows of one table: `forever` (or until someone deletes them, as `because` says), as long as a row
 * of another table with a cascading foreign key (`with`), or until `expired` holds (`until`).
 */
export type Retention =
  | { kept: 'forever'; table: PgTable; because: string }
  | { kept: 'with'; table: PgTable; parent: PgTable; because: string }
  | { kept: 'until'; table: PgTable; period: string; because: string; expired: (now: Date) => SQL };

/** The row stays until someone deletes it: `because` says why it needs no end. */
export const retainedForever = (table: PgTable, because: string): Retention => ({ kept: 'forever', table, because });

/** The row is deleted with its `parent` (`on delete cascade`). */
export const retainedWith = (parent: PgTable, table: PgTable): Retention => ({
  kept: 'with',
  table,
  parent,
  because: `belongs to a row of ${nameOf(parent)}`,
});

/**
 * A job deletes rows for which `expired` holds. `period` is the text for the operator ("90 days after they end"). The
 * condition needs an index: a test checks its query plan.
 */
export const retainedUntil = (
  table: PgTable,
  period: string,
  because: string,
  expired: (now: Date) => SQL,
): Retention => ({
  kept: 'until',
  table,
  period,
  because,
  expired,
});

/** The instant so many days before `now`. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

export const nameOf = (table: PgTable): string => getTableConfig(table).name;

/** Most rows per statement, so that none holds its locks for long. */
export const BATCH_ROWS = 500;
/** Most statements per table and run; the rest waits for the next run. */
const MOST_BATCHES = 200;

/**
 * Deletes expired rows in batches of `BATCH_ROWS`, each in its own transaction. Locked rows are left for the next run,
 * so several processes may run it at once. Returns the number of deleted rows by table.
 */
export async function deleteExpired(
  db: Db,
  retentions: readonly Retention[],
  now: Date,
): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const retention of retentions) {
    if (retention.kept !== 'until') continue;
    let rows = 0;
    for (let batch = 0; batch < MOST_BATCHES; batch++) {
      const { rowCount } = await db.execute(deleteBatch(retention.table, retention.expired(now)));
      rows += rowCount ?? 0;
      if ((rowCount ?? 0) < BATCH_ROWS) break;
    }
    if (rows) deleted[nameOf(retention.table)] = rows;
  }
  return deleted;
}

/** Finds the rows by the condition's index and deletes them by ctid. */
const deleteBatch = (table: PgTable, expired: SQL): SQL => sql`
  delete from ${table} where ctid = any (array (
    select ctid from ${table} where ${expired} limit ${BATCH_ROWS} for update skip locked))`;
