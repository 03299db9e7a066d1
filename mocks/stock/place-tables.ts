import type { Country } from '#features/places/rules/place-types.ts';
import { buildStayPlaceIndex, type StayPlaceIndex } from '#features/places/rules/stay-place-search.ts';
import { stayPlaces, type StayPlace } from '#features/places/rules/stay-places.ts';
import { STOCK } from './hotels.ts';

type PlaceTables = typeof import('#features/places/data/tables.ts');

/** The tables of places: more than a megabyte, so they are fetched when first asked for. */
export const placeTables = (): Promise<PlaceTables> => import('#features/places/data/tables.ts');

/** A country by ISO 3166-1, two emails or three digits. */
export const countryOf = ({ countries }: PlaceTables, code: string): Country | undefined =>
  countries.find(({ alpha2, numeric }) => alpha2 === code || numeric === code);

let places: StayPlace[] | null = null;
let index: StayPlaceIndex | null = null;
const allStayPlaces = async (): Promise<StayPlace[]> => (places ??= stayPlaces(await placeTables()));

/** Cities, areas and regions of the real tables, by every name. */
export const stayPlaceIndex = async (): Promise<StayPlaceIndex> =>
  (index ??= buildStayPlaceIndex(await allStayPlaces()));

export const findStayPlace = async (slug: string): Promise<StayPlace | undefined> =>
  (await allStayPlaces()).find((place) => place.slug === slug);

/** Listed stays of the mock stock by city. */
export function staysByCity(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { city, listed } of STOCK) if (listed) counts.set(city, (counts.get(city) ?? 0) + 1);
  return counts;
}
