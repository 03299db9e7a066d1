import 'server-only';
import type { Db } from './connect.ts';
import { inTransaction } from './transaction.ts';

/** Somebody else changed a row between our look and our update. The caller looks again. */
export class VersionConflict extends Error {}

const MOST_TRIES = 25;

/** One transaction; when somebody was quicker, the whole of it again, so that every try decides on what is true now. */
export async function retryOnConflict<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(db, work);
    } catch (error) {
      if (!(error instanceof VersionConflict) || attempt >= MOST_TRIES) throw error;
    }
  }
}
