import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { oneLine } from '#lib/shared/text-fields.ts';

export const cityOption = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  region: z.string(),
  countryCode: z.string().describe('ISO 3166-1 numeric, such as 356'),
  countryName: z.string(),
  lat: z.number(),
  lng: z.number(),
  population: z.int(),
  hotels: z.int().describe('contracted stays in this city'),
  exact: z.boolean().describe('the search is one of the city’s names, of today or earlier, such as Mysore'),
});
export type CityOption = z.infer<typeof cityOption>;

export const country = z.object({
  countryCode: z.string(),
  alpha2: z.string(),
  name: z.string(),
  dialCode: z.string(),
  currency: z.string(),
});

export const airportOption = z.object({
  iata: z.string(),
  name: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  countryCode: z.string(),
  lat: z.number(),
  lng: z.number(),
  zone: z.string(),
  nearTo: z.string().optional().describe('the place asked for, where that has no airport of its own'),
});

export type AirportOption = z.infer<typeof airportOption>;

export const searchCities = defineOperation({
  name: 'places.searchCities',
  method: 'GET',
  path: '/api/places/cities',
  caller: 'public',
  requirements: ['7.9', '5.11', '9.11'],
  summary: 'Cities by name: prefix, old name or misspelling, most populous first',
  query: z.object({
    cityname: oneLine().max(80, 'A city name is at most 80 characters.'),
    countrycode: z
      .string()
      .regex(/^\d{3}$/, 'A country code is three digits, such as 356.')
      .optional()
      .describe('limits to one country; the default country 356 ranks first otherwise'),
  }),
  response: z.array(cityOption),
});

export const listCountries = defineOperation({
  name: 'places.listCountries',
  method: 'GET',
  path: '/api/corporate/countries',
  caller: 'public',
  requirements: ['7.8'],
  summary: 'Countries with ISO numeric codes, dial codes and currencies',
  response: z.array(country),
});

export const searchAirports = defineOperation({
  name: 'places.searchAirports',
  method: 'GET',
  path: '/api/places/airports',
  caller: 'public',
  summary: 'Airports with scheduled service, by code, name, city, area or state; the nearest of a place without one',
  query: z.object({ name: oneLine().min(1, 'Type a city, an airport or its code.').max(80) }),
  response: z.array(airportOption),
});

/** A hint: it may be wrong, and some networks give none. Ask once and store it (7.10). */
export const locate = defineOperation({
  name: 'places.locate',
  method: 'GET',
  path: '/api/places/locate',
  caller: 'public',
  requirements: ['7.10'],
  summary: 'The caller’s public address, and the country and currency it hints at',
  response: z.object({
    ip: z.string().nullable().describe('null where no public address can be seen'),
    country: country.nullable(),
  }),
  rateLimit: NETWORK_LIMITS.light,
});
