import type { Trip } from '#lib/shared/trip-shape.ts';
import { SALE_ENDS_MINUTES } from '../ticketing.ts';
import type { World } from '../world/world.ts';
import { DatedFlights } from './dated-flights.ts';
import { epochDay } from './epoch-day.ts';
import { findJourneys, type Journey } from './find-journeys.ts';
import { findPlace, type FoundPlace } from './places.ts';

/** A bound of a search with all its journeys, unpriced. */
export type FoundBound = { from: FoundPlace; to: FoundPlace; date: string; dated: DatedFlights; journeys: Journey[] };

export type PlaceProblem = { bound: number; end: 'from' | 'to'; message: string };

/** The places of a trip, or what is wrong with them. */
export function placesOfTrip(
  world: World,
  { bounds }: Pick<Trip, 'bounds'>,
): { places: { from: FoundPlace; to: FoundPlace; date: string }[]; problem: PlaceProblem | null } {
  const places: { from: FoundPlace; to: FoundPlace; date: string }[] = [];
  for (const [bound, { from, to, date }] of bounds.entries()) {
    const [origin, destination] = [findPlace(world, from), findPlace(world, to)];
    if (!origin) return { places, problem: { bound, end: 'from', message: unknown(from) } };
    if (!destination) return { places, problem: { bound, end: 'to', message: unknown(to) } };
    if (origin.airports.some((airport) => destination.airports.includes(airport))) {
      return {
        places,
        problem: {
          bound,
          end: 'to',
          message: 'The trip begins and ends in the same place. Choose another destination.',
        },
      };
    }
    places.push({ from: origin, to: destination, date });
  }
  return { places, problem: null };
}

const unknown = (code: string): string => `We don’t have flights to or from ${code}. Choose the place from the list.`;

/** All journeys of a day between two places that are still sold at `now` (minutes since 1970). */
export function findBound(
  world: World,
  place: { from: FoundPlace; to: FoundPlace; date: string },
  now: number,
  sentinels = false,
): FoundBound {
  const dated = new DatedFlights(world);
  const [origin, destination] = [world.airports[place.from.airports[0]!]!, world.airports[place.to.airports[0]!]!];
  const lead = SALE_ENDS_MINUTES[origin.country === destination.country ? 'domestic' : 'international'];
  const journeys = findJourneys(dated, {
    from: place.from.airports,
    to: place.to.airports,
    day: epochDay(place.date),
    after: now + lead,
    sentinels,
  });
  return { ...place, dated, journeys: journeys.sort((a, b) => a.minutes - b.minutes).slice(0, MOST_JOURNEYS) };
}

/** The most journeys per bound in a listing, fastest first. */
const MOST_JOURNEYS = 1500;
