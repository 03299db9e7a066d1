import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { tripQuery } from '#lib/shared/trip.ts';
import { cabinCode, fareTerms, flightAirline, flightAirport } from './flight-facts.contract.ts';

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
