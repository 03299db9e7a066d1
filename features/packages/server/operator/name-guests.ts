import 'server-only';
import { inArray } from 'drizzle-orm';
import { contractedInventory, forgetGuests as forgetAtHotels } from '#features/hotels/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { packageReservations } from '../tables.ts';
import { lodgingKey } from './lodgings.ts';

/** The keys under which reservations have rooms at hotels. */
async function keysAtHotels(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: packageReservations.key, lodgings: packageReservations.lodgings })
    .from(packageReservations)
    .where(inArray(packageReservations.key, [...keys]));
  return rows.flatMap(({ key, lodgings }) => lodgings.map((lodging) => lodgingKey(key, lodging)));
}

/** Passes the names of a party to every hotel in which it has rooms; none are stored here. */
export async function nameGuests(db: Db, key: string, guests: readonly string[]): Promise<void> {
  for (const atHotel of await keysAtHotels(db, [key])) await contractedInventory(db).nameGuests(atHotel, guests);
}

/** Erases the names of guests of packages from the hotels' records, by the keys of the packages. */
export async function forgetGuests({ db, keys }: { db: Db; keys: readonly string[] }): Promise<void> {
  if (keys.length) await forgetAtHotels({ db, keys: await keysAtHotels(db, keys) });
}
