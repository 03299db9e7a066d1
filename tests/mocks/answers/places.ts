import type * as contract from '#features/places/contract.ts';
import type { CityOption } from '#features/places/contract.ts';
import { airportsOf, knownAirports, matchAirports } from '#features/places/rules/airport-match.ts';
import { buildCityIndex, searchCities, type CityIndex } from '#features/places/rules/city-index.ts';
import { inCityOrder, mostStays } from '#features/places/rules/city-order.ts';
import type { City } from '#features/places/rules/place-types.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { AnswersOf } from '../answer.ts';
import { STOCK } from '../stock/hotels.ts';
import { countryOf, placeTables } from '../stock/place-tables.ts';

const MOST_CITIES = 8;
const CANDIDATES = 60;
const MOST_AIRPORTS = 10;

let index: CityIndex | null = null;
const cityIndex = async (): Promise<CityIndex> => (index ??= buildCityIndex((await placeTables()).cities));

const staysByCity = (): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { city, listed } of STOCK) if (listed) counts.set(city, (counts.get(city) ?? 0) + 1);
  return counts;
};

/** The real tables of places and the real search; the number of stays is the mock stock's. */
export const placeAnswers: AnswersOf<typeof contract> = {
  searchCities: async ({ query: { cityname, countrycode } }) => {
    const tables = await placeTables();
    const country = countrycode === undefined ? undefined : countryOf(tables, countrycode);
    if (countrycode !== undefined && !country) {
      const message = `No country has the code ${countrycode}.`;
      throw new AppError('INVALID_INPUT', message, { fields: { countrycode: message } });
    }
    const stays = staysByCity();
    const present = (city: City): CityOption => {
      const { numeric = '', name = city.country } = countryOf(tables, city.country) ?? {};
      const { id, slug, region, lat, lng, population } = city;
      return {
        _id: id,
        name: city.name,
        slug,
        region,
        countryCode: numeric,
        countryName: name,
        lat,
        lng,
        population,
        hotels: stays.get(slug) ?? 0,
      };
    };
    const found = cityname
      ? inCityOrder(
          cityname,
          searchCities(cityname, await cityIndex(), { limit: CANDIDATES, country: country?.alpha2 }),
          stays,
        )
      : mostStays(stays, country?.alpha2, (slug) => tables.cities.find((city) => city.slug === slug));
    return found.slice(0, MOST_CITIES).map(present);
  },
  listCountries: async () =>
    (await placeTables()).countries.map(({ numeric, alpha2, name, dialCode, currency }) => ({
      countryCode: numeric,
      alpha2,
      name,
      dialCode,
      currency,
    })),
  locate: async () => {
    const india = countryOf(await placeTables(), '356');
    return {
      ip: null,
      country: india
        ? {
            countryCode: india.numeric,
            alpha2: india.alpha2,
            name: india.name,
            dialCode: india.dialCode,
            currency: india.currency,
          }
        : null,
    };
  },
  searchAirports: async ({ query }) => {
    const tables = await placeTables();
    const known = knownAirports(tables.airports);
    const named = matchAirports(query.name, known);
    const found = named.length ? named : airportsOf(searchCities(query.name, await cityIndex()), known);
    return found.slice(0, MOST_AIRPORTS).map(({ iata, name, cityCode, cityName, country, lat, lng, zone }) => ({
      iata,
      name,
      cityCode,
      cityName,
      countryCode: countryOf(tables, country)?.numeric ?? '',
      lat,
      lng,
      zone,
    }));
  },
};
