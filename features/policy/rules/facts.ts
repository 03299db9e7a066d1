import type { CabinClass } from '#lib/shared/cabin-classes.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import type { Place } from './regions.ts';
import type { SsrType, Stars } from './vocabulary.ts';

/**
 * What a policy needs to know of an offer, so that hotels, flights and transport need not be known here. `id` is the
 * offer's own; `total` is everything, taxes in, in paise.
 */
type Offer = { id: string; total: number; place: Place };

/** One rate of one room for a stay. `has` are the hotel's amenities, with 'breakfast' when the rate includes it. */
export type HotelFacts = Offer & {
  mode: 'hotel';
  hotelId: string;
  hotel: string;
  roomId: string;
  room: string;
  rate: string;
  stars: Stars;
  lat: number;
  lng: number;
  checkIn: IsoDate;
  nights: number;
  rooms: number;
  refundable: boolean;
  has: readonly string[];
};

/** One way of a trip. `flights` names them in order; `cabin` is the highest of them; times are wall times of the airports, 'YYYY-MM-DDTHH:mm'. */
export type FlightLeg = { flights: string; cabin: CabinClass; departs: string; arrives: string };

/** Something chosen on top of the fare for the whole booking; its price is part of `total`. */
export type FlightExtra = { type: SsrType; price: number };

/** One itinerary at one fare. `place` is where it goes: the last arrival of the way out. */
export type FlightFacts = Offer & {
  mode: 'flight';
  legs: readonly FlightLeg[];
  fare: string;
  passengers: number;
  extras: readonly FlightExtra[];
};

/** A quote for a train or bus journey (`units`: travellers and ways) or a rented car (`units`: cars and days). */
export type TransportFacts = Offer & { mode: 'train' | 'bus' | 'car'; name: string; from: IsoDate; units: number };

export type OptionFacts = HotelFacts | FlightFacts | TransportFacts;

/** The first day of travel, at the place where it begins. */
export function firstDay(option: OptionFacts): IsoDate {
  if (option.mode === 'hotel') return option.checkIn;
  if (option.mode === 'flight') return option.legs[0]?.departs.slice(0, 10) ?? '';
  return option.from;
}

/** By what a budget is counted: nights of rooms, ways of passengers, units of transport. Never below one. */
export function unitsOf(option: OptionFacts): number {
  if (option.mode === 'hotel') return Math.max(1, option.nights * option.rooms);
  if (option.mode === 'flight') return Math.max(1, option.legs.length * option.passengers);
  return Math.max(1, option.units);
}

/** What one unit costs, in paise, rounded up: so it is above a limit exactly when the whole is above its multiple. */
export const unitPrice = (option: OptionFacts): number => Math.ceil(option.total / unitsOf(option));
