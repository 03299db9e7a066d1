import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import type { searchAirports as operation } from '../contract.ts';
import { findAirports, knownAirports, type FoundAirport } from '../rules/airport-match.ts';
import { searchStayPlaces } from '../rules/stay-place-search.ts';
import { countStays } from './count-stays.ts';
import { allAirports, findCountry, stayPlaceIndex } from './places.repo.ts';
import { lazy } from '#lib/shared/lazy.ts';

const LIMIT = 10;

const airports = lazy(() => knownAirports(allAirports()));

/** Airports with scheduled service by code, city or name, and those of the places that may be meant. */
export const searchAirports: UseCase<typeof operation> = async ({ db, query }) => {
  const places = searchStayPlaces(query.name, stayPlaceIndex(), await countStays(db), LIMIT);
  return findAirports(query.name, airports(), places, LIMIT).map(present);
};

const present = ({ airport: { iata, name, cityCode, cityName, country, lat, lng, zone }, nearTo }: FoundAirport) => ({
  iata,
  name,
  cityCode,
  cityName,
  countryCode: findCountry(country)?.numeric ?? '',
  lat,
  lng,
  zone,
  ...(nearTo && { nearTo }),
});
