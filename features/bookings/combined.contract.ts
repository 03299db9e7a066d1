import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { paragraphs } from '#lib/shared/text-fields.ts';
import { bookingId } from './booking-parts.ts';
import { flightDetails, passengerDetails } from './people.contract.ts';
import { MOST_COMBINED } from './rules/combined-payment.ts';

/** Several bookings of one person, travelled by one list of people and paid at once. */
const bookingIds = z
  .array(bookingId)
  .min(1, 'Choose what to pay for.')
  .max(MOST_COMBINED)
  .refine((ids) => new Set(ids).size === ids.length, 'Name each booking once.');

const common = { caller: 'consumer', requirements: ['7.20'] as string[] } as const;

/**
 * Who travels in all of them. `parts` gives for each booking the positions of its people among `travellers`: the passengers of
 * a flight in its order, one lead guest for each room of a stay or package.
 */
export const saveTogether = defineOperation({
  ...common,
  name: 'bookings.saveTogether',
  method: 'POST',
  path: '/api/bookings/together/travellers',
  summary:
    'One list of travellers and one contact for several bookings before their payment; each gets what it needs of it, and what it refuses is named by the traveller and the field',
  body: z.object({
    travellers: z.array(passengerDetails).min(1, 'Name everybody who travels.').max(99),
    email: flightDetails.shape.email,
    mobile: flightDetails.shape.mobile,
    gst: flightDetails.shape.gst,
    pan: flightDetails.shape.pan,
    requests: paragraphs().max(500, 'A request is at most 500 characters.').default(''),
    parts: z
      .array(z.object({ bookingId, travellers: z.array(z.int().min(0).max(98)).min(1).max(18) }))
      .min(1)
      .max(MOST_COMBINED),
  }),
  response: z.object({ saved: z.int() }),
});

/** Refusals: NOT_FOUND, STATE_BLOCKED, HOLD_EXPIRED, PRICE_CHANGED, INSUFFICIENT_WALLET as for `bookings.pay`. */
export const payTogether = defineOperation({
  ...common,
  name: 'bookings.payTogether',
  rateLimit: { points: 60, seconds: 600 },
  method: 'POST',
  path: '/api/bookings/together/pay',
  transaction: 'own',
  summary:
    'Starts one payment for several held bookings: wallet in part or whole, the rest as one order at the gateway with a share for each; a second call returns the same order',
  body: z.object({ bookingIds, expectedTotal: z.int(), walletAmount: z.int().min(0).default(0) }),
  response: z.object({
    paymentId: z.string(),
    checkoutUrl: z.string().nullable().describe('null when the wallet paid it all'),
  }),
});

/** Refusal: NOT_FOUND. A payment that has arrived meanwhile counts. */
export const leaveTogether = defineOperation({
  ...common,
  name: 'bookings.leaveTogether',
  method: 'POST',
  path: '/api/bookings/together/leave',
  transaction: 'own',
  summary: 'Leaves an open payment for several bookings: they are held again, and the wallet’s part is back',
  body: z.object({ paymentId: bookingId }),
  response: z.object({ left: z.boolean().describe('false: it was paid meanwhile') }),
});

export const combinedPayment = defineOperation({
  ...common,
  name: 'bookings.combinedPayment',
  method: 'GET',
  path: '/api/bookings/together',
  summary: 'A payment of the caller for several bookings: what it paid for each of them, and from where',
  query: z.object({ paymentId: bookingId }),
  response: z.object({
    paymentId: z.string(),
    state: z.enum(['open', 'paid', 'left']),
    currency: z.string(),
    total: z.int(),
    wallet: z.int().describe('what of it is paid from the wallet'),
    parts: z.array(z.object({ bookingId, total: z.int(), wallet: z.int() })).max(MOST_COMBINED),
  }),
});
