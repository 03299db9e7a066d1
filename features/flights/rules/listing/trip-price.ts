import type { Party } from '#lib/shared/trip-shape.ts';

/**
 * What the other directions of a trip add to the price of a fare, in paise: what is chosen already, and the lowest fare of
 * each direction still to come. Null where one of these has nothing on sale: then a fare stands for its direction alone.
 * `bounds` are the flights of each direction in order, `chosen` the totals of those already chosen.
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

/** The price of one person, rounded to the rupee, from that of all; null for somebody who flies alone. */
export function priceOfPerson(total: number, { adults, children, infants }: Party): PersonPrice | null {
  const people = adults + children + infants;
  if (people < 2) return null;
  return { amount: Math.round(total / people / 100) * 100, mean: children + infants > 0 };
}
