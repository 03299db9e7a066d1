import 'server-only';
import { inArray } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { flightReservations } from '../tables.ts';

/**
 * Erases names, meals and assistance of travellers from the embedded airlines' records, by reservation key. The
 * operator asks airlines of other companies for the same (docs/operations.md).
 */
export async function eraseReservations({ db, keys }: { db: Db; keys: string[] }): Promise<void> {
  await db
    .update(flightReservations)
    .set({ travellers: null, extras: [] })
    .where(inArray(flightReservations.key, keys));
}
