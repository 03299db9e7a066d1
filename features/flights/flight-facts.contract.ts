import * as z from 'zod';
import { CABIN_CODES } from '#lib/shared/trip.ts';
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
