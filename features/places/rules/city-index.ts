import { byScoreThenPopulation } from './city-match.ts';
import { buildNameIndex, searchNames, type NameIndex } from './name-index.ts';
import type { City } from './place-types.ts';

/** Every city by name and alias. */
export type CityIndex = NameIndex<City>;

export interface CitySearchOptions {
  readonly limit?: number;
  /** alpha2: only cities of this country. */
  readonly country?: string;
}

/** `alsoCalled`: other names by which a city is found, as in Hindi. */
export const buildCityIndex = (
  cities: readonly City[],
  alsoCalled: (city: City) => readonly string[] = () => [],
): CityIndex => buildNameIndex(cities, (city) => [city.name, ...city.aliases, ...alsoCalled(city)]);

/** The cities that may be meant, best first, in the order of `rankCities`. */
export function searchCities(query: string, index: CityIndex, { limit = 8, country }: CitySearchOptions = {}): City[] {
  if (limit < 1) return [];
  const keep = (city: City) => country === undefined || city.country === country;
  return searchNames(query, index, { enough: limit, keep })
    .map(({ item: city, score }) => ({ city, score }))
    .sort(byScoreThenPopulation)
    .slice(0, limit)
    .map(({ city }) => city);
}
