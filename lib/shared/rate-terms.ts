import { jointTerms, type CancellationPolicy } from './cancellation.ts';
import type { ChosenRate, NamedRate } from './chosen-rate.ts';

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

/** Chosen rates as a quote takes them: one for all rooms as it was shown, or one for each with the total and the terms of all. */
export function choiceOf(rates: readonly ChosenRate[]) {
  const [only] = rates;
  if (rates.length === 1 && only) return only;
  const rooms = rates.flatMap(({ shownPolicies, shownTotal, ...rate }) =>
    shownPolicies ? [{ ...rate, total: shownTotal, policies: shownPolicies }] : [],
  );
  return {
    rates: rates.map(({ roomTypeId, ratePlanId }) => ({ roomTypeId, ratePlanId })),
    shownTotal: rates.reduce((sum, { shownTotal }) => sum + shownTotal, 0),
    shownPolicies: rooms.length === rates.length ? termsOfRates(rooms) : null,
  };
}
