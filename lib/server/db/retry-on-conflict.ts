import 'server-only';
import type { Db } from './connect.ts';
import { inTransaction } from './transaction.ts';

/** Another transaction changed a row between our read and our update (optimistic locking). The caller retries. */
export class VersionConflict extends Error {}

const MOST_TRIES = 25;

/** Runs one transaction, and repeats it on a version conflict, so that each attempt decides on current data. */
export async function retryOnConflict<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(db, work);
    } catch (error) {
      if (!(error instanceof VersionConflict) || attempt >= MOST_TRIES) throw error;
    }
  }
}
