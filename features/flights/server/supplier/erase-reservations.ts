import 'server-only';
import { inArray } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { flightReservations } from '../tables.ts';

/**
 * Erases travellers' names and their meals and assistance from the embedded airlines' books, by the keys of reservations.
 * An airline that is another company is asked for the same by the operator (docs/operations.md).
 */
export async function eraseReservations({ db, keys }: { db: Db; keys: string[] }): Promise<void> {
  await db
    .update(flightReservations)
    .set({ travellers: null, extras: [] })
    .where(inArray(flightReservations.key, keys));
}
