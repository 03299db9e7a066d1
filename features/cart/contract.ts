import * as z from 'zod';
import { choice } from '#features/bookings/choice.contract.ts';
import { posterSpec } from '#features/hotels/contract.ts';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { MOST_ITEMS } from './rules/most-items.ts';

const itemId = z.string().max(60);

/** What was chosen, in words, with what it costs; amounts in paise, dates those of the place. */
export const offer = z.object({
  title: z.string(),
  line: z.string().describe('rooms and rates, or airline, and for whom'),
  city: z.string(),
  zone: z.string(),
  from: z.string().describe('date of check-in, departure or the first day'),
  to: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  poster: posterSpec,
  journeys: z
    .array(z.object({ from: z.string(), to: z.string(), departsAt: z.string(), arrivesAt: z.string() }))
    .max(6)
    .describe('of flights: cities and wall times of each direction'),
  currency: z.string(),
  total: z.int(),
  terms: z.string().describe('what comes back when it is cancelled, in one line'),
});
export type Offer = z.infer<typeof offer>;

/** An item of a cart: what it cost when it was added, and what it costs now. */
export const cartItem = z.object({
  _id: z.string(),
  choice,
  added: offer.describe('as it was when it was added'),
  addedAt: z.string(),
  now: offer.nullable().describe('null where it cannot be had now; `problem` says why'),
  problem: z.string().nullable(),
  booking: z
    .object({
      bookingId: z.string(),
      state: z.enum(['held', 'paying']),
      holdExpiresAt: z.string().nullable(),
      keeps: z
        .enum(['place', 'price'])
        .describe('`price`: of a flight that is ticketed at once only the price is kept until then'),
      paymentId: z.string().nullable(),
    })
    .nullable()
    .describe('what is held for it'),
});
export type CartItem = z.infer<typeof cartItem>;

const common = { caller: 'consumer', requirements: ['7.20'] as string[] } as const;

export const list = defineOperation({
  ...common,
  name: 'cart.list',
  method: 'GET',
  path: '/api/cart',
  summary:
    'The caller’s cart: every item with its price when it was added and now; what was paid for is no longer in it',
  response: z.object({ items: z.array(cartItem).max(MOST_ITEMS), now: z.string() }),
});

/** Refusals: STATE_BLOCKED at MOST_ITEMS; SOLD_OUT, NOT_FOUND, INVALID_INPUT as for a quote. */
export const add = defineOperation({
  ...common,
  name: 'cart.add',
  method: 'POST',
  path: '/api/cart/add',
  transaction: 'own',
  summary: 'Adds a choice to the cart at the price that its supplier names now; the same choice is in it once',
  body: z.object({ choice }),
  response: z.object({ itemId, offer }),
  rateLimit: { points: 120, seconds: 3600 },
});

/** Refusals: NOT_FOUND, alike for another person’s booking; STATE_BLOCKED once it is paid, and at MOST_ITEMS. */
export const addBooking = defineOperation({
  ...common,
  name: 'cart.addBooking',
  method: 'POST',
  path: '/api/cart/add-booking',
  transaction: 'own',
  summary: 'Puts a booking that is quoted or held, and not paid, into the cart as it is',
  body: z.object({ bookingId: z.string().max(60) }),
  response: z.object({ itemId, offer }),
});

/** Refusals: NOT_FOUND, alike for another person’s item; STATE_BLOCKED while it is being paid. */
export const remove = defineOperation({
  ...common,
  name: 'cart.remove',
  method: 'POST',
  path: '/api/cart/remove',
  transaction: 'own',
  summary: 'Takes an item out of the cart, and lets go of what is held for it',
  body: z.object({ itemId }),
  response: z.object({ removed: z.literal(true) }),
});

/** A cart that is kept in a tab is priced without an account. */
export const price = defineOperation({
  name: 'cart.price',
  method: 'POST',
  path: '/api/cart/price',
  caller: 'public',
  requirements: ['7.20'],
  transaction: 'none',
  summary: 'What choices cost now; `problem` says why one cannot be had',
  body: z.object({ choices: z.array(choice).min(1).max(MOST_ITEMS) }),
  response: z.object({
    offers: z.array(z.object({ offer: offer.nullable(), problem: z.string().nullable() })).max(MOST_ITEMS),
  }),
  rateLimit: NETWORK_LIMITS.search,
});

/** Refusal: NOT_FOUND for an item that is not in the caller’s cart. */
export const hold = defineOperation({
  ...common,
  name: 'cart.hold',
  method: 'POST',
  path: '/api/cart/hold',
  transaction: 'own',
  rateLimit: { points: 60, seconds: 600 },
  summary:
    'Checks and holds items at the prices that were shown. What cannot be held is named and stays in the cart; the rest is held until its deadline',
  body: z.object({
    items: z
      .array(z.object({ itemId, acceptedTotal: z.int().min(0) }))
      .min(1, 'Choose what to book.')
      .max(MOST_ITEMS),
  }),
  response: z.object({
    held: z.array(z.object({ itemId, bookingId: z.string() })).max(MOST_ITEMS),
    refused: z.array(z.object({ itemId, code: z.string(), message: z.string() })).max(MOST_ITEMS),
  }),
});
