import * as z from 'zod';
import { roomOccupancy, stay, STAY_LIMITS } from '#lib/shared/stay.ts';
import { rateInput, mustNameRates } from './rate-input.ts';
import { chosenFlights, party } from './flight.contract.ts';
import { quotePackage } from './package.contract.ts';

/** What someone chose, without a price: rooms of a hotel with their rates, fares of flights, a departure of a package. */
export const choice = z.discriminatedUnion('of', [
  z.object({ of: z.literal('hotel'), hotelId: z.string().max(60), ...rateInput, stay }).superRefine(mustNameRates),
  z.object({ of: z.literal('flight'), offers: chosenFlights.shape.offers, party }),
  z.object({
    of: z.literal('package'),
    slug: z.string().max(80),
    departure: quotePackage.body!.shape.departure,
    rooms: z.array(roomOccupancy).min(1, 'Choose at least one room.').max(STAY_LIMITS.rooms),
  }),
]);
export type Choice = z.infer<typeof choice>;
