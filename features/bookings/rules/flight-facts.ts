import type { FareLineView } from '#features/flights/contract.ts';
import type { SsrType } from '#lib/shared/ssr-types.ts';
import type { CabinCode } from '#lib/shared/trip-shape.ts';

/** A bound as offered or sold (`Way` of the flight rules). */
type FlownBound = {
  offer: string;
  total: number;
  fare: string;
  cabin: CabinCode;
  numbers: readonly string[];
  departs: string;
  arrives: string;
};
type Where = { city: string; country: string };

/** Extras by SSR type, as policies count them. Assistance is free and never refused. */
const EXTRA_TYPES = { bag: 1, meal: 2, seat: 3 } as const;

export const ssrTypeOf = (kind: string): SsrType | null =>
  Object.hasOwn(EXTRA_TYPES, kind) ? EXTRA_TYPES[kind as keyof typeof EXTRA_TYPES] : null;

/**
 * A flight trip as policies evaluate it (the option of `features/policy`): its bounds in order, the price of all of
 * them for `passengers` people, and extras. `place` is the destination of the outbound bound. The id names its offers.
 */
export function tripFacts(
  ways: readonly FlownBound[],
  passengers: number,
  place: Where,
  extraLines: readonly Pick<FareLineView, 'code' | 'amount'>[] = [],
) {
  const extras = extraLines.flatMap(({ code, amount }) => {
    const type = ssrTypeOf(code);
    return type ? [{ type, price: amount }] : [];
  });
  return {
    mode: 'flight' as const,
    id: tripId(ways.map(({ offer }) => offer)),
    place,
    passengers,
    extras,
    total: ways.reduce((sum, { total }) => sum + total, 0) + extraLines.reduce((sum, { amount }) => sum + amount, 0),
    fare: [...new Set(ways.map(({ fare }) => fare))].join(' and '),
    legs: ways.map(({ numbers, cabin, departs, arrives }) => ({
      flights: numbers.join(' + '),
      cabin,
      departs,
      arrives,
    })),
  };
}

export const tripId = (offers: readonly string[]): string => offers.join('*');
/** The offers of such an id, one per bound. */
export const readTripId = (id: string): string[] => id.split('*').filter(Boolean);
