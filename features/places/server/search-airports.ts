import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import type { searchAirports as operation } from '../contract.ts';
import { findAirports, knownAirports, type FoundAirport, type KnownAirport } from '../rules/airport-match.ts';
import { searchStayPlaces } from '../rules/stay-place-search.ts';
import { countStays } from './count-stays.ts';
import { allAirports, findCountry, stayPlaceIndex } from './places.repo.ts';

const LIMIT = 10;

let known: KnownAirport[] | null = null;

/** Airports with scheduled service by code, city or name, and those of the places that may have been meant. */
export const searchAirports: UseCase<typeof operation> = async ({ db, query }) => {
  known ??= knownAirports(allAirports());
  const places = searchStayPlaces(query.name, stayPlaceIndex(), await countStays(db), LIMIT);
  return findAirports(query.name, known, places, LIMIT).map(present);
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
