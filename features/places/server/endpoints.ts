import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { listCountries } from './list-countries.ts';
import { locate } from './locate.ts';
import { searchAirports } from './search-airports.ts';
import { searchCities } from './search-cities.ts';

/** The operations of this feature, each with its use case (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.listCountries, listCountries),
  endpoint(contract.searchAirports, searchAirports),
  endpoint(contract.searchCities, searchCities),
  endpoint(contract.locate, locate),
];
