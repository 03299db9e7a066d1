import 'server-only';
import type { Database, Db } from './connect.ts';

/** PostgreSQL's codes for "try the whole transaction again": serialization failure, deadlock. */
const RETRYABLE = new Set(['40001', '40P01']);

const sqlState = (error: unknown): string | undefined => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : undefined;
};

/** Runs work in one transaction, again (up to five times) when PostgreSQL says that would help. */
export async function inTransaction<Result>(db: Database | Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => work(tx));
    } catch (error) {
      if (attempt >= 5 || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/** True when the error is a unique violation (of the named constraint, if one is given). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return sqlState(error) === '23505' && (!constraint || (cause as { constraint?: string }).constraint === constraint);
}
