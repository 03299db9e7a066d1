import { jointTerms, type CancellationPolicy } from './cancellation.ts';
import type { NamedRate } from './chosen-rate.ts';

/** A room with its own rate: the price in paise and the terms of that rate. */
export type RatedRoom = NamedRate & { total: number; policies: readonly CancellationPolicy[] };

/** Rooms by their rate, as positions, in the order in which each rate comes first. */
export const roomsByRate = (rates: readonly NamedRate[]): number[][] => [
  ...Map.groupBy(rates.keys(), (at) => `${rates[at]!.roomTypeId}~${rates[at]!.ratePlanId}`).values(),
];

/**
 * The cancellation terms of rooms with rates of their own, as amounts on their total. A charge falls on the rooms of a rate
 * together, as it does where one rate is that of all rooms.
 */
export const termsOfRates = (rooms: readonly RatedRoom[]): CancellationPolicy[] =>
  jointTerms(
    roomsByRate(rooms).map((positions) => ({
      policies: rooms[positions[0]!]!.policies,
      price: positions.reduce((sum, at) => sum + rooms[at]!.total, 0),
    })),
  );
