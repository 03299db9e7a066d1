import 'server-only';
import { and, asc, eq, sql } from 'drizzle-orm';
import { findCity } from '#features/places/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { likeness, misspeltBy, wordsOf } from '../rules/similar-name.ts';
import { hotels } from './tables.ts';

const LIMIT = 8;
/** The most names that are compared letter by letter. */
const CANDIDATES = 300;

/**
 * Listed hotels whose name resembles the text: words in another order, without accents, with a misspelling, beside the
 * city ("boat house tamrind kochi"). The nearest spelling first, then shorter names. Reads no more than 300 names.
 */
export async function findSimilarNames(db: Db, text: string) {
  const expressions = wordsOf(text).flatMap((word) => likeness(word) ?? []);
  if (!expressions.length) return [];
  const candidates = await db
    .select({ slug: hotels.slug, name: hotels.name, area: hotels.area, city: hotels.citySlug })
    .from(hotels)
    .where(and(eq(hotels.listed, true), ...expressions.map((expression) => sql`${hotels.slug} ~ ${expression}`)))
    .orderBy(sql`length(${hotels.name})`, asc(hotels.slug))
    .limit(CANDIDATES);
  return candidates
    .flatMap((hotel) => {
      const by = misspeltBy(text, { name: hotel.name, city: findCity(hotel.city)?.name ?? '' });
      return by === null ? [] : [{ hotel, by }];
    })
    .sort((a, b) => a.by - b.by)
    .slice(0, LIMIT)
    .map(({ hotel }) => hotel);
}
