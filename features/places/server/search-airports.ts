import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import type { searchAirports as operation } from '../contract.ts';
import { airportsOf, knownAirports, matchAirports, type KnownAirport } from '../rules/airport-match.ts';
import { searchCities } from '../rules/city-index.ts';
import type { Airport } from '../rules/place-types.ts';
import { allAirports, cityIndex, findCountry } from './places.repo.ts';

const LIMIT = 10;

let known: KnownAirport[] | null = null;

/** Airports with scheduled service by code, city or name; else those of the cities that may have been meant. */
export const searchAirports: UseCase<typeof operation> = async ({ query }) => {
  known ??= knownAirports(allAirports());
  const named = matchAirports(query.name, known);
  const found = named.length ? named : airportsOf(searchCities(query.name, cityIndex()), known);
  return found.slice(0, LIMIT).map(present);
};

const present = ({ iata, name, cityCode, cityName, country, lat, lng, zone }: Airport) => ({
  iata,
  name,
  cityCode,
  cityName,
  countryCode: findCountry(country)?.numeric ?? '',
  lat,
  lng,
  zone,
});
