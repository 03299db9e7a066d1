import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';

export const DAY = 86_400_000;

/**
 * How long the rows of one table are kept: `forever` (or until somebody deletes them, as `because` says), as long as a
 * row of another table by a foreign key that cascades (`with`), or until `expired` holds for them (`until`).
 */
export type Retention =
  | { kept: 'forever'; table: PgTable; because: string }
  | { kept: 'with'; table: PgTable; parent: PgTable; because: string }
  | { kept: 'until'; table: PgTable; period: string; because: string; expired: (now: Date) => SQL };

/** The row stays until somebody deletes it: `because` says why it needs no end of its own. */
export const keptForever = (table: PgTable, because: string): Retention => ({ kept: 'forever', table, because });

/** The row goes with the row of `parent` that it belongs to (`on delete cascade`). */
export const keptWith = (parent: PgTable, table: PgTable): Retention => ({
  kept: 'with',
  table,
  parent,
  because: `belongs to a row of ${nameOf(parent)}`,
});

/**
 * Rows for which `expired` holds are deleted by a job. `period` says it in words for the operator ("90 days after they
 * end"). The condition needs an index: a test looks at its plan.
 */
export const keptUntil = (table: PgTable, period: string, because: string, expired: (now: Date) => SQL): Retention => ({
  kept: 'until',
  table,
  period,
  because,
  expired,
});

/** The instant so many days before `now`. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

export const nameOf = (table: PgTable): string => getTableConfig(table).name;

/** Rows that one statement deletes at most, so that none holds its locks for long. */
export const BATCH_ROWS = 500;
/** Statements a table gets in one run at most; what is left waits for the next run. */
const MOST_BATCHES = 200;

/**
 * Deletes expired rows in batches of `BATCH_ROWS`, each a transaction of its own. Rows that somebody holds are left for
 * the next run, so any number of processes may do this at once. Gives how many rows of each table were deleted.
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

/** Finds the rows by the condition's index and deletes them by their place. */
const deleteBatch = (table: PgTable, expired: SQL): SQL => sql`
  delete from ${table} where ctid = any (array (
    select ctid from ${table} where ${expired} limit ${BATCH_ROWS} for update skip locked))`;
