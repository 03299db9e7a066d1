import * as z from 'zod';
import { cancellationPolicy, priceLine } from '#features/hotels/contract.ts';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { isoDate } from '#lib/shared/passport-fields.ts';
import { paragraphs } from '#lib/shared/text-fields.ts';
import { bookingId } from './booking-parts.ts';
import { approvalPreviewView, offerVerdict } from './company-parts.ts';
import { stayBooking } from './stay.contract.ts';

const dates = {
  checkIn: isoDate('Choose a check-in date.'),
  checkOut: isoDate('Choose a check-out date.'),
};

/**
 * Refusals: STATE_BLOCKED where the stay, its rate or the time does not allow it; INVALID_INPUT beside a date that cannot be
 * sold; SOLD_OUT, with `checkIn` as its field, where a night has too few rooms.
 */
export const changeDatesQuote = defineOperation({
  name: 'bookings.changeDatesQuote',
  rateLimit: { points: 240, seconds: 600 },
  method: 'GET',
  path: '/api/bookings/stays/change-quote',
  caller: 'signed-in',
  permission: 'booking.view',
  requirements: ['7.20'],
  summary:
    'What other dates cost for the same rooms and rate: their price now, what comes back for the booked nights by the terms of the rate, and the difference. Nothing is held',
  query: z.object({ bookingId, ...dates }),
  response: z.object({
    newNights: z.int().describe('the price of the new dates, paise'),
    nights: z.int(),
    lines: z.array(priceLine).describe('of the new dates'),
    back: z.int().describe('what comes back for the booked dates and counts towards the new ones'),
    charge: z.int().describe('what the hotel keeps of the booked dates'),
    due: z.int().describe('to be paid; below zero it comes back'),
    total: z.int().describe('the price of the booking after the change'),
    policies: z.array(cancellationPolicy).describe('the cancellation terms after the change, on `total`'),
    checkInAt: z.string(),
    note: z.string().describe('the entry of the price trail as it would be if it was paid from the wallet'),
    policy: offerVerdict
      .nullable()
      .describe('what the company’s policy says of the stay it then is; null without a company'),
    approval: approvalPreviewView
      .nullable()
      .describe(
        'of a company’s stay whose new dates have to be approved: who decides; null where nobody has to or may',
      ),
    now: z.string(),
  }),
});

/**
 * Refusals besides those of the quote: OUT_OF_POLICY where a company does not allow it or wants it approved, and no approval
 * covers it; PRICE_CHANGED above the difference that was shown; CONFLICT after another change.
 */
export const changeDates = defineOperation({
  name: 'bookings.changeDates',
  rateLimit: { points: 60, seconds: 600 },
  method: 'POST',
  path: '/api/bookings/stays/change-dates',
  caller: 'signed-in',
  permission: 'booking.create',
  requirements: ['7.20'],
  transaction: 'own',
  summary:
    'Moves a stay to other dates at the difference that was shown; a higher one is refused with the new figure. The hotel holds the new nights first; what the wallet does not pay is paid at the gateway’s checkout until `holdExpiresAt`, and until then the stay stands on its dates',
  body: z.object({
    bookingId,
    ...dates,
    expectedDue: z.int(),
    walletAmount: z.int().min(0).default(0).describe('the part of what is due that the wallet pays'),
    refundTo: z.enum(['source', 'wallet']).default('source').describe('where to, when the new dates cost less'),
  }),
  response: z.object({
    booking: stayBooking,
    checkoutUrl: z
      .string()
      .nullable()
      .describe('null when the dates are changed: nothing was due, or the wallet paid it'),
  }),
});

/**
 * Refusals besides those of the quote: PRICE_CHANGED above the difference that was shown; OUT_OF_POLICY where nobody can
 * approve it; CONFLICT while another change of this stay is pending; STATE_BLOCKED where no approval is needed.
 */
export const requestDatesChange = defineOperation({
  name: 'bookings.requestDatesChange',
  rateLimit: { points: 60, seconds: 3600 },
  method: 'POST',
  path: '/api/corporate/bookings/stays/request-change',
  caller: 'corporate',
  permission: 'booking.create',
  requirements: ['4.8', '7.20'],
  transaction: 'own',
  summary:
    'Sends new dates of a company’s stay for approval. Nothing is held: once approved the stay is moved at the price of that moment, up to the ceiling that was granted',
  body: z.object({
    bookingId,
    ...dates,
    expectedDue: z.int().describe('what the change was shown to cost, paise'),
    refundTo: z.enum(['source', 'wallet']).default('source').describe('where to, when the new dates cost less'),
    reason: paragraphs().min(1, 'Give a reason.').max(500, 'A reason is at most 500 characters.'),
  }),
  response: z.object({ companyId: z.string(), changeId: z.string(), booking: stayBooking }),
});

/** Refusals: STATE_BLOCKED where no change is pending approval. */
export const withdrawDatesChange = defineOperation({
  name: 'bookings.withdrawDatesChange',
  method: 'POST',
  path: '/api/corporate/bookings/stays/withdraw-change',
  caller: 'corporate',
  permission: 'booking.create',
  requirements: ['4.8', '7.20'],
  transaction: 'own',
  summary: 'Withdraws the request for new dates of a stay; the stay keeps its dates',
  body: z.object({ bookingId }),
  response: stayBooking,
});
