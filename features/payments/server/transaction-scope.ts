import 'server-only';
import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';

const isTransaction = (db: Db): boolean => is(db, PgTransaction);

/** All or nothing: a savepoint inside the caller's transaction, which stays usable when the work fails; else its own. */
export const atomically = <Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  isTransaction(db) ? db.transaction((tx) => work(tx)) : inTransaction(db, work);

/** The gateway is another company: what it did stays done, so it is never called while a transaction of ours is open. */
export function mustBeOutsideTransaction(db: Db, what: string): void {
  if (isTransaction(db)) throw new Error(`${what} talks to the gateway: call it outside a transaction`);
}

/** What must count only if the caller's work commits. */
export function mustBeInTransaction(db: Db, what: string): void {
  if (!isTransaction(db)) throw new Error(`${what} belongs to its caller's work: call it inside a transaction`);
}
