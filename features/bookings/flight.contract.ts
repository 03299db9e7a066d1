import * as z from 'zod';
import { fareLine, flightAirline, quoteBound } from '#features/flights/contract.ts';
import { posterSpec } from '#features/hotels/contract.ts';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { TRIP_LIMITS } from '#lib/shared/trip-shape.ts';
import { bookingFields, bookingId, SUMMARY } from './booking-parts.ts';
import { flightDetails } from './people.contract.ts';
import { costFields } from './company-parts.ts';

const count = z.int().min(0).max(99);
export const party = z.object({ adults: count, children: count, infants: count });
const position = z.int().min(0).max(17);
const code = z.string().max(8);
const flightId = z.string().max(24).describe('6E2134.2026-12-08: airline, number, local date of departure');
export const offer = z
  .string()
  .max(120)
  .regex(
    /^[a-z-]+(_[A-Z0-9]{2}\d{1,4}\.\d{4}-\d{2}-\d{2}){1,3}$/,
    'We could not read the chosen flight. Choose it again from the list.',
  );

/**
 * A service for one passenger (by position): a seat or meal on a flight, a bag on a bound (by position), assistance on
 * the trip.
 */
export const flightExtra = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('seat'), passenger: position, flight: flightId, seat: code }),
  z.object({ kind: z.literal('meal'), passenger: position, flight: flightId, code }),
  z.object({ kind: z.literal('bag'), passenger: position, bound: position, code }),
  z.object({ kind: z.literal('assistance'), passenger: position, code }),
]);

/**
 * One airline's part of the trip with its own PNR. `refused`: the other airline ticketed and this one did not; its
 * price was refunded.
 */
export const ticketedPart = z.object({
  bounds: z.array(z.int()),
  airline: flightAirline,
  state: z.enum(['ticketed', 'refused']),
  pnr: z.string().nullable(),
  tickets: z.array(
    z.object({ passenger: z.int(), number: z.string(), open: z.array(z.int()).describe('directions not cancelled') }),
  ),
});
export type TicketedPartView = z.infer<typeof ticketedPart>;

/**
 * An amendment of a confirmed booking. `amount` in paise: refunded (cancel, refused part) or paid (change, extras;
 * negative: refunded).
 */
export const amendmentView = z.object({
  _id: z.string(),
  kind: z.enum(['cancel', 'change', 'refused', 'extras', 'dates', 'departure']),
  at: z.string(),
  state: z
    .enum(['paying', 'under-way', 'done'])
    .describe('`paying`: a change or extras that are kept until `holdExpiresAt` for its payment'),
  amount: z.int(),
  charge: z.int(),
  words: z.string(),
  wallet: z.int().describe('what of a change or of extras is paid from the wallet'),
  document: z
    .enum(['invoice', 'credit-note'])
    .nullable()
    .describe('the document of this amendment alone, asked for with its id as `amendment`'),
  creditNote: z
    .boolean()
    .optional()
    .describe('new dates, or another departure: besides the invoice there is a credit note for the earlier ones'),
});
export type AmendmentView = z.infer<typeof amendmentView>;

/** A change that was sent for approval. Money in paise. */
export const requestedChange = z.object({
  changeId: z.string().describe('the request’s own id, in place of a booking id'),
  state: z.enum(['waiting', 'approved', 'declined', 'expired', 'failed']),
  due: z.int().describe('what it cost when it was asked for; below zero it comes back'),
  words: z.string().describe('from which flight or dates to which'),
  problem: z.string().nullable().describe('why it was approved and not made'),
});

const movedTimes = z.object({ departsAt: z.string(), arrivesAt: z.string() }).describe('wall times at their airports');

/** A flight booking. `bounds` are its bounds as sold (3.11), each with flights, terms, rules and price. */
export const flightBooking = z.object({
  ...bookingFields,
  category: z.literal(2).describe('travel category 2, flights (3.17)'),
  title: z.string().describe('Bengaluru – Delhi and back'),
  poster: posterSpec.describe('of the destination'),
  party,
  bounds: z.array(quoteBound).describe('at the times the airline flies them now; `scheduleChange` says what it moved'),
  lines: z
    .array(fareLine)
    .describe('fare lines of all directions, the extras, and what came back or was kept since; they sum to `total`'),
  holds: z
    .enum(['pnr', 'price'])
    .describe(
      '`pnr`: a hold keeps the seats at the airline until `holdExpiresAt`, its ticketing deadline; `price`: this airline tickets at once, so until `holdExpiresAt` only the price is kept, and seats are taken when it is paid',
    ),
  holdMinutes: z
    .int()
    .nullable()
    .describe('how long a hold made now would last, as the airline said at the last price check; null: not known'),
  departsAt: z.string().describe('instant of the first departure'),
  arrivesAt: z.string().describe('instant of the last arrival'),
  zone: z.string().describe('IANA zone of the first airport'),
  requiredFields: z.array(z.enum(['passport', 'pan', 'born'])),
  extras: z.array(flightExtra),
  extrasTotal: z.int(),
  services: z
    .array(
      z.object({ passenger: z.int(), bound: z.int(), kind: z.enum(['meal', 'bag', 'assistance']), name: z.string() }),
    )
    .describe('meals, bags and assistance in words, by the direction they are for'),
  details: flightDetails.nullable(),
  parts: z.array(ticketedPart).describe('empty until ticketed'),
  remedy: z
    .string()
    .nullable()
    .describe(
      'a pair of which one airline refused its part: what remains booked, what came back, and what can be done, as a sentence',
    ),
  checkIn: z
    .array(z.string().nullable())
    .max(TRIP_LIMITS.bounds)
    .describe(
      'for each direction when web check-in opens or closes, as a sentence in the airport’s time; null where it is not flown or has left; empty before ticketing',
    ),
  scheduleChange: z
    .object({ bound: z.int(), flightId: z.string(), before: movedTimes, after: movedTimes })
    .nullable()
    .describe('new times of the airline, already in `bounds`, to be accepted; until then cancelling is free'),
  amendments: z.array(amendmentView),
  requestedChange: requestedChange
    .optional()
    .describe('absent where none was asked for, and once it is made or withdrawn'),
});
export type FlightBooking = z.infer<typeof flightBooking>;

