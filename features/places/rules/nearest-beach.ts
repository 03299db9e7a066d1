import { kilometresBetween, type Point } from '#lib/shared/great-circle.ts';
import type { Beach } from '../data/place-types.ts';

export type NearbyBeach = { beach: Beach; /** In a straight line, to the half kilometre; at least 0.5. */ km: number };

/** Farther away a stay is not at the sea: nobody walks or drives there for a swim before dinner. */
const WITHIN_KM = 10;

/** The nearest beach to a point; null where the place has none. Positions are known to about 1 km. */
export function nearestBeach(beaches: readonly Beach[], point: Point): NearbyBeach | null {
  const [nearest] = beaches
    .map((beach) => ({ beach, km: kilometresBetween(point, beach) }))
    .filter(({ km }) => km <= WITHIN_KM)
    .sort((a, b) => a.km - b.km);
  return nearest ? { ...nearest, km: Math.max(0.5, Math.round(nearest.km * 2) / 2) } : null;
}
