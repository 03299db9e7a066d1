import type * as flights from '#features/flights/contract.ts';
import type * as places from '#features/places/contract.ts';
import { call } from '#lib/client/call.ts';

/** What a booking's screens ask of the flights' and places' own operations; a test holds them to the contracts. */
export const listExtras = call<typeof flights.listExtras>('GET', '/api/flights/ssr', 'public');
export const seatMap = call<typeof flights.seatMap>('GET', '/api/flights/seat-map', 'public');
export const listCountries = call<typeof places.listCountries>('GET', '/api/corporate/countries', 'public');
