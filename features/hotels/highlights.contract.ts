import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { POSTER_KINDS } from '#posters/index.ts';
import { hotelInfo, listingCity } from './hotel.contract.ts';
import { priceLine } from './rooms.contract.ts';

/**
 * A place on the landing page: its stays with rooms on the coming weekend, and their lowest price a night with all
 * taxes, rounded up to the rupee.
 */
export const placeHighlight = z.object({ city: listingCity, stays: z.int(), nightly: z.int().describe('paise') });
export type PlaceHighlight = z.infer<typeof placeHighlight>;

/** A real room and rate at its current price, to show what a price consists of and what is refundable. */
export const sampleRate = z.object({
  hotel: hotelInfo,
  room: z.string(),
  rate: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  total: z.int(),
  currency: z.string(),
  lines: z.array(priceLine),
  steps: z
    .array(z.object({ from: z.string(), until: z.string(), refund: z.int(), charge: z.int() }))
    .describe('the refund from now to check-in'),
});
export type SampleRate = z.infer<typeof sampleRate>;

export const getHighlights = defineOperation({
  name: 'hotels.highlights',
  method: 'GET',
  path: '/api/hotels/highlights',
  caller: 'public',
  summary:
    'What the landing page shows, computed from today’s stock: places with prices for the coming weekend, one rate in full, all places with stays',
  response: z.object({
    today: z.string(),
    checkIn: z.string(),
    checkOut: z.string(),
    hero: placeHighlight.nullable(),
    wall: z.array(placeHighlight),
    sample: sampleRate.nullable(),
    places: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        countryName: z.string(),
        stays: z.int(),
        kind: z.enum(POSTER_KINDS).describe('the landscape it lies in'),
      }),
    ),
  }),
});
export type Highlights = z.infer<typeof getHighlights.response>;
