import * as z from 'zod';
import { flightListing } from '#features/flights/contract.ts';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { tripQuery } from '#lib/shared/trip.ts';
import { offerVerdict, party } from './company-parts.ts';
import { chosenFlights } from './flight.contract.ts';

const chosen = z.array(z.string().max(120)).max(6).default([]);

/**
 * Refusals of both: those of every operation with a party (`company.contract.ts`); INVALID_INPUT for more than nine
 * passengers.
 */
export const companyFlights = defineOperation({
  name: 'bookings.companyFlights',
  method: 'POST',
  path: '/api/corporate/flights/search',
  caller: 'corporate',
  permission: 'booking.view',
  transaction: 'none',
  requirements: ['3.9', '5.1', '7.20'],
  summary:
    'Flights of a trip for those who travel, and the verdict on every offer of the direction that is chosen next',
  body: z.object({
    trip: tripQuery.describe('who travels is counted from `party`, whatever it says of adults'),
    party,
    chosen: chosen.describe('offers chosen for the first directions, in order'),
    sentinels: z.literal('yes').optional().describe('lists the documented test flights too'),
  }),
  response: z.object({
    listing: flightListing,
    bound: z.int().describe('position of the direction that is evaluated: the first that is not chosen, or the last'),
    verdicts: z
      .array(offerVerdict)
      .describe('each verdict once; an option’s id is the offers of its whole trip, joined by `*`'),
    evaluated: z
      .array(z.array(z.int().nullable()))
      .describe(
        'by itinerary and fare of that direction, the position of its verdict: of the whole trip, after what was chosen and with the lowest fares that can follow; null: it leaves before the flight chosen before it has arrived',
      ),
    policy: z.string().describe('what the travel policies of all who fly allow there, in a line'),
    inside: z.int().describe('how many of its itineraries have a fare inside policy for everybody'),
  }),
});

export const companyFlightQuote = defineOperation({
  name: 'bookings.companyFlightQuote',
  rateLimit: { points: 240, seconds: 3600 },
  method: 'POST',
  path: '/api/corporate/bookings/flights/quote',
  caller: 'corporate',
  permission: 'booking.create',
  requirements: ['3.11', '5.1', '7.20'],
  transaction: 'own',
  summary: 'Checks price and times with the airlines, evaluates the trip, and opens a booking for the company',
  body: chosenFlights.extend({ party }),
  response: z.object({
    bookingId: z.string(),
    change: z.boolean().describe('price or times moved since they were shown'),
    inPolicy: z.boolean(),
  }),
});
