import * as z from 'zod';
import { extrasOfBound, fareLine, seatMapView } from '#features/flights/contract.ts';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { bookingId } from './booking-parts.ts';
import { flightBooking, flightExtra } from './flight.contract.ts';

const common = { caller: 'signed-in', permission: 'booking.create', requirements: ['7.20'] as string[] } as const;

const extras = z
  .array(flightExtra)
  .min(1, 'Choose a seat, meal or bag.')
  .max(200, 'That is more than one trip can have.');

/** Refusals: STATE_BLOCKED for a booking that is not ticketed. */
export const extrasOffered = defineOperation({
  ...common,
  permission: 'booking.view',
  name: 'bookings.extrasOffered',
  rateLimit: { points: 240, seconds: 600 },
  method: 'GET',
  path: '/api/bookings/flights/extras-offered',
  summary: 'Bags and meals that can still be added to a ticketed flight, by direction still to fly',
  query: z.object({ bookingId }),
  response: z.object({
    bounds: z.array(extrasOfBound.extend({ bound: z.int().describe('its place in the trip') })),
  }),
});

export const seatsOffered = defineOperation({
  ...common,
  permission: 'booking.view',
  name: 'bookings.seatsOffered',
  rateLimit: { points: 240, seconds: 600 },
  method: 'GET',
  path: '/api/bookings/flights/seats-offered',
  summary: 'The seat map of one flight of a ticketed trip',
  query: z.object({ bookingId, flight: z.string().max(24, 'We could not read the flight.') }),
  response: seatMapView,
});

/** Refusals: INVALID_INPUT beside `extras.N`, OUT_OF_POLICY for what the company does not pay for. */
export const priceAddedExtras = defineOperation({
  ...common,
  permission: 'booking.view',
  name: 'bookings.priceAddedExtras',
  rateLimit: { points: 240, seconds: 600 },
  method: 'POST',
  path: '/api/bookings/flights/added-extras/price',
  summary: 'What seats, meals and bags cost that are added to a ticketed flight',
  body: z.object({ bookingId, extras }),
  response: z.object({ due: z.int(), lines: z.array(fareLine) }),
});

/** Refusals: those of the price, SOLD_OUT for a seat sold meanwhile, PRICE_CHANGED above the price that was shown. */
export const addExtras = defineOperation({
  ...common,
  name: 'bookings.addExtras',
  rateLimit: { points: 60, seconds: 600 },
  method: 'POST',
  path: '/api/bookings/flights/added-extras',
  transaction: 'own',
  summary:
    'Adds seats, meals and bags to a ticketed flight at the price that was shown. What the wallet does not pay is paid at the gateway’s checkout, while the airline keeps them until `holdExpiresAt`',
  body: z.object({
    bookingId,
    extras,
    expectedDue: z.int().min(0).describe('what was shown, paise'),
    walletAmount: z.int().min(0).default(0).describe('the part that the wallet pays'),
  }),
  response: z.object({
    booking: flightBooking,
    checkoutUrl: z.string().nullable().describe('null when they are added: nothing was due, or the wallet paid it'),
  }),
});
