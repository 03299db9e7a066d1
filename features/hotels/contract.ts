import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { oneLine } from '#lib/shared/text-fields.ts';
export * from './highlights.contract.ts';
export * from './hotel.contract.ts';
export * from './listing.contract.ts';
export * from './rooms.contract.ts';

export const placeSuggestion = z.object({
  kind: z.enum(['city', 'area', 'state', 'country', 'region', 'hotel']),
  slug: z.string().describe('of a hotel, or of what hotels.search takes as `city`'),
  name: z.string(),
  title: z.string().describe('the name with the city of an area or hotel: read back, it finds this place'),
  within: z.string().describe('what it lies in, such as Kerala, India'),
  stays: z.int().describe('stays in its cities; 1 for a hotel'),
  fit: z.enum(['exact', 'begins', 'similar']).describe('how its name fits the text'),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;

export const suggestPlaces = defineOperation({
  name: 'hotels.suggestPlaces',
  method: 'GET',
  path: '/api/hotels/places',
  caller: 'public',
  requirements: ['7.9', '7.20'],
  summary: 'Cities, areas, states, countries and hotels by name, in any script of India, misspelt or not',
  query: z.object({ text: oneLine().max(80, 'A name is at most 80 characters.') }),
  response: z.array(placeSuggestion),
  rateLimit: NETWORK_LIMITS.light,
});

export const findHotels = defineOperation({
  name: 'hotels.find',
  method: 'GET',
  path: '/api/hotels/find',
  caller: 'public',
  requirements: ['7.20'],
  summary: 'Hotels by name, for a search that names one',
  query: z.object({ name: oneLine().min(3, 'Type at least three letters of the name.').max(80) }),
  response: z.array(
    z.object({ slug: z.string(), name: z.string(), area: z.string(), city: z.string().describe('slug of the city') }),
  ),
});
