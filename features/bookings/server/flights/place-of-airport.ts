import 'server-only';
import { findCityByName, findCountry, type City } from '#features/places/server/index.ts';

type Airport = { cityName: string; cityCode: string; countryCode: string };

/** The city that an airport serves, where it is one of ours. */
export const cityOfAirport = ({ cityName, countryCode }: Airport): City | undefined =>
  findCityByName(cityName, findCountry(countryCode)?.alpha2 ?? '');

/** Where it is, as policies count regions: slug of the city, ISO 3166 alpha-2 of the country. */
export const placeOfAirport = (airport: Airport): { city: string; country: string } => ({
  city: cityOfAirport(airport)?.slug ?? airport.cityCode.toLowerCase(),
  country: findCountry(airport.countryCode)?.alpha2 ?? '',
});
