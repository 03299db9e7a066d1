import 'server-only';
import type { Database, Db } from './connect.ts';
import { databaseCode, databaseErrorOf } from './failures.ts';

/** PostgreSQL's codes for transactions to repeat: serialization failure, deadlock. */
const RETRYABLE = new Set(['40001', '40P01']);

/** Runs work in one transaction, repeated up to five times on a serialization failure or deadlock. */
export async function inTransaction<Result>(db: Database | Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => work(tx));
    } catch (error) {
      if (attempt >= 5 || !RETRYABLE.has(databaseCode(error) ?? '')) throw error;
    }
  }
}

/** True when the error is a unique violation (of the named constraint, if one is given). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    databaseCode(error) === '23505' &&
    (!constraint || (databaseErrorOf(error) as { constraint?: string }).constraint === constraint)
  );
}
