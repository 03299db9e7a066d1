import 'server-only';
import { count, eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { HotelRow } from './present-hotel.ts';
import { hotels } from './tables.ts';

const SLUG = /^[a-z0-9-]+$/;

/** A hotel by slug, listed or not. Throws NOT_FOUND, also for text that cannot be a slug. */
export async function findHotel(db: Db, slug: string): Promise<HotelRow> {
  const [row] = SLUG.test(slug) ? await db.select().from(hotels).where(eq(hotels.slug, slug)) : [];
  if (!row) throw notFound('This hotel');
  return row;
}

/** A hotel by id; undefined when there is none. */
export async function findHotelById(db: Db, id: string): Promise<HotelRow | undefined> {
  const [row] = await db.select().from(hotels).where(eq(hotels.id, id));
  return row;
}

/** Listed hotels by city slug. */
export async function countListed(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ city: hotels.citySlug, stays: count() })
    .from(hotels)
    .where(eq(hotels.listed, true))
    .groupBy(hotels.citySlug);
  return new Map(rows.map(({ city, stays }) => [city, stays]));
}
