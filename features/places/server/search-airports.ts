import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import type { searchAirports as operation } from '../contract.ts';
import { knownAirports, matchAirports, type KnownAirport } from '../rules/airport-match.ts';
import type { Airport } from '../rules/place-types.ts';
import { allAirports, findCountry } from './places.repo.ts';

const LIMIT = 10;

let known: KnownAirport[] | null = null;

/** Airports with scheduled service by code, city or name. */
export const searchAirports: UseCase<typeof operation> = async ({ query }) => {
  known ??= knownAirports(allAirports());
  return matchAirports(query.name, known, LIMIT).map(present);
};

const present = ({ iata, name, cityCode, cityName, country, lat, lng, zone }: Airport) => ({
  iata, name, cityCode, cityName, countryCode: findCountry(country)?.numeric ?? '', lat, lng, zone,
});
