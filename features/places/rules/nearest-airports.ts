import { kilometresBetween, type Point } from '#lib/shared/great-circle.ts';
import type { Airport } from './place-types.ts';

export type NearbyAirport = { airport: Airport; /** In a straight line. */ km: number };

/** For a hotel's page: at most two airports, within about two hours by road. */
export const NEAR_A_STAY = { within: 100, most: 2 } as const;

const KM_IN_A_DEGREE = 111;

/**
 * The airports with scheduled service around a point, nearest first: at most `most` of them within `within` kilometres
 * in a straight line.
 */
export function nearestAirports(
  airports: readonly Airport[],
  point: Point,
  { within, most }: { within: number; most: number },
): NearbyAirport[] {
  return (
    airports
      // a cheap test that excludes nearly all
      .filter(({ lat }) => Math.abs(lat - point.lat) * KM_IN_A_DEGREE <= within + 1)
      .map((airport) => ({ airport, km: kilometresBetween(point, airport) }))
      .filter(({ km }) => km <= within)
      .sort((a, b) => a.km - b.km)
      .slice(0, most)
  );
}
