import 'server-only';
import { sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';

const FRESH_FOR = 60_000;
let counted: { at: number; stays: ReadonlyMap<string, number> } | null = null;

/**
 * Listed stays by city slug, counted at most once a minute. The table is named in SQL because the hotels room already
 * stands on this one: an import back would be a circle.
 */
export async function countStays(db: Db): Promise<ReadonlyMap<string, number>> {
  if (counted && performance.now() - counted.at < FRESH_FOR) return counted.stays;
  const { rows } = await db.execute<{ city: string; stays: number }>(
    sql`select city_slug as city, count(*)::int as stays from hotels where listed group by city_slug`,
  );
  counted = { at: performance.now(), stays: new Map(rows.map(({ city, stays }) => [city, stays])) };
  return counted.stays;
}
