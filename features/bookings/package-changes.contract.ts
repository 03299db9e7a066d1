import * as z from 'zod';
import { cancellationPolicy } from '#features/hotels/contract.ts';
import { PACKAGE_BOUNDS, packageLine } from '#features/packages/contract.ts';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { isoDate } from '#lib/shared/passport-fields.ts';
import { bookingId } from './booking-parts.ts';
import { packageBooking } from './package.contract.ts';

const common = { caller: 'consumer', requirements: ['7.20'] as string[] } as const;
const departure = isoDate('Choose a departure.');

/** What a change to a departure costs. Paise. */
const money = {
  newPrice: z.int().describe('the price of the new departure for the same party and extras'),
  due: z.int().describe('to be paid; below zero it comes back'),
};
/** What the terms of this moment give for the booked departure, whichever the new one is. Paise. */
const given = {
  back: z.int().describe('what comes back for the booked departure and counts towards the new one'),
  charge: z.int().describe('what the tour operator keeps of the booked departure: the cost of changing it now'),
};

/** Refusals: STATE_BLOCKED where the package, its payments, its terms or the time do not allow a change. */
export const changeDepartureOptions = defineOperation({
  ...common,
  name: 'bookings.changeDepartureOptions',
  rateLimit: { points: 240, seconds: 600 },
  method: 'GET',
  path: '/api/bookings/packages/change-options',
  summary:
    'The other departures of a booked journey that have places for its party, each with what changing to it costs now. Hotel rooms are looked for when one is chosen',
  query: z.object({ bookingId }),
  response: z.object({
    ...given,
    options: z
      .array(z.object({ departure: z.iso.date(), ends: z.iso.date(), left: z.int(), ...money }))
      .max(PACKAGE_BOUNDS.departures)
      .describe('soonest first'),
    now: z.string(),
  }),
});

/** Refusals besides those of the options: INVALID_INPUT beside a departure that is not sold; SOLD_OUT without places or rooms. */
export const changeDepartureQuote = defineOperation({
  ...common,
  name: 'bookings.changeDepartureQuote',
  rateLimit: { points: 240, seconds: 600 },
  method: 'GET',
  path: '/api/bookings/packages/change-quote',
  summary:
    'What another departure costs the same party with its extras: its price now, what comes back for the booked one by its terms, and the difference. Nothing is held',
  query: z.object({ bookingId, departure }),
  response: z.object({
    ...given,
    ...money,
    departure: z.iso.date(),
    ends: z.iso.date(),
    lines: z.array(packageLine).describe('of the new departure; they sum to `newPrice`'),
    total: z.int().describe('the price of the booking after the change'),
    policies: z.array(cancellationPolicy).describe('the cancellation terms after the change, on `total`'),
    startsAt: z.string(),
    note: z.string().describe('the entry of the price trail as it would be if it was paid from the wallet'),
    now: z.string(),
  }),
});

/** Refusals besides those of the quote: PRICE_CHANGED above the difference that was shown; CONFLICT after another change. */
export const changeDeparture = defineOperation({
  ...common,
  name: 'bookings.changeDeparture',
  rateLimit: { points: 60, seconds: 600 },
  method: 'POST',
  path: '/api/bookings/packages/change-departure',
  transaction: 'own',
  summary:
    'Moves a package to another departure at the difference that was shown; a higher one is refused with the new figure. Its places and rooms are held first; what the wallet does not pay is paid at the gateway’s checkout until `holdExpiresAt`, and until then the package stands on its departure',
  body: z.object({
    bookingId,
    departure,
    expectedDue: z.int(),
    walletAmount: z.int().min(0).default(0).describe('the part of what is due that the wallet pays'),
    refundTo: z.enum(['source', 'wallet']).default('source').describe('where to, when the new departure costs less'),
  }),
  response: z.object({
    booking: packageBooking,
    checkoutUrl: z
      .string()
      .nullable()
      .describe('null when the departure is changed: nothing was due, or the wallet paid it'),
  }),
});
