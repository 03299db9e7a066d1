import type { Party } from '#lib/shared/trip-shape.ts';

/**
 * What the other bounds add to a fare, in paise: selected ones, and the lowest fare of each bound to come. Null where
 * one of these has nothing on sale: a fare is then for its bound alone. `bounds` are the flights of each bound in
 * order, `chosen` the totals of the selected ones.
 */
export function priceBeside(
  bounds: readonly (readonly { fares: readonly { total: number }[] }[])[],
  chosen: readonly number[],
): number | null {
  const lowest = bounds
    .slice(chosen.length + 1)
    .map((flights) => flights.flatMap(({ fares }) => fares).reduce((low, { total }) => Math.min(low, total), Infinity));
  const beside = [...chosen, ...lowest].reduce((sum, total) => sum + total, 0);
  return Number.isFinite(beside) ? beside : null;
}

export type PersonPrice = { amount: number; /** Infants and children pay other fares. */ mean: boolean };

/** The price per person, rounded to the rupee; null for one passenger. */
export function priceOfPerson(total: number, { adults, children, infants }: Party): PersonPrice | null {
  const people = adults + children + infants;
  if (people < 2) return null;
  return { amount: Math.round(total / people / 100) * 100, mean: children + infants > 0 };
}
