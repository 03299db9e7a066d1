import type * as flights from '#features/flights/contract.ts';
import type * as places from '#features/places/contract.ts';
import { call } from '#lib/client/call.ts';

/** Operations of flights and places that booking screens call. A test compares them with the contracts. */
export const listExtras = call<typeof flights.listExtras>('GET', '/api/flights/ssr', 'public');
export const seatMap = call<typeof flights.seatMap>('GET', '/api/flights/seat-map', 'public');
export const listCountries = call<typeof places.listCountries>('GET', '/api/corporate/countries', 'public');
