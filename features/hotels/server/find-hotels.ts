import 'server-only';
import { and, asc, eq, ilike, sql } from 'drizzle-orm';
import type { UseCase } from '#lib/server/use-case.ts';
import type { findHotels as operation } from '../contract.ts';
import { hotels } from './tables.ts';

const LIMIT = 8;

/** Listed hotels whose name holds the given words; those that begin with them first, the shorter name first. */
export const findHotels: UseCase<typeof operation> = async ({ db, query }) => {
  const words = query.name.replace(/[\\%_]/g, (mark) => `\\${mark}`);
  return db
    .select({ slug: hotels.slug, name: hotels.name, area: hotels.area, city: hotels.citySlug })
    .from(hotels)
    .where(and(eq(hotels.listed, true), ilike(hotels.name, `%${words}%`)))
    .orderBy(sql`${hotels.name} not ilike ${`${words}%`}`, sql`length(${hotels.name})`, asc(hotels.slug))
    .limit(LIMIT);
};
