import type { FareLineView } from '#features/flights/contract.ts';
import type { SsrType } from '#lib/shared/ssr-types.ts';
import type { CabinCode } from '#lib/shared/trip-shape.ts';

/** A direction as it is offered or sold (`Way` of the flights' own rules). */
type FlownWay = {
  offer: string;
  total: number;
  fare: string;
  cabin: CabinCode;
  numbers: readonly string[];
  departs: string;
  arrives: string;
};
type Where = { city: string; country: string };

/** How policies count the extras that are sold with a flight (their SSR types). Help at the airport costs nothing and is nobody's to refuse. */
const EXTRA_TYPES = { bag: 1, meal: 2, seat: 3 } as const;

export const ssrTypeOf = (kind: string): SsrType | null =>
  Object.hasOwn(EXTRA_TYPES, kind) ? EXTRA_TYPES[kind as keyof typeof EXTRA_TYPES] : null;

/**
 * A trip by air as policies see it (the option of `features/policy`): its ways in order, at the price of all of them for
 * `passengers` people, with what is bought on top. `place` is where the way out goes. Its id names its offers.
 */
export function tripFacts(
  ways: readonly FlownWay[],
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
/** The offers of such an id, one a direction. */
export const readTripId = (id: string): string[] => id.split('*').filter(Boolean);
