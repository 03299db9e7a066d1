import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { stay, stayQuery } from '#lib/shared/stay.ts';
import { MOST_LIKES, MOST_SAVED } from './rules/most-saved.ts';
import { savedHotel, savedPrice } from './saved-stay.ts';

export * from './shared-list.contract.ts';

const savedId = z.string().max(60);
const hotelSlug = z.string().max(120);
/** A stay that a person wants to come back to. */
export const savedStay = z.object({
  _id: z.string(),
  hotel: savedHotel,
  stay,
  price: savedPrice.describe('lowest total now in paise, taxes included; null where nothing is free'),
  savedPrice: savedPrice.describe('the same when it was saved'),
  watched: z.boolean().describe('true: a lower price is told by email and push'),
  savedAt: z.iso.datetime(),
  likedBy: z.array(z.string()).max(MOST_LIKES).describe('who likes it, of those with the link to the list'),
});
export type SavedStay = z.infer<typeof savedStay>;

const common = { caller: 'consumer', requirements: ['7.20'] as string[] } as const;

export const list = defineOperation({
  ...common,
  name: 'saved.list',
  method: 'GET',
  path: '/api/saved',
  summary: 'The caller’s saved stays that are still ahead, the next one first, each with its lowest price now',
  response: z.object({
    stays: z.array(savedStay).max(MOST_SAVED),
    sharedKey: z.string().nullable().describe('the key of the link to this list; null while it is not shared'),
  }),
});

export const find = defineOperation({
  ...common,
  name: 'saved.find',
  method: 'GET',
  path: '/api/saved/find',
  summary: 'Whether the caller saved a hotel for these dates',
  query: z.object({ hotel: hotelSlug }).and(stayQuery),
  response: z.object({ savedId: savedId.nullable() }),
});

/**
 * The same hotel and dates are saved once; other guests replace the earlier ones. Refusals: NOT_FOUND for an unknown
 * hotel; INVALID_INPUT for dates that are not sold; STATE_BLOCKED at MOST_SAVED.
 */
export const save = defineOperation({
  ...common,
  name: 'saved.save',
  method: 'POST',
  path: '/api/saved/save',
  summary: 'Saves a stay at a hotel, with its lowest price of now',
  body: z.object({ hotel: hotelSlug, stay }),
  response: z.object({ savedId }),
  rateLimit: { points: 120, seconds: 3600 },
});

/** Refusal: NOT_FOUND, alike for another person’s stay and an unknown one. */
export const watch = defineOperation({
  ...common,
  name: 'saved.watch',
  method: 'POST',
  path: '/api/saved/watch',
  summary: 'Watches the price of a saved stay, or stops watching it',
  body: z.object({ savedId, watched: z.boolean() }),
  response: z.object({ watched: z.boolean() }),
});

/** Refusal: NOT_FOUND, alike for another person’s stay and an unknown one. */
export const remove = defineOperation({
  ...common,
  name: 'saved.remove',
  method: 'POST',
  path: '/api/saved/remove',
  summary: 'Removes a saved stay',
  body: z.object({ savedId }),
  response: z.object({ removed: z.literal(true) }),
});
