import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { supplierReservations } from '../tables.ts';

/** Stores who stays, by room, with the rooms that are held or booked under a key. No error where there are none. */
export const nameGuests = async (db: Db, key: string, guests: readonly string[]): Promise<void> =>
  void (await db
    .update(supplierReservations)
    .set({ guests: [...guests] })
    .where(
      and(
        eq(supplierReservations.idempotencyKey, key),
        inArray(supplierReservations.state, ['held', 'pending', 'confirmed']),
      ),
    ));

/** Erases the names of guests from the hotels' records, by reservation key. */
export async function forgetGuests({ db, keys }: { db: Db; keys: readonly string[] }): Promise<void> {
  if (keys.length)
    await db
      .update(supplierReservations)
      .set({ guests: null })
      .where(inArray(supplierReservations.idempotencyKey, [...keys]));
}
