import 'server-only';
import { searchFlights, type TripDirection, tripsInstead, wayOfQuote } from '#features/flights/server/index.ts';
import type { OptionFacts } from '#features/policy/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { mapInSlices, runInSlices } from '#lib/server/slices.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import { AppError } from '#lib/shared/errors.ts';
import { CABIN_CODES, seatsOf, type CabinCode } from '#lib/shared/trip-shape.ts';
import { tripFacts } from '../../rules/flight-facts.ts';
import { placeOfAirport } from './place-of-airport.ts';
import type { FlightSnapshot } from '../tables.ts';

type Trip = Pick<FlightSnapshot, 'bounds' | 'party' | 'extraLines'>;

/** Offers of the documented test flights: their alternatives are others of their kind. */
const TEST_FLIGHT = /_(ZZ|XX)\d/;

/**
 * The cabins below one: an option out of policy for its cabin is often in policy in the next lower one of the same
 * flight.
 */
export const cabinsBelow = (cabin: CabinCode): CabinCode[] => CABIN_CODES.filter((code) => code < cabin);

/**
 * Offers on sale for the same bounds, days and people, in this cabin and below, with the same extras. Empty where
 * nothing is on sale.
 */
export async function otherFlights(
  db: Db,
  { bounds, party, extraLines }: Trip,
  request: RequestFacts,
): Promise<OptionFacts[]> {
  const journeys = bounds.map(({ segments }) => ({
    from: segments[0]!.origin.airport.cityCode,
    to: segments.at(-1)!.destination.airport.cityCode,
    date: segments[0]!.origin.at.slice(0, 10),
  }));
  const sentinels = bounds.some(({ offer }) => TEST_FLIGHT.test(offer)) ? { sentinels: 'yes' as const } : {};
  const place = placeOfAirport(bounds[0]!.segments.at(-1)!.destination.airport);
  const own = bounds.map(wayOfQuote);
  const highest = Math.max(...bounds.map(({ terms }) => terms.cabin)) as CabinCode;
  try {
    const instead: TripDirection[][] = [];
    for (const cabin of [highest, ...cabinsBelow(highest)]) {
      const query = { bounds: journeys, ...party, cabin, ...sentinels };
      const listing = await searchFlights({ db, query, body: undefined, caller: null, request });
      instead.push(...(await runInSlices(tripsInstead(listing, own))));
    }
    return await mapInSlices(instead, (ways) => tripFacts(ways, seatsOf(party), place, extraLines));
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}
