import 'server-only';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { hotels } from './tables.ts';

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
