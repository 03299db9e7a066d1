import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { CABIN_CODES, tripQuery } from '#lib/shared/trip.ts';
import { FAMILIES } from './rules/fares/families.ts';

/** A cancellation window (3.10): from this instant until the next window, cancelling the trip costs `Charge` paise. */
export const cancellationWindow = z.object({
  FromDate: z.string(),
  ChargeType: z.union([z.literal(1), z.literal(2)]),
  Charge: z.number(),
});

export const cabinCode = z.literal(CABIN_CODES).describe('3.19: 2 economy, 3 premium economy, 4 business, 6 first');

/** An airport a trip touches; `zone` is IANA. */
export const flightAirport = z.object({
  code: z.string(),
  name: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  countryCode: z.string().describe('ISO 3166-1 numeric'),
  zone: z.string(),
});
export type FlightAirport = z.infer<typeof flightAirport>;

/** `gds` holds a PNR that is ticketed later; `lcc` is ticketed at once. */
export const flightAirline = z.object({ code: z.string(), name: z.string(), kind: z.enum(['gds', 'lcc']) });
export type FlightAirline = z.infer<typeof flightAirline>;

const feeStep = z.object({
  untilHours: z.int().describe('hours before departure'),
  fee: z.int().nullable().describe('paise a passenger; null: not possible, only taxes come back'),
});

/**
 * What a fare includes: baggage in kilograms per passenger, meal, seat, and fees for changes and cancellations by time
 * before departure.
 */
export const fareTerms = z.object({
  family: z.enum(FAMILIES),
  name: z.string(),
  cabin: cabinCode,
  cabinKg: z.int(),
  checkedKg: z.int(),
  meal: z.enum(['included', 'for-sale']),
  seat: z.enum(['any', 'standard', 'for-sale']),
  change: z.array(feeStep),
  cancel: z.array(feeStep),
});
export type FareTermsView = z.infer<typeof fareTerms>;

/** One flight on one day. Times are local to their airport, such as 2026-12-08T06:10. */
export const listedFlight = z.object({
  id: z.string(),
  airline: z.string(),
  number: z.string().describe('6E 2134'),
  from: z.string(),
  to: z.string(),
  fromTerminal: z.string(),
  toTerminal: z.string(),
  departsAt: z.string(),
  arrivesAt: z.string(),
  minutes: z.int(),
  aircraft: z.string(),
});
export type ListedFlight = z.infer<typeof listedFlight>;

/** The total price of an itinerary in one fare family for all passengers, in paise with all taxes. */
export const itineraryFare = z.object({
  terms: z.int().describe('position in `terms`'),
  total: z.int(),
  basics: z
    .array(z.int())
    .describe(
      'base fare and fuel surcharge of one adult, one child, one infant: what cancelling may cost each at most',
    ),
});

/**
 * An itinerary of a bound; `flights` are indexes into `flights`. An offer's key is its family and the flights’ ids,
 * joined by `_`.
 */
export const itinerary = z.object({
  flights: z.array(z.int()),
  minutes: z.int().describe('from first departure to last arrival'),
  airline: z.string().describe('who sells it: the airline of its longest flight'),
  fares: z.array(itineraryFare).describe('lowest first; never empty'),
});
export type Itinerary = z.infer<typeof itinerary>;

const listedPlace = z.object({
  code: z.string().describe('as it was asked for'),
  name: z.string(),
  airports: z.array(z.string()),
});

export const flightListing = z.object({
  today: z.string(),
  currency: z.string(),
  cabin: cabinCode,
  party: z.object({ adults: z.int(), children: z.int(), infants: z.int() }),
  airports: z.array(flightAirport),
  airlines: z.array(flightAirline),
  terms: z.array(fareTerms),
  flights: z.array(listedFlight),
  bounds: z
    .array(z.object({ from: listedPlace, to: listedPlace, date: z.string(), itineraries: z.array(itinerary) }))
    .describe('one for each direction; its prices are for this direction and everyone, so a trip costs their sum'),
});
export type FlightListing = z.infer<typeof flightListing>;

export const searchFlights = defineOperation({
  name: 'flights.search',
  method: 'GET',
  path: '/api/flights/search',
  caller: 'public',
  requirements: ['7.20', '3.19'],
  summary: 'Flights of a trip: one way, return or multi-city, each with its fares for the whole party',
  query: z
    .object({ sentinels: z.literal('yes').optional().describe('lists the documented test flights too') })
    .and(tripQuery),
  response: flightListing,
  rateLimit: NETWORK_LIMITS.search,
});

