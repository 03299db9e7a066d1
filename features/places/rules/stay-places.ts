import type { City, Country, Neighbourhood, Region, SearchName, Area } from './place-types.ts';

/**
 * A place to look for stays: a city; an area of one, with the stays around it; or a region with stays in several
 * cities. The slug is its address: `kochi`, `kochi.fort-kochi`, `kerala`.
 */
export type StayPlace = {
  readonly type: 'city' | 'area' | Region['type'];
  readonly slug: string;
  readonly name: string;
  /** "Fort Kochi, Kochi": the name with the city of an area. */
  readonly title: string;
  /** The place that contains it: "Kerala, India". */
  readonly within: string;
  readonly country: City['country'];
  readonly lat: number;
  readonly lng: number;
  /** The representative city, for time zone and picture. */
  readonly city: City;
  /** Slugs of the cities whose stays belong to it. */
  readonly cities: readonly City['slug'][];
  /** Names of the cities whose airports belong to it. */
  readonly served: readonly string[];
  readonly population: number;
  /** All names in searches. */
  readonly names: readonly string[];
  /** Names that may follow its own: "Bandra Mumbai", "Goa, India". */
  readonly beside: readonly string[];
};

export type StayPlaceTables = {
  cities: readonly City[];
  areas: readonly Area[];
  neighbourhoods: readonly Neighbourhood[];
  regions: readonly Region[];
  searchNames: readonly SearchName[];
  countries: readonly Country[];
};

/** Every place of the tables where stays can be searched. */
export function stayPlaces(tables: StayPlaceTables): StayPlace[] {
  const { cities, areas, neighbourhoods, regions } = tables;
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  const moreNames = new Map(tables.searchNames.map(({ place, names }) => [place, names]));
  const countries = new Map(tables.countries.map((country) => [country.alpha2, country.name]));
  const regionNames = new Map(regions.map((region) => [region.name, [region.name, ...region.names]]));
  const countryOf = ({ country }: { country: string }) => countries.get(country) ?? country;

  const ofCity = (city: City): StayPlace => ({
    type: 'city',
    slug: city.slug,
    name: city.name,
    title: city.name,
    within: [city.region === city.name ? '' : city.region, countryOf(city)].filter(Boolean).join(', '),
    country: city.country,
    lat: city.lat,
    lng: city.lng,
    city,
    cities: [city.slug],
    served: [city.name, ...city.aliases],
    population: city.population,
    names: [city.name, ...city.aliases, ...(moreNames.get(city.slug) ?? [])],
    beside: [
      ...(regionNames.get(city.region) ?? [city.region]),
      ...(regionNames.get(countryOf(city)) ?? []),
      countryOf(city),
    ],
  });
  const cityPlaces = new Map(cities.map((city) => [city.slug, ofCity(city)]));

  const ofArea = (area: Area & { names?: readonly string[] }): StayPlace[] => {
    const [city, place] = [bySlug.get(area.city), cityPlaces.get(area.city)];
    if (!city || !place) return [];
    return [
      {
        type: 'area',
        slug: areaSlug(area),
        name: area.name,
        title: `${area.name}, ${city.name}`,
        within: [city.name, countryOf(city)].join(', '),
        country: city.country,
        lat: area.lat,
        lng: area.lng,
        city,
        cities: [city.slug],
        served: place.served,
        population: 0,
        names: [area.name, ...(area.names ?? []), ...(moreNames.get(areaSlug(area)) ?? [])],
        beside: [...place.names, ...place.beside],
      },
    ];
  };

  const ofRegion = (region: Region): StayPlace[] => {
    const anchor = bySlug.get(region.anchor);
    if (!anchor) return [];
    const within = region.cities.flatMap((slug) => bySlug.get(slug) ?? []);
    const middle = (of: 'lat' | 'lng') => within.reduce((sum, city) => sum + city[of], 0) / within.length;
    return [
      {
        type: region.type,
        slug: region.slug,
        name: region.name,
        title: region.name,
        within: region.type === 'country' ? '' : countryOf(region),
        country: region.country,
        lat: within.length ? middle('lat') : anchor.lat,
        lng: within.length ? middle('lng') : anchor.lng,
        city: anchor,
        cities: region.cities,
        served: within.flatMap((city) => [city.name, ...city.aliases]),
        population: 0,
        names: [region.name, ...region.names],
        beside: [countryOf(region)],
      },
    ];
  };
  return [...cityPlaces.values(), ...[...areas, ...neighbourhoods].flatMap(ofArea), ...regions.flatMap(ofRegion)];
}

const areaSlug = ({ city, id }: Pick<Area, 'city' | 'id'>): string => `${city}.${id}`;
