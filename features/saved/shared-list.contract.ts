import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { stay } from '#lib/shared/stay.ts';
import { MOST_LIKES, MOST_SAVED } from './rules/most-saved.ts';
import { savedHotel, savedPrice } from './saved-stay.ts';

const key = z.string().min(1).max(120).describe('in the link of a shared list');
const savedId = z.string().max(60);

/** A stay of a shared list, as whoever has the link sees it. */
export const sharedStay = z.object({
  _id: z.string(),
  hotel: savedHotel,
  stay,
  price: savedPrice.describe('lowest total now in paise, taxes included; null where nothing is free'),
  likedBy: z.array(z.string()).max(MOST_LIKES).describe('first name and initial, the first one first'),
});
export type SharedStay = z.infer<typeof sharedStay>;

const asOwner = { caller: 'consumer', requirements: ['7.20'] as string[] } as const;

/** Repeated calls give the same key. */
export const share = defineOperation({
  ...asOwner,
  name: 'saved.share',
  method: 'POST',
  path: '/api/saved/share',
  summary: 'Shares the caller’s saved stays with whoever has the link',
  body: z.object({}),
  response: z.object({ key }),
});

export const stopSharing = defineOperation({
  ...asOwner,
  name: 'saved.stopSharing',
  method: 'POST',
  path: '/api/saved/share/stop',
  summary: 'Ends the link to the caller’s saved stays, and what others said by it; the next link is another one',
  body: z.object({}),
  response: z.object({ stopped: z.literal(true) }),
});

/** Refusals: NOT_FOUND for a key that is none, and once sharing has ended; RATE_LIMITED by list. */
export const shared = defineOperation({
  name: 'saved.shared',
  method: 'POST',
  path: '/api/saved/shared',
  caller: 'public',
  requirements: ['7.20'],
  transaction: 'none',
  summary: 'A shared list of saved stays that are still ahead, by the key in its link, each with its lowest price now',
  body: z.object({ key }),
  response: z.object({
    sharedBy: z.string().describe('first name and initial'),
    stays: z.array(sharedStay).max(MOST_SAVED),
  }),
  rateLimit: NETWORK_LIMITS.search,
});

/** Refusal: NOT_FOUND as for `shared`. */
export const myLikes = defineOperation({
  name: 'saved.myLikes',
  method: 'POST',
  path: '/api/saved/shared/likes',
  caller: 'consumer',
  requirements: ['7.20'],
  transaction: 'none',
  summary: 'Which stays of a shared list the caller likes, and whether the list is their own',
  body: z.object({ key }),
  response: z.object({ isMine: z.boolean(), liked: z.array(savedId).max(MOST_SAVED) }),
});

/** Refusals: NOT_FOUND as for `shared`, and for a stay of another list; STATE_BLOCKED for one's own, and at MOST_LIKES. */
export const like = defineOperation({
  name: 'saved.like',
  method: 'POST',
  path: '/api/saved/shared/like',
  caller: 'consumer',
  requirements: ['7.20'],
  summary: 'Says that the caller likes a stay of a shared list, or takes it back',
  body: z.object({ key, savedId, liked: z.boolean() }),
  response: z.object({ liked: z.boolean() }),
  rateLimit: { points: 120, seconds: 3600 },
});
