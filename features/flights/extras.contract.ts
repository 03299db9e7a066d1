import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { cabinCode } from './flight-facts.contract.ts';
import { chosen } from './quote.contract.ts';

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
