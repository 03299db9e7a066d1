import * as z from 'zod';
import { fareLine, quoteBound } from '#features/flights/contract.ts';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { paragraphs } from '#lib/shared/text-fields.ts';
import { bookingId } from './booking-parts.ts';
import { approvalPreviewView, offerVerdict } from './company-parts.ts';
import { flightBooking, offer } from './flight.contract.ts';
import { isoDate } from '#lib/shared/passport-fields.ts';

const common = { caller: 'signed-in', permission: 'booking.create', requirements: ['7.20'] as string[] } as const;

/** Refusals: STATE_BLOCKED for a booking that is not ticketed, and for a departed flight. */
export const changeFlightOptions = defineOperation({
  ...common,
  permission: 'booking.view',
  name: 'bookings.changeFlightOptions',
  rateLimit: { points: 240, seconds: 600 },
  method: 'GET',
  path: '/api/bookings/flights/change-options',
  summary:
    'The airline’s flights of a day to which one direction can be moved in its fare, each with what the change costs in all and, for a company, what its policy says; at most twelve',
  query: z.object({
    bookingId,
    bound: z.string().regex(/^\d$/, 'Choose which flight to change.'),
    date: isoDate('Enter a day such as 2026-12-08.'),
  }),
  response: z.object({
    options: z
      .array(
        z.object({
          offer,
          departsAt: z.string(),
          arrivesAt: z.string(),
          numbers: z.array(z.string()).max(3),
          via: z.array(z.string()).max(2).describe('cities where one changes planes; empty for a non-stop flight'),
          minutes: z.int(),
          due: z.int().describe('paise to be paid for the change; below zero it comes back'),
          policy: offerVerdict.nullable().describe('of the trip it then is; null for a booking of no company'),
        }),
      )
      .max(12),
  }),
});

/** Refusals: OUT_OF_POLICY where nobody can approve it. */
export const changeFlightQuote = defineOperation({
  ...common,
  permission: 'booking.view',
  name: 'bookings.changeFlightQuote',
  method: 'GET',
  path: '/api/bookings/flights/change-quote',
  summary:
    'What another flight of the same airline and journey costs everybody on one direction: the fee of the hour and the fare difference',
  query: z.object({ bookingId, bound: z.string().regex(/^\d$/, 'Choose which flight to change.'), offer }),
  response: z.object({
    due: z.int().describe('to be paid; below zero it comes back'),
    fee: z.int(),
    lines: z.array(fareLine),
    bound: quoteBound,
    approval: approvalPreviewView
      .nullable()
      .describe('of a company’s flight whose change has to be approved: who decides; null where nobody has to'),
    expiresAt: z.string(),
    now: z.string(),
  }),
});

/**
 * Refusals: PRICE_CHANGED above the price that was shown; OUT_OF_POLICY where nobody can approve it; CONFLICT while
 * another change of this booking is pending; STATE_BLOCKED where no approval is needed.
 */
export const requestFlightChange = defineOperation({
  name: 'bookings.requestFlightChange',
  rateLimit: { points: 60, seconds: 3600 },
  method: 'POST',
  path: '/api/corporate/bookings/flights/request-change',
  caller: 'corporate',
  permission: 'booking.create',
  requirements: ['3.9', '4.8', '7.20'],
  transaction: 'own',
  summary:
    'Sends a change of a company’s flight for approval. Nothing is held: once approved it is made at the price of that moment, up to the ceiling that was granted',
  body: z.object({
    bookingId,
    bound: z.int().min(0).max(5),
    offer,
    expectedDue: z.int().describe('what the change was shown to cost, paise'),
    refundTo: z.enum(['source', 'wallet']).default('source').describe('where to, when the change is cheaper'),
    reason: paragraphs().min(1, 'Give a reason.').max(500, 'A reason is at most 500 characters.'),
  }),
  response: z.object({ companyId: z.string(), changeId: z.string(), booking: flightBooking }),
});

/** Refusals: STATE_BLOCKED where no change is pending approval. */
export const withdrawFlightChange = defineOperation({
  name: 'bookings.withdrawFlightChange',
  method: 'POST',
  path: '/api/corporate/bookings/flights/withdraw-change',
  caller: 'corporate',
  permission: 'booking.create',
  requirements: ['4.8', '7.20'],
  transaction: 'own',
  summary: 'Withdraws the request for a change of a flight; the trip stays as it is',
  body: z.object({ bookingId }),
  response: flightBooking,
});

export const changeFlight = defineOperation({
  ...common,
  name: 'bookings.changeFlight',
  rateLimit: { points: 60, seconds: 600 },
  method: 'POST',
  path: '/api/bookings/flights/change',
  transaction: 'own',
  summary:
    'Change request, reissue: moves one direction to another flight at the difference that was shown; a higher one is refused with the new figure. What the wallet does not pay is paid at the gateway’s checkout, while the airline keeps the seats until `holdExpiresAt`; until then the tickets stay unchanged',
  body: z.object({
    bookingId,
    bound: z.int().min(0).max(5),
    offer,
    expectedDue: z.int(),
    walletAmount: z.int().min(0).default(0).describe('the part of what is due that the wallet pays'),
    refundTo: z.enum(['source', 'wallet']).default('source').describe('where to, when the change is cheaper'),
  }),
  response: z.object({
    booking: flightBooking,
    checkoutUrl: z.string().nullable().describe('null when the change is made: nothing was due, or the wallet paid it'),
  }),
});
