import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { fareCalendar } from './fare-calendar.ts';
import { getFareQuote, getFareRule, getSeatMap, listExtras } from './quote-offers.ts';
import { searchFlights } from './search-flights.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.fareCalendar, fareCalendar),
  endpoint(contract.fareQuote, getFareQuote),
  endpoint(contract.fareRule, getFareRule),
  endpoint(contract.searchFlights, searchFlights),
  endpoint(contract.seatMap, getSeatMap),
  endpoint(contract.listExtras, listExtras),
];
