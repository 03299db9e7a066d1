import 'server-only';
import { count, eq } from 'drizzle-orm';
import type { ReadPorts } from '#lib/server/ports/read-ports.ts';
import { hotels } from './tables.ts';

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
