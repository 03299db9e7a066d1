import type { CabinClass } from '#lib/shared/cabin-classes.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import type { Place } from './regions.ts';
import type { SsrType, Stars } from './vocabulary.ts';

/**
 * The facts of an offer that policies evaluate, whatever the feature that sells it. `id` is the offer's own; `total` is
 * in paise with all taxes.
 */
type Offer = { id: string; total: number; place: Place };

/** One rate of one room for a stay. `has` lists the hotel's amenities, and 'breakfast' when the rate includes it. */
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

/**
 * One bound of a trip. `flights` in order; `cabin` is the highest among them; times are local times of the airports,
 * 'YYYY-MM-DDTHH:mm'.
 */
export type FlightLeg = { flights: string; cabin: CabinClass; departs: string; arrives: string };

/** An extra chosen for the whole booking; its price is part of `total`. */
export type FlightExtra = { type: SsrType; price: number };

/** One itinerary at one fare. `place` is its destination: the last arrival of the outbound journey. */
export type FlightFacts = Offer & {
  mode: 'flight';
  legs: readonly FlightLeg[];
  fare: string;
  passengers: number;
  extras: readonly FlightExtra[];
};

/** A quote for a train or bus journey (`units`: travellers × bounds) or a rented car (`units`: cars × days). */
export type TransportFacts = Offer & { mode: 'train' | 'bus' | 'car'; name: string; from: IsoDate; units: number };

export type OptionFacts = HotelFacts | FlightFacts | TransportFacts;

/** The first day of travel, in the zone of the place where it begins. */
export function firstDay(option: OptionFacts): IsoDate {
  if (option.mode === 'hotel') return option.checkIn;
  if (option.mode === 'flight') return option.legs[0]?.departs.slice(0, 10) ?? '';
  return option.from;
}

/** The units a budget counts: room nights, passenger bounds, or units of transport. At least one. */
export function unitsOf(option: OptionFacts): number {
  if (option.mode === 'hotel') return Math.max(1, option.nights * option.rooms);
  if (option.mode === 'flight') return Math.max(1, option.legs.length * option.passengers);
  return Math.max(1, option.units);
}

/**
 * The price of one unit in paise, rounded up, so that it exceeds a limit exactly when the total exceeds the limit's
 * multiple.
 */
export const unitPrice = (option: OptionFacts): number => Math.ceil(option.total / unitsOf(option));
