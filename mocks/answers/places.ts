import type * as contract from '#features/places/contract.ts';
import type { CityOption } from '#features/places/contract.ts';
import { findAirports, knownAirports } from '#features/places/rules/airport-match.ts';
import { buildCityIndex, searchCities } from '#features/places/rules/city-index.ts';
import { inCityOrder, isNamed, mostStays } from '#features/places/rules/city-order.ts';
import type { City } from '#features/places/rules/place-types.ts';
import { searchStayPlaces } from '#features/places/rules/stay-place-search.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { AnswersOf } from '../answer.ts';
import { countryOf, placeTables, stayPlaceIndex, staysByCity } from '../stock/place-tables.ts';
import { lazy } from '#lib/shared/lazy.ts';

const MOST_CITIES = 8;
const CANDIDATES = 60;
const MOST_AIRPORTS = 10;

const cityIndex = lazy(async () => buildCityIndex((await placeTables()).cities));

/** The real place tables and search; the number of stays is the mock stock's. */
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
        exact: cityname !== undefined && isNamed(city, cityname),
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
    const places = searchStayPlaces(query.name, await stayPlaceIndex(), staysByCity(), MOST_AIRPORTS);
    return findAirports(query.name, known, places, MOST_AIRPORTS).map(({ airport, nearTo }) => {
      const { iata, name, cityCode, cityName, country, lat, lng, zone } = airport;
      const countryCode = countryOf(tables, country)?.numeric ?? '';
      return { iata, name, cityCode, cityName, countryCode, lat, lng, zone, ...(nearTo && { nearTo }) };
    });
  },
};
