import 'server-only';
import { count, eq, and, asc, desc, sql } from 'drizzle-orm';
import type { ReadPorts } from '#lib/server/ports/read-ports.ts';
import { hotels } from './tables.ts';
import type { Db } from '#lib/server/db/connect.ts';

/** The number of listed hotels by city, for place search. */
export const listedStays: ReadPorts['listedStays'] = {
  countByCity: async (db) => {
    const rows = await db
      .select({ city: hotels.citySlug, stays: count() })
      .from(hotels)
      .where(eq(hotels.listed, true))
      .groupBy(hotels.citySlug);
    return new Map(rows.map(({ city, stays }) => [city, stays]));
  },
};

/** The listed hotel of a city with the most stars, then the best guest score: the venue of an event. */
export async function grandestHotel(
  db: Db,
  citySlug: string,
): Promise<{ name: string; address: string; slug: string } | undefined> {
  const score = sql`${hotels.scoreSum}::float / nullif(${hotels.scoreCount}, 0)`;
  const [found] = await db
    .select({ name: hotels.name, address: hotels.address, slug: hotels.slug })
    .from(hotels)
    .where(and(eq(hotels.listed, true), eq(hotels.citySlug, citySlug)))
    .orderBy(desc(hotels.stars), sql`${score} desc nulls last`, asc(hotels.slug))
    .limit(1);
  return found;
}
