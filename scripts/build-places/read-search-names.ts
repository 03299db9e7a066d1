import { normaliseCityName } from '#features/places/rules/city-match.ts';
import type {
  Area,
  City,
  Country,
  HotelCity,
  IndianState,
  Neighbourhood,
  Region,
  SearchName,
} from '#features/places/rules/place-types.ts';
import { readSections, split } from './hand-tables.ts';
import { slugify } from './slugs.ts';

type Tables = {
  cities: readonly City[];
  areas: readonly Area[];
  hotelCities: readonly HotelCity[];
  states: readonly IndianState[];
  countries: readonly Country[];
};

const HOME = 'IN';
const sections = () => new Map(readSections('search-names.txt').map(({ title, lines }) => [title, lines]));
const namesIn = (text = ''): string[] => (text === '' ? [] : split(text, ','));

/**
 * Everyday names of cities (`goa`) and of areas (`goa.baga`). Throws an Error for a place that is not in the tables.
 */
export function readSearchNames({ cities, areas }: Tables): SearchName[] {
  const known = new Set([...cities.map(({ slug }) => slug), ...areas.map(({ city, id }) => `${city}.${id}`)]);
  const hand = sections();
  return [...(hand.get('cities') ?? []), ...(hand.get('areas') ?? [])].map((line) => {
    const [place = '', names] = split(line, '|');
    if (!known.has(place)) throw new Error(`No city or area is called "${place}".`);
    return { place, names: namesIn(names) };
  });
}

/** `delhi | Hauz Khas 28.5494,77.2001 | Hauz Khas Village`. */
export function readNeighbourhoods({ cities, areas }: Tables): Neighbourhood[] {
  const taken = new Set(areas.map(({ city, id }) => `${city}.${id}`));
  return (sections().get('neighbourhoods') ?? []).map((line) => {
    const [city = '', where = '', names] = split(line, '|');
    const [, name = '', lat, lng] = /^(.+) (-?[\d.]+),(-?[\d.]+)$/.exec(where) ?? [];
    const id = slugify(name);
    if (!cities.some(({ slug }) => slug === city)) throw new Error(`No city has the slug "${city}".`);
    if (taken.has(`${city}.${id}`)) throw new Error(`"${city}.${id}" is an area already.`);
    return { id, city, name, lat: Number(lat), lng: Number(lng), names: namesIn(names) };
  });
}

/**
 * States of India, other countries with hotels, and the regions written by hand; each with its hotel cities, the best
 * known first, and its representative city: the one of the same name where there is one.
 */
export function readRegions(tables: Tables): Region[] {
  const { cities, hotelCities, states, countries } = tables;
  const hand = sections();
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  const hotels = hotelCities.flatMap(({ city }) => bySlug.get(city) ?? []);
  const everyday = (title: string) =>
    new Map(
      (hand.get(title) ?? []).map((line) => split(line, '|')).map(([name = '', names]) => [name, namesIn(names)]),
    );
  const [stateNames, countryNames] = [everyday('states'), everyday('countries')];
  const largest = (of: readonly City[]) => [...of].sort((a, b) => b.population - a.population)[0];
  const region = (
    type: Region['type'],
    name: string,
    within: readonly City[],
    all: readonly City[],
    names: string[],
  ) => {
    const anchor = within[0] ?? largest(all);
    const isCity = within.some((city) => normaliseCityName(city.name) === normaliseCityName(name));
    if (!anchor || isCity) return [];
    const slug = bySlug.has(slugify(name)) ? `${slugify(name)}-${type}` : slugify(name);
    const { country } = anchor;
    return [{ slug, type, name, country, anchor: anchor.slug, cities: within.map((city) => city.slug), names }];
  };
  const ofState = (of: readonly City[], name: string) =>
    of.filter((city) => city.country === HOME && city.region === name);
  const ofCountry = (alpha2: string) => hotels.filter(({ country }) => country === alpha2);
  return [
    ...states.flatMap(({ name }) =>
      region('state', name, ofState(hotels, name), ofState(cities, name), stateNames.get(name) ?? []),
    ),
    ...countries
      .filter(({ alpha2 }) => alpha2 !== HOME && ofCountry(alpha2).length > 0)
      .flatMap(({ alpha2, name }) => region('country', name, ofCountry(alpha2), [], countryNames.get(alpha2) ?? [])),
    ...(hand.get('regions') ?? []).flatMap((line) => {
      const [name = '', slugs = '', names] = split(line, '|');
      const within = slugs.split(' ').map((slug) => {
        const city = hotels.find((known) => known.slug === slug);
        if (!city) throw new Error(`"${slug}" of ${name} is no city with hotels.`);
        return city;
      });
      return region('region', name, within, [], namesIn(names));
    }),
  ];
}
