import { kilometresBetween, type Point } from '#lib/shared/great-circle.ts';
import type { Airport } from './place-types.ts';

export type NearbyAirport = { airport: Airport; /** In a straight line. */ km: number };

/** What a hotel's page names: two airports at most, none beyond about two hours on the road. */
export const NEAR_A_STAY = { within: 100, most: 2 } as const;

const KM_IN_A_DEGREE = 111;

/**
 * The airports with scheduled service around a point, nearest first: at most `most` of them within `within` kilometres
 * in a straight line. Empty where there is none.
 */
export function nearestAirports(
  airports: readonly Airport[],
  point: Point,
  { within, most }: { within: number; most: number },
): NearbyAirport[] {
  return airports
    .filter(({ lat }) => Math.abs(lat - point.lat) * KM_IN_A_DEGREE <= within + 1) // cheap, and leaves out nearly all
    .map((airport) => ({ airport, km: kilometresBetween(point, airport) }))
    .filter(({ km }) => km <= within)
    .sort((a, b) => a.km - b.km)
    .slice(0, most);
}
