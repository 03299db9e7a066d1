import 'server-only';
import type { Point } from '#lib/shared/great-circle.ts';
import { PLACES } from '#lib/server/texts/hindi/places.ts';
import { STATES_OF_INDIA } from '#lib/server/texts/hindi/states-of-india.ts';
import { mainBeaches } from '../data/main-beaches.ts';
import { mainStations } from '../data/main-stations.ts';
import * as tables from '../data/tables.ts';
import { buildCityIndex, type CityIndex } from '../rules/city-index.ts';
import { normaliseCityName } from '../rules/city-match.ts';
import { NEAR_A_STAY, nearestAirports, type NearbyAirport } from '../rules/nearest-airports.ts';
import { nearestBeach, type NearbyBeach, nearestStations, type NearbyStation } from '../rules/nearest.ts';
import type { Airport, Area, City, Country, HotelCity } from '../rules/place-types.ts';
import { buildStayPlaceIndex, type StayPlaceIndex } from '../rules/stay-place-search.ts';
import { stayPlaces, type StayPlace } from '../rules/stay-places.ts';
import { lazy } from '#lib/shared/lazy.ts';

const { airports, areas, cities, countries, hotelCities, indianStates } = tables;

const citiesBySlug = new Map(cities.map((city) => [city.slug, city]));
const countriesByAlpha2 = new Map(countries.map((country) => [country.alpha2, country]));
const countriesByNumeric = new Map(countries.map((country) => [country.numeric, country]));
const stateCodes = new Map(indianStates.map((state) => [state.name, state.code]));
const areasByCity = Map.groupBy(areas, (area) => area.city);

export const allCountries = (): readonly Country[] => countries;
export const allAirports = (): readonly Airport[] => airports;
/** Airports around a point, nearest first: at most two within 100 km in a straight line. */
export const airportsNear = (point: Point): NearbyAirport[] => nearestAirports(airports, point, NEAR_A_STAY);
/** Main railway stations around a point in India, nearest first: at most two within 30 km in a straight line. */
export const stationsNear = (point: Point): NearbyStation[] => nearestStations(mainStations, point);
/** The nearest well-known beach within 10 km of a point in India; null where there is none. */
export const beachNear = (point: Point): NearbyBeach | null => nearestBeach(mainBeaches, point);
/** Cities with stays, the best known first. */
export const allHotelCities = (): readonly HotelCity[] => hotelCities;

export const findCity = (slug: string): City | undefined => citiesBySlug.get(slug);
/** By ISO 3166-1, two letters or three digits. */
export const findCountry = (code: string): Country | undefined =>
  countriesByAlpha2.get(code) ?? countriesByNumeric.get(code);
/** A city of a country by slug, name or former name, the largest of that name. */
export function findCityByName(name: string, country: string): City | undefined {
  const wanted = normaliseCityName(name);
  const named = cities.filter(
    (city) =>
      city.country === country &&
      (city.slug === name || [city.name, ...city.aliases].some((known) => normaliseCityName(known) === wanted)),
  );
  return named.sort((a, b) => b.population - a.population)[0];
}
/** Known areas of a city. */
export const findAreas = (citySlug: string): readonly Area[] => areasByCity.get(citySlug) ?? [];
/** GST state code of an Indian state by its name, such as '32' for Kerala. */
export const findStateCode = (region: string): string | undefined => stateCodes.get(region);

/** Shared by the process: the API and the pages load this module separately. */
const built = ((globalThis as { saraiPlaces?: Built }).saraiPlaces ??= {});
type Built = { cityIndex?: CityIndex; stayPlaceIndex?: StayPlaceIndex };

const HINDI: Readonly<Record<string, string>> = { ...STATES_OF_INDIA, ...PLACES };
const inHindi = (names: readonly string[]): string[] => names.flatMap((name) => HINDI[name] ?? []);

/** Every city by name and alias, also in Hindi; built when first asked for. */
export const cityIndex = (): CityIndex => (built.cityIndex ??= buildCityIndex(cities, ({ name }) => inHindi([name])));

/** What pages in Hindi show in their search field is found by it again. */
const alsoInHindi = (place: StayPlace): StayPlace => ({
  ...place,
  names: [...place.names, ...inHindi([place.name])],
  beside: [...place.beside, ...inHindi(place.beside)],
});

const allStayPlaces = lazy(
  (): ReadonlyMap<string, StayPlace> => new Map(stayPlaces(tables).map((place) => [place.slug, alsoInHindi(place)])),
);

/** A place to look for stays by its slug: a city (`kochi`), an area (`kochi.fort-kochi`) or a region (`kerala`). */
export const findStayPlace = (slug: string): StayPlace | undefined => allStayPlaces().get(slug);

/** Cities, areas and regions by every name; built when first asked for. */
export const stayPlaceIndex = (): StayPlaceIndex =>
  (built.stayPlaceIndex ??= buildStayPlaceIndex([...allStayPlaces().values()]));

/** Builds the search indexes at the start: they block for 0.2 s. */
export function buildPlaceIndexes(): void {
  cityIndex();
  stayPlaceIndex();
}
