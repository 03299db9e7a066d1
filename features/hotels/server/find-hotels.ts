import 'server-only';
import { and, asc, eq, ilike, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { findHotels as operation } from '../contract.ts';
import { hotels } from './tables.ts';

const LIMIT = 8;

/** Listed hotels whose name, or name with city, contains the words: "Boatyard House, Kochi". */
export const findHotels: UseCase<typeof operation> = ({ db, query }) => findByName(db, query.name);

/** Names that begin with the text first, then shorter names. */
export async function findByName(db: Db, text: string) {
  const [name = ''] = text.split(',');
  const words = name.trim().replace(/[\\%_]/g, (mark) => `\\${mark}`);
  return db
    .select({ slug: hotels.slug, name: hotels.name, area: hotels.area, city: hotels.citySlug })
    .from(hotels)
    .where(and(eq(hotels.listed, true), ilike(hotels.name, `%${words}%`)))
    .orderBy(sql`${hotels.name} not ilike ${`${words}%`}`, sql`length(${hotels.name})`, asc(hotels.slug))
    .limit(LIMIT);
}
