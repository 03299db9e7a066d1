import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { endReservation } from './hold-rooms.ts';
import { lockExpiredHold } from './reservations.repo.ts';

/**
 * Releases the rooms of all expired holds and returns their keys. One transaction each, locking reservation, then
 * calendar, as everywhere, to avoid deadlocks.
 */
export async function expireHolds({ db, now }: { db: Db; now: Date }): Promise<string[]> {
  const keys: string[] = [];
  for (;;) {
    const key = await inTransaction(db, async (tx) => {
      const hold = await lockExpiredHold(tx, now);
      if (hold) await endReservation(tx, hold, 'released', now);
      return hold?.idempotencyKey;
    });
    if (key === undefined) return keys;
    keys.push(key);
  }
}