const calendarAirport = z.object({ code: z.string(), name: z.string(), cityName: z.string() });

export const fareCalendar = defineOperation({
  name: 'flights.calendar',
  method: 'GET',
  path: '/api/flights/calendar',
  caller: 'public',
  requirements: ['7.20'],
  summary: 'The lowest fare of each day for five weeks around the first departure',
  query: tripQuery,
  response: z.object({
    currency: z.string(),
    days: z.array(
      z.object({
        date: z.string(),
        total: z
          .int()
          .nullable()
          .describe('paise for the whole party and the first direction; null when nothing flies or all is sold'),
        from: z.string().nullable().describe('the airport that this fare leaves from'),
        to: z.string().nullable().describe('the airport that it lands at'),
      }),
    ),
    airports: z
      .object({ from: z.array(calendarAirport).max(12), to: z.array(calendarAirport).max(12) })
      .describe('the airports of the two places that were asked for'),
  }),
  rateLimit: NETWORK_LIMITS.search,
});
export type FareCalendar = z.infer<typeof fareCalendar.response>;

/** One line of a price; the lines sum exactly to the total. */
export const fareLine = z.object({
  code: z
    .enum([
      'base',
      'fuel',
      'gst',
      'airport',
      'security',
      'seat',
      'meal',
      'bag',
      'fee',
      'difference',
      'refund',
      'change',
    ])
    .describe('`refund` and `change` only on a booking: what came back for a part, what the airline kept for changes'),
  label: z.string(),
  amount: z.int(),
  rateBp: z.int().optional().describe('GST: basis points'),
  taxable: z.int().optional().describe('GST: what it was charged on, in paise'),
});
export type FareLineView = z.infer<typeof fareLine>;

/** A fare rule as data and text (TBO’s MiniFareRules). */
export const miniRule = z.object({
  journey: z.string(),
  type: z.enum(['change', 'cancel']),
  fromHours: z.int().nullable(),
  toHours: z.int(),
  fee: z.int().nullable().describe('paise a passenger; null: not possible, only taxes come back'),
  words: z.string(),
});

const segmentEnd = z.object({
  airport: flightAirport,
  terminal: z.string(),
  at: z.string().describe('wall time there'),
  instant: z.string(),
});

/** A flight of a fare quote (3.11). */
export const quoteSegment = z.object({
  flightId: z.string(),
  origin: segmentEnd,
  destination: segmentEnd,
  airline: z.object({ code: z.string(), name: z.string() }),
  number: z.string(),
  minutes: z.int(),
  aircraft: z.string(),
  cabin: cabinCode,
  changeMinutes: z
    .int()
    .nullable()
    .describe('time to change planes before this flight; null for the first of a direction'),
});
export type QuoteSegment = z.infer<typeof quoteSegment>;

export const quoteBound = z.object({
  offer: z.string(),
  terms: fareTerms,
  airline: flightAirline,
  domestic: z.boolean(),
  minutes: z.int(),
  segments: z.array(quoteSegment),
  lines: z.array(fareLine),
  total: z.int(),
  basic: z.int(),
  rules: z.array(miniRule),
});
export type QuoteBound = z.infer<typeof quoteBound>;

/** Flight fare quote (3.11): current price and times, and what changed since they were shown. */
export const fareQuoteView = z.object({
  currency: z.string(),
  total: z.int(),
  party: z.object({ adults: z.int(), children: z.int(), infants: z.int() }),
  segments: z.array(quoteSegment).describe('3.11: every flight of the trip, in order'),
  bounds: z.array(quoteBound),
  cancellationPolicies: z
    .array(cancellationWindow)
    .describe('cancelling the whole trip: from each instant, what it costs'),
  refundable: z.boolean().describe('4.13'),
  isPriceChanged: z.boolean(),
  isTimeChanged: z.boolean(),
  before: z
    .object({ total: z.int(), times: z.array(z.string()) })
    .nullable()
    .describe('what was shown, when it differs'),
  requiredFields: z.array(z.enum(['passport', 'pan', 'born'])),
  ticketBy: z.string().nullable().describe('deadline of a PNR held now; null when this is ticketed at once'),
  expiresAt: z.string(),
});
export type FareQuoteView = z.infer<typeof fareQuoteView>;

