import 'server-only';
import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';

const isTransaction = (db: Db): boolean => is(db, PgTransaction);

/**
 * Atomic: a savepoint within the caller's transaction, which stays usable on failure; otherwise a transaction of its
 * own.
 */
export const atomically = <Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  isTransaction(db) ? db.transaction((tx) => work(tx)) : inTransaction(db, work);

/** Throws inside a transaction: the gateway cannot be rolled back, so it is never called there. */
export function mustBeOutsideTransaction(db: Db, what: string): void {
  if (isTransaction(db)) throw new Error(`${what} talks to the gateway: call it outside a transaction`);
}

/** Throws outside a transaction, for work that counts only if the caller's transaction commits. */
export function mustBeInTransaction(db: Db, what: string): void {
  if (!isTransaction(db)) throw new Error(`${what} belongs to its caller's work: call it inside a transaction`);
}
