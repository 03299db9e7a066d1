import 'server-only';
import { findCityByName, findCountry, type City } from '#features/places/server/index.ts';

type Airport = { cityName: string; cityCode: string; countryCode: string };

/** The city an airport serves, where it is in our tables. */
export const cityOfAirport = ({ cityName, countryCode }: Airport): City | undefined =>
  findCityByName(cityName, findCountry(countryCode)?.alpha2 ?? '');

/** The airport's place as policies count regions: city slug, ISO 3166 alpha-2 country. */
export const placeOfAirport = (airport: Airport): { city: string; country: string } => ({
  city: cityOfAirport(airport)?.slug ?? airport.cityCode.toLowerCase(),
  country: findCountry(airport.countryCode)?.alpha2 ?? '',
});
