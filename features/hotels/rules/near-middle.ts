import { kilometresBetween, type Point } from '#lib/shared/great-circle.ts';

/** The largest distance of an area's stays from its centre; where there are few, the nearest within an hour's drive. */
const [NEAR_KM, FAR_KM] = [5, 30];
const FEW = 8;

/** The stays of an area by distance from its centre. */
export function nearMiddle<Stay>(middle: Point, stays: readonly Stay[], pointOf: (stay: Stay) => Point): Stay[] {
  const byDistance = stays
    .map((stay) => ({ stay, km: kilometresBetween(middle, pointOf(stay)) }))
    .sort((a, b) => a.km - b.km);
  const near = byDistance.filter(({ km }) => km <= NEAR_KM);
  const shown = near.length >= FEW ? near : byDistance.filter(({ km }) => km <= FAR_KM).slice(0, FEW);
  return shown.map(({ stay }) => stay);
}
