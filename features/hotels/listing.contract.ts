import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { stayQuery } from '#lib/shared/stay.ts';
import { cityScene, listingCity, posterSpec, type PosterSpec } from './hotel.contract.ts';
import { AMENITIES, MEALS } from './rules/vocabulary.ts';

/** The best refund class of a rate: full for a time, partial, or none. */
export const refundClass = z.enum(['free', 'part', 'none']);

/** An offer's terms besides its total. A city's hotels share a few of these, so an answer contains each once. */
export const offerTerms = z.object({
  meals: z.enum(MEALS),
  refund: refundClass,
  until: z
    .string()
    .nullable()
    .describe('local wall time at the hotel until which `refund` holds, such as 2026-12-02T14:00; null for none'),
  share: z.int().min(0).max(100).describe('percent that comes back until then'),
});
export type OfferTerms = z.infer<typeof offerTerms>;

/** The cheapest offer of a stay for one combination of meals and refund class. */
export const listedOffer = z.object({
  total: z.int().describe('the whole stay in paise, all taxes in'),
  terms: z.int().min(0).describe('position in the `terms` of the answer, from 0'),
});
export type ListedOffer = z.infer<typeof listedOffer>;

export const listedStay = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  area: z.string(),
  city: z.string().describe('slug of its city: a listing of a state has stays of several'),
  stars: z.int().min(1).max(5),
  score: z.number().nullable().describe('mean of the guests’ scores, one decimal, 1–10'),
  scoreCount: z.int(),
  lat: z.number(),
  lng: z.number(),
  hour: posterSpec.shape.hour.describe(
    'of its poster; the rest follows from its other facts and the scene of its city',
  ),
  amenities: z.array(z.enum(AMENITIES)),
  offers: z.array(listedOffer).describe('cheapest first; never empty: what is sold out is not listed'),
});
export type ListedStay = z.infer<typeof listedStay>;

/** The scenes of the cities of a listing, once each: a city has up to 1,500 stays. */
export const cityScenes = z.record(z.string(), cityScene).describe('by slug of the city of a stay');
export type CityScenes = z.infer<typeof cityScenes>;

export type StayOffer = OfferTerms & Pick<ListedOffer, 'total'>;

/** A listed stay in the browser (`unpackStays`): offers with their terms, and a whole poster. */
export type StaySummary = Omit<ListedStay, 'offers' | 'hour' | 'city'> & { poster: PosterSpec; offers: StayOffer[] };

export const searchStays = defineOperation({
  name: 'hotels.search',
  method: 'GET',
  path: '/api/hotels/search',
  caller: 'public',
  requirements: ['7.20'],
  summary: 'Stays with rooms for everyone on every night, with the whole price of the stay',
  query: z
    .object({
      city: z
        .string()
        .max(80)
        .describe('slug of a city (kochi), of an area of one (kochi.fort-kochi) or of a state or country (kerala)'),
    })
    .and(stayQuery),
  response: z.object({
    city: listingCity,
    nights: z.int(),
    today: z.string(),
    withoutChildren: z
      .int()
      .describe('stays with rooms that are left out, because they do not accept the children of the party'),
    terms: z.array(offerTerms).describe('what offers name by position'),
    scenes: cityScenes,
    stays: z.array(listedStay),
  }),
});
