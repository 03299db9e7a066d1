import 'server-only';
import { inArray } from 'drizzle-orm';
import { findCity } from '#features/places/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { ListedStay } from '../contract.ts';
import { presentListed } from './present-hotel.ts';
import { hotels } from './tables.ts';

/** A hotel as other features list it; `city` is its name. */
type HotelInList = Pick<ListedStay, 'slug' | 'name' | 'area' | 'stars' | 'poster'> & { city: string; zone: string };

/** Hotels by slug, without those that are gone. One query. */
export async function hotelsBySlug(db: Db, slugs: readonly string[]): Promise<ReadonlyMap<string, HotelInList>> {
  if (!slugs.length) return new Map();
  const rows = await db
    .select()
    .from(hotels)
    .where(inArray(hotels.slug, [...slugs]));
  return new Map(
    rows.map((row) => {
      const { slug, name, area, stars, poster } = presentListed(row);
      return [
        slug,
        { slug, name, area, stars, poster, zone: row.zone, city: findCity(row.citySlug)?.name ?? row.citySlug },
      ];
    }),
  );
}