const OFFERS =
  /^[a-z-]+(_[A-Z0-9]{2}\d{1,4}\.\d{4}-\d{2}-\d{2}){1,3}(\*[a-z-]+(_[A-Z0-9]{2}\d{1,4}\.\d{4}-\d{2}-\d{2}){1,3}){0,5}$/;
const people = (message: string, least: string) =>
  z
    .string()
    .regex(/^\d{1,2}$/, message)
    .default(least);

/** Selected offers, one per bound, and the passengers. */
const chosen = {
  offers: z
    .string()
    .max(600)
    .regex(OFFERS, 'We could not read the chosen flights. Choose them again from the list.')
    .describe('offer keys, one a direction, joined by `*`'),
  adults: people('Choose how many adults.', '1'),
  children: people('Choose how many children.', '0'),
  infants: people('Choose how many infants.', '0'),
};

export const fareQuote = defineOperation({
  name: 'flights.fareQuote',
  method: 'GET',
  path: '/api/flights/fare-quote',
  caller: 'public',
  requirements: ['3.11', '7.20'],
  summary: 'Price, times and terms of chosen flights now; says what changed since they were shown',
  query: z.object({
    ...chosen,
    listedTotal: z
      .string()
      .regex(/^\d{1,12}$/, 'A price is a whole number of paise.')
      .optional()
      .describe('what the listing showed, in paise'),
    listedTimes: z
      .string()
      .max(300)
      .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(\*\d{4}-\d{2}-\d{2}T\d{2}:\d{2})*$/, 'The times shown could not be read.')
      .optional()
      .describe('departure of every flight as it was shown, joined by `*`'),
  }),
  response: fareQuoteView,
});

export const fareRule = defineOperation({
  name: 'flights.fareRule',
  method: 'GET',
  path: '/api/flights/fare-rule',
  caller: 'public',
  requirements: ['7.20'],
  summary: 'What changing and cancelling cost, by time before departure, in records and in words',
  query: z.object(chosen),
  response: z.object({
    bounds: z.array(
      z.object({
        offer: z.string(),
        journey: z.string(),
        family: z.string(),
        airline: flightAirline,
        rules: z.array(miniRule),
        note: z.string(),
      }),
    ),
  }),
});

const extraOffer = z.object({
  code: z.string(),
  name: z.string(),
  price: z.int(),
  wayType: z.literal([1, 2]).describe('1 a flight, 2 a whole direction'),
  description: z.literal([1, 2]).describe('1 included, 2 bought'),
});
export type ExtraOfferView = z.infer<typeof extraOffer>;

export const extrasOfBound = z.object({
  offer: z.string(),
  journey: z.string(),
  baggage: z.array(extraOffer),
  flights: z.array(z.object({ flightId: z.string(), meals: z.array(extraOffer) })),
});

export const listExtras = defineOperation({
  name: 'flights.ssr',
  method: 'GET',
  path: '/api/flights/ssr',
  caller: 'public',
  requirements: ['7.20'],
  summary: 'Bags, meals and assistance that can be had with chosen flights',
  query: z.object(chosen),
  response: z.object({
    bounds: z.array(extrasOfBound),
    assistance: z.array(extraOffer),
  }),
});

const seatPlace = z.object({
  seat: z.string(),
  side: z.enum(['window', 'middle', 'aisle']),
  zone: z.enum(['front', 'exit', 'standard']),
  open: z.boolean(),
  price: z.int().describe('paise; 0 where the fare includes it'),
});

export const seatMapView = z.object({
  flightId: z.string(),
  aircraft: z.string(),
  cabin: cabinCode,
  rows: z.array(z.object({ row: z.int(), places: z.array(seatPlace.nullable()) })),
  open: z.int(),
  note: z.string().describe('what the seats mean for this airline'),
});
export type SeatMapView = z.infer<typeof seatMapView>;

export const seatMap = defineOperation({
  name: 'flights.seatMap',
  method: 'GET',
  path: '/api/flights/seat-map',
  caller: 'public',
  requirements: ['7.20'],
  summary: 'The seats of one flight of chosen flights: rows from the front, null for an aisle',
  query: z.object({ ...chosen, flight: z.string().max(20).describe('the id of a flight of the offers') }),
  response: seatMapView,
});
