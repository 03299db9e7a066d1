import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { MOST_PHOTOGRAPHS } from '#lib/shared/photographs.ts';
import { BED_KINDS, MOST_BEDS, ROOM_FEATURES } from '#lib/shared/room-facts.ts';
import { stayQuery } from '#lib/shared/stay.ts';
import { hotelInfo, photograph } from './hotel.contract.ts';
import { MEALS } from './rules/vocabulary.ts';

/** One line of a price; the lines sum exactly to the total. A tax line has its rate and base, for the invoice. */
export const priceLine = z.object({
  code: z.enum(['room', 'extra-guest', 'tax', 'rounding']),
  label: z.string(),
  amount: z.int(),
  rateBp: z.int().optional().describe('tax lines: basis points, 500 = 5 %'),
  taxable: z.int().optional().describe('tax lines: the value taxed at that rate, in paise'),
});
export type PriceLine = z.infer<typeof priceLine>;

export const cancellationPolicy = z.object({
  FromDate: z.string().max(40),
  ChargeType: z.union([z.literal(1), z.literal(2)]),
  Charge: z.number(),
});

/** Room price (3.10): `qOfferedPriceRoundedOff` is the total of the stay in paise, rounded to whole rupees. */
export const roomPrice = z.object({
  qOfferedPriceRoundedOff: z.int(),
  currency: z.string(),
  nightly: z.array(z.object({ date: z.string(), amount: z.int() })),
  lines: z.array(priceLine),
});

export const rateOffer = z.object({
  ratePlanId: z.string(),
  name: z.string(),
  meals: z.enum(MEALS),
  cancellationPolicies: z.array(cancellationPolicy),
  refundable: z.boolean().describe('4.13'),
  price: roomPrice,
});
export type RateOffer = z.infer<typeof rateOffer>;

/** Facts about a room, from which its plan is drawn (`posters/room-plan`). */
export const roomFacts = z.object({
  sizeM2: z.int(),
  bed: z.string().describe('the beds in the hotel’s words'),
  view: z.string().describe('what one sees from the window; empty where the hotel does not say'),
  beds: z.array(z.enum(BED_KINDS)).max(MOST_BEDS).describe('the beds of its plan; empty where none can be drawn'),
  features: z.array(z.enum(ROOM_FEATURES)).max(ROOM_FEATURES.length).describe('what the hotel says the room has'),
});
export type RoomFacts = z.infer<typeof roomFacts>;

export const roomOffer = z.object({
  roomTypeId: z.string(),
  name: z.string(),
  facts: roomFacts,
  maxGuests: z.int(),
  left: z.int().describe('rooms left on the fullest night'),
  photographs: z.array(photograph).max(MOST_PHOTOGRAPHS).describe('of this room type'),
  rates: z.array(rateOffer),
});
export type RoomOffer = z.infer<typeof roomOffer>;

export const listRooms = defineOperation({
  name: 'hotels.rooms',
  method: 'GET',
  path: '/api/hotels/rooms',
  caller: 'public',
  requirements: ['7.20', '3.10', '4.13'],
  summary: 'Rooms and rates of one hotel for a stay, each with its cancellation policy and whole price',
  query: z.object({ hotel: z.string().max(120) }).and(stayQuery),
  response: z.object({
    hotel: hotelInfo,
    checkInAt: z.string().describe('instant of check-in'),
    rooms: z.array(roomOffer),
  }),
});
