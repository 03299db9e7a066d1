import 'server-only';
import { findHotels as hotelsByName } from '#features/hotels/contract.ts';
import { findHotels } from '#features/hotels/server/index.ts';
import { searchCities as citiesByName, type CityOption } from '#features/places/contract.ts';
import { matchScore, normaliseCityName } from '#features/places/rules/city-match.ts';
import { allHotelCities, findAreas, findCity, searchCities } from '#features/places/server/index.ts';
import { read } from '#lib/server/http/read.ts';

/** What the words of the search field mean: a city (and an area of it), one hotel, or nothing we know. */
export type FoundPlace =
  | {
      kind: 'city';
      slug: string;
      area?: string;
      /** Other cities it could have been, with stays. */ instead: CityOption[];
    }
  | { kind: 'hotel'; slug: string }
  | { kind: 'unknown' };

const EXACT = 3;
const BEGINS = 2;
const OTHERS = 3;

/**
 * Finds the place: a city of that very name, then an area, then a hotel, then the city most like it. With `strict` the
 * name must at least begin so: an old link is not a slip of the finger.
 */
export async function findPlace(words: string, strict = false): Promise<FoundPlace> {
  const [name = '', ...hints] = words.split(',').map((part) => part.trim());
  if (!normaliseCityName(name)) return { kind: 'unknown' };
  const cities = inHint(await read(citiesByName, searchCities, { cityname: name.slice(0, 80) }), hints);
  const [best] = cities;
  const fit = best ? fitOf(best, name) : 0;
  if (best && fit === EXACT) return city(best, others(cities, name, EXACT));

  const area = findArea(name);
  if (area) return { kind: 'city', slug: area.city, area: area.name, instead: [] };
  const hotel = await findHotel(name);
  if (hotel && (hotel.exact || fit < BEGINS)) return { kind: 'hotel', slug: hotel.slug };
  return best && (!strict || fit >= BEGINS) ? city(best, others(cities, name, 0)) : { kind: 'unknown' };
}

/** Cities one could mean instead of the first, for "Did you mean". */
const others = (cities: readonly CityOption[], name: string, leastFit: number): CityOption[] =>
  cities
    .slice(1)
    .filter((option) => option.hotels > 0 && fitOf(option, name) >= leastFit)
    .slice(0, OTHERS);

const city = (best: CityOption, instead: CityOption[]): FoundPlace => ({ kind: 'city', slug: best.slug, instead });

/** "Hyderabad, Sindh": those whose region or country is named come first. */
function inHint(cities: CityOption[], hints: readonly string[]): CityOption[] {
  const wanted = hints.map(normaliseCityName).filter(Boolean);
  const named = ({ region, countryName }: CityOption) =>
    wanted.some((hint) => [region, countryName].map(normaliseCityName).includes(hint));
  return wanted.length ? [...cities.filter(named), ...cities.filter((option) => !named(option))] : cities;
}

/** 3 the name itself (or a former one), 2 its beginning, below 1 similar. */
function fitOf({ slug, name }: CityOption, words: string): number {
  const names = [name, ...(findCity(slug)?.aliases ?? [])];
  return Math.max(...names.map((known) => matchScore(normaliseCityName(words), normaliseCityName(known))));
}

/** An area of that very name, in the best known city that has one. */
function findArea(name: string): { city: string; name: string } | undefined {
  const wanted = normaliseCityName(name);
  for (const { city: slug } of allHotelCities()) {
    const area = findAreas(slug).find((known) => normaliseCityName(known.name) === wanted);
    if (area) return { city: slug, name: area.name };
  }
  return undefined;
}

async function findHotel(name: string): Promise<{ slug: string; exact: boolean } | undefined> {
  if (name.length < 3) return undefined;
  const [hotel] = await read(hotelsByName, findHotels, { name: name.slice(0, 80) });
  return hotel && { slug: hotel.slug, exact: normaliseCityName(hotel.name) === normaliseCityName(name) };
}
