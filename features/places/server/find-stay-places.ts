import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { searchStayPlaces, type FoundStayPlace } from '../rules/stay-place-search.ts';
import type { StayPlace } from '../rules/stay-places.ts';
import { countStays } from './count-stays.ts';
import { stayPlaceIndex } from './places.repo.ts';

/** A place found by name with the number of stays in its cities. */
export type CountedPlace = FoundStayPlace & { stays: number };

/** The places that the text may mean, best first (`searchStayPlaces`). */
export async function findStayPlaces(db: Db, text: string, limit: number): Promise<CountedPlace[]> {
  const stays = await countStays(db);
  return searchStayPlaces(text, stayPlaceIndex(), stays, limit).map((found) => ({
    ...found,
    stays: staysIn(found.place, stays),
  }));
}

const staysIn = ({ cities }: StayPlace, stays: ReadonlyMap<string, number>): number =>
  cities.reduce((sum, slug) => sum + (stays.get(slug) ?? 0), 0);

/** The cities of a place whose stays are searched: those with stays, best known first, `most` stays in all. */
export async function citiesWithStays(db: Db, { cities }: StayPlace, most: number): Promise<string[]> {
  const stays = await countStays(db);
  let left = most;
  return cities.filter((slug) => {
    const count = stays.get(slug) ?? 0;
    if (count === 0 || count > left) return false;
    left -= count;
    return true;
  });
}
