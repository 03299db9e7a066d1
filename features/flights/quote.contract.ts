import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { cabinCode, cancellationWindow, fareTerms, flightAirline, flightAirport } from './flight-facts.contract.ts';

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
export const chosen = {
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
