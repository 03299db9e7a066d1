import 'server-only';
import { AppError } from '#lib/shared/errors.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { CityOption, searchCities as operation } from '../contract.ts';
import { searchCities as searchIndex } from '../rules/city-index.ts';
import { inCityOrder, isNamed, mostStays } from '../rules/city-order.ts';
import type { City } from '../rules/place-types.ts';
import { countStays } from './count-stays.ts';
import { cityIndex, findCity, findCountry } from './places.repo.ts';

const LIMIT = 8;
/** How many matches are requested of the index before ranking. */
const CANDIDATES = 60;

/** Cities by name (7.9): prefix, former name or misspelling. Without a name, the cities with the most stays. */
export const searchCities: UseCase<typeof operation> = async ({ db, query }) => {
  const country = query.countrycode === undefined ? undefined : findCountry(query.countrycode);
  if (query.countrycode !== undefined && !country) {
    const message = `No country has the code ${query.countrycode}.`;
    throw new AppError('INVALID_INPUT', message, { fields: { countrycode: message } });
  }
  const stays = await countStays(db);
  if (!query.cityname)
    return mostStays(stays, country?.alpha2, findCity)
      .slice(0, LIMIT)
      .map((city) => present(city, stays, false));
  const { cityname } = query;
  const found = searchIndex(cityname, cityIndex(), { limit: CANDIDATES, country: country?.alpha2 });
  return inCityOrder(cityname, found, stays)
    .slice(0, LIMIT)
    .map((city) => present(city, stays, isNamed(city, cityname)));
};

function present(city: City, stays: ReadonlyMap<string, number>, exact: boolean): CityOption {
  const country = findCountry(city.country);
  return {
    _id: city.id,
    name: city.name,
    slug: city.slug,
    region: city.region,
    countryCode: country?.numeric ?? '',
    countryName: country?.name ?? city.country,
    lat: city.lat,
    lng: city.lng,
    population: city.population,
    hotels: stays.get(city.slug) ?? 0,
    exact,
  };
}
