import { matchScore, normaliseCityName } from './city-match.ts';
import type { City } from './place-types.ts';

/** 9.11: where no country is requested, India's cities come first among equals. */
const DEFAULT_COUNTRY = 'IN';

/**
 * The order of found cities: quality of the match (whole, prefix, similar), then whether there are stays, then the
 * default country, then population.
 */
export function inCityOrder(query: string, found: readonly City[], stays: ReadonlyMap<string, number>): City[] {
  return found
    .map((city) => ({
      city,
      fit: fitOf(city, query),
      stays: Number((stays.get(city.slug) ?? 0) > 0),
      home: Number(city.country === DEFAULT_COUNTRY),
    }))
    .sort((a, b) => b.fit - a.fit || b.stays - a.stays || b.home - a.home || b.city.population - a.city.population)
    .map(({ city }) => city);
}

const fitOf = (city: City, query: string): number => {
  const wanted = normaliseCityName(query);
  return Math.max(...[city.name, ...city.aliases].map((name) => matchScore(wanted, normaliseCityName(name))));
};

const EXACT = 3;
/** Whether a text is one of the city's names, of today or earlier: "Mysore" is Mysuru. */
export const isNamed = (city: City, query: string): boolean => fitOf(city, query) === EXACT;

/** Cities by the number of stays, those of the default country first; for a search field that is still empty. */
export function mostStays(
  stays: ReadonlyMap<string, number>,
  country: string | undefined,
  find: (slug: string) => City | undefined,
): City[] {
  return [...stays.keys()]
    .map(find)
    .filter((city): city is City => city !== undefined && (country === undefined || city.country === country))
    .sort(
      (a, b) =>
        Number(b.country === DEFAULT_COUNTRY) - Number(a.country === DEFAULT_COUNTRY) ||
        stays.get(b.slug)! - stays.get(a.slug)! ||
        b.population - a.population,
    );
}
