import 'server-only';
import { inArray } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { HotelInfo } from '../contract.ts';
import { presentHotel } from './present-hotel.ts';
import { hotels } from './tables.ts';

/** A hotel as other features list it. */
type HotelInList = Pick<HotelInfo, 'slug' | 'name' | 'area' | 'stars' | 'poster' | 'city' | 'zone'>;

/** Hotels by slug, without those that are gone. One query. */
export async function hotelsBySlug(db: Db, slugs: readonly string[]): Promise<ReadonlyMap<string, HotelInList>> {
  if (!slugs.length) return new Map();
  const rows = await db
    .select()
    .from(hotels)
    .where(inArray(hotels.slug, [...slugs]));
  return new Map(rows.map((row) => [row.slug, presentHotel(row, clock.now())]));
}