/** After cancellations `party`, `bounds` and PNRs are those still valid. */
export const flightSummary = flightBooking
  .pick({
    ...SUMMARY,
    title: true,
    poster: true,
    party: true,
    bounds: true,
    holds: true,
    departsAt: true,
    arrivesAt: true,
    zone: true,
    scheduleChange: true,
  })
  .extend({
    partlyCancelled: z.boolean().describe('something of what was ticketed is cancelled, and something stands'),
  });
export type FlightSummary = z.infer<typeof flightSummary>;

const common = { caller: 'signed-in', permission: 'booking.create', requirements: ['7.20'] as string[] } as const;

/** Flights selected from a list, with what was shown of them. */
export const chosenFlights = z.object({
  offers: z.array(offer).min(1, 'Choose a flight.').max(TRIP_LIMITS.bounds).describe('one a direction, in order'),
  shownTotal: z.int().min(0).describe('what was shown for all, in paise'),
  shownTimes: z
    .array(z.string().max(16))
    .max(18)
    .nullable()
    .default(null)
    .describe('wall time of departure of every flight, as shown'),
  listingTotal: z
    .int()
    .min(0)
    .nullable()
    .default(null)
    .describe('the lowest price the listing showed for these flights, if another fare family was chosen later'),
});

export const quoteFlight = defineOperation({
  name: 'bookings.quoteFlight',
  rateLimit: { points: 120, seconds: 3600 },
  method: 'POST',
  path: '/api/bookings/flights/quote',
  caller: 'consumer',
  requirements: ['3.11', '7.20'],
  transaction: 'own',
  summary:
    'Fare quote that opens a booking in state quoted: price and times of now; what differs from what was shown waits in `change` until it is accepted by holding',
  body: chosenFlights.extend({ party }),
  response: flightBooking,
});

export const saveTravellers = defineOperation({
  ...common,
  name: 'bookings.saveTravellers',
  method: 'POST',
  path: '/api/bookings/flights/travellers',
  requirements: ['5.12', '7.20'],
  summary: 'Passengers, contact, GST number and PAN, until it is paid for',
  body: z.object({
    bookingId,
    details: flightDetails,
    fields: costFields.optional().describe('what the company asks for; company bookings only'),
  }),
  response: flightBooking,
});

export const saveExtras = defineOperation({
  ...common,
  name: 'bookings.saveExtras',
  method: 'POST',
  path: '/api/bookings/flights/extras',
  transaction: 'own',
  summary:
    'Seats, meals, bags and assistance (SSR) of every passenger: replaces all that were chosen and gives the new total. Refused beside `extras.N` for what cannot be had',
  body: z.object({ bookingId, extras: z.array(flightExtra).max(200) }),
  response: flightBooking,
});

const list = z
  .string()
  .max(60)
  .regex(/^\d{1,2}(,\d{1,2})*$/, 'Choose what to cancel.')
  .optional();
const refundStep = z.object({ from: z.string(), until: z.string(), refund: z.int(), charge: z.int() });

export const cancelFlightQuote = defineOperation({
  ...common,
  permission: 'booking.view',
  name: 'bookings.cancelFlightQuote',
  method: 'GET',
  path: '/api/bookings/flights/cancel-quote',
  summary: 'What comes back if these passengers give up these directions now, and later; all of them when left out',
  query: z.object({
    bookingId,
    bounds: list.describe('positions, joined by commas'),
    passengers: list.describe('positions, joined by commas'),
  }),
  response: z.object({
    refund: z.int(),
    charge: z.int(),
    toSource: z.int(),
    toWallet: z.int(),
    lines: z.array(fareLine),
    whole: z.boolean().describe('nothing of the trip would be left'),
    free: z.boolean().describe('the airline changed its times or refused a part: everything comes back'),
    steps: z.array(refundStep).describe('the refund curve, to the first departure concerned'),
    holdsUntil: z.string().nullable(),
    now: z.string(),
  }),
});
export type CancelFlightQuote = z.infer<typeof cancelFlightQuote.response>;

export const cancelFlight = defineOperation({
  ...common,
  name: 'bookings.cancelFlight',
  method: 'POST',
  path: '/api/bookings/flights/cancel',
  transaction: 'own',
  summary:
    'Change request, cancelling: passengers, directions, or all; a refund lower than the one shown is refused with the new figure',
  body: z.object({
    bookingId,
    bounds: z.array(position).max(6).optional(),
    passengers: z.array(position).max(18).optional(),
    expectedRefund: z.int().min(0),
    refundTo: z.enum(['source', 'wallet']),
  }),
  response: flightBooking,
});

export const acceptSchedule = defineOperation({
  ...common,
  name: 'bookings.acceptSchedule',
  method: 'POST',
  path: '/api/bookings/flights/accept-schedule',
  transaction: 'own',
  summary: 'Says yes to the airline’s new times. Saying no is cancelling, which then is free',
  body: z.object({ bookingId }),
  response: flightBooking,
});
