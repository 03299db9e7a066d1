import 'server-only';
import { sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { cacheFor } from '#lib/server/ttl-cache.ts';

const read = cacheFor(60_000, async (db: Db, _key: 'all'): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.execute<{ city: string; stays: number }>(
    sql`select city_slug as city, count(*)::int as stays from hotels where listed group by city_slug`,
  );
  return new Map(rows.map(({ city, stays }) => [city, stays]));
});

/**
 * Listed stays by city slug, counted at most once a minute. The table is named in SQL because the hotels room already
 * stands on this one: an import back would be a circle.
 */
export const countStays = (db: Db): Promise<ReadonlyMap<string, number>> => read(db, 'all');
