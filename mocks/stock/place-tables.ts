import type { Country } from '#features/places/rules/place-types.ts';
import { buildStayPlaceIndex } from '#features/places/rules/stay-place-search.ts';
import { stayPlaces, type StayPlace } from '#features/places/rules/stay-places.ts';
import { STOCK } from './hotels.ts';
import { lazy } from '#lib/shared/lazy.ts';

type PlaceTables = typeof import('#features/places/data/tables.ts');

/** The place tables, more than a megabyte, loaded at first use. */
export const placeTables = (): Promise<PlaceTables> => import('#features/places/data/tables.ts');

/** A country by its ISO 3166-1 code, two letters or three digits. */
export const countryOf = ({ countries }: PlaceTables, code: string): Country | undefined =>
  countries.find(({ alpha2, numeric }) => alpha2 === code || numeric === code);

const allStayPlaces = lazy(async () => stayPlaces(await placeTables()));

/** Cities, areas and regions of the real tables, by every name. */
export const stayPlaceIndex = lazy(async () => buildStayPlaceIndex(await allStayPlaces()));

export const findStayPlace = async (slug: string): Promise<StayPlace | undefined> =>
  (await allStayPlaces()).find((place) => place.slug === slug);

/** Number of listed stays of the mock stock by city. */
export function staysByCity(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { city, listed } of STOCK) if (listed) counts.set(city, (counts.get(city) ?? 0) + 1);
  return counts;
}
