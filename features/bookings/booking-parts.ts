import * as z from 'zod';
import { cancellationPolicy } from '#features/hotels/contract.ts';
import { companyView } from './company-parts.ts';
import { BOOKING_ACTIONS, BOOKING_STATES } from './rules/states.ts';

export const bookingId = z.string().max(60);

/** One entry of the price trail: a price, when it applied, and why. Amounts in paise. */
export const trailEntry = z.object({
  at: z.string(),
  stage: z.enum([
    'listing',
    'hotel',
    'package',
    'review',
    'tcs',
    'extras',
    'accepted',
    'request',
    'hold',
    'wallet',
    'payment',
    'change',
    'refund',
  ]),
  total: z.int(),
  note: z.string(),
});
export type TrailEntry = z.infer<typeof trailEntry>;

const terms = z.object({
  total: z.int(),
  policies: z.array(cancellationPolicy),
  times: z.array(z.string()).optional().describe('flights: wall time of departure of every flight'),
});

/** A change the supplier reported after the price was shown. The booking cannot continue until it is accepted. */
export const priceChange = z.object({ before: terms, after: terms });

/** Fields of bookings of every category. */
export const bookingFields = {
  _id: z.string(),
  state: z.enum(BOOKING_STATES),
  bookingStatus: z.enum(['CONFIRMED', 'PENDING', 'CANCELLED', 'FAILED']).describe('3.21'),
  actions: z.record(z.enum(BOOKING_ACTIONS), z.object({ allowed: z.boolean(), reason: z.string().nullable() })),
  currency: z.string(),
  total: z.int(),
  cancellationPolicies: z.array(cancellationPolicy),
  refundable: z.boolean(),
  change: priceChange.nullable().describe('waiting to be accepted'),
  holdExpiresAt: z.string().nullable(),
  confirmationCode: z.string().nullable(),
  payment: z.object({
    wallet: z.int(),
    gateway: z.int(),
    method: z.string().nullable(),
    paidAt: z.string().nullable(),
    problem: z.string().nullable(),
  }),
  refund: z
    .object({
      amount: z.int(),
      charge: z.int(),
      to: z.enum(['source', 'wallet']),
      state: z.enum(['pending', 'processed']),
      at: z.string(),
    })
    .nullable(),
  documents: z.object({
    voucher: z.boolean().describe('voucher of a stay or package, or e-ticket'),
    invoice: z.string().nullable(),
    creditNote: z.string().nullable(),
    wallet: z.boolean().optional().describe('there are passes of it for a phone’s wallet'),
  }),
  readOnly: z
    .boolean()
    .optional()
    .describe('a colleague’s trip, which the caller sees by a right of the company and cannot change'),
  company: companyView.nullable().describe('for whom it is booked at work; null: a trip of one’s own'),
  trail: z.array(trailEntry),
  bookedAt: z.string(),
  now: z.string().describe('the server’s clock at this answer'),
};

/** Fields of every category in a list. */
export const SUMMARY = {
  _id: true,
  category: true,
  state: true,
  bookingStatus: true,
  currency: true,
  total: true,
  holdExpiresAt: true,
  confirmationCode: true,
  refund: true,
  bookedAt: true,
} as const;
