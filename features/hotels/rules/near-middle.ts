import { kilometresBetween, type Point } from '#lib/shared/great-circle.ts';

/** How far from its middle the stays of an area are; where there are hardly any, the nearest within an hour's drive. */
const [NEAR_KM, FAR_KM] = [5, 30];
const FEW = 8;

/** The stays of an area by its middle, the nearest first. */
export function nearMiddle<Stay>(middle: Point, stays: readonly Stay[], pointOf: (stay: Stay) => Point): Stay[] {
  const byDistance = stays
    .map((stay) => ({ stay, km: kilometresBetween(middle, pointOf(stay)) }))
    .sort((a, b) => a.km - b.km);
  const near = byDistance.filter(({ km }) => km <= NEAR_KM);
  const shown = near.length >= FEW ? near : byDistance.filter(({ km }) => km <= FAR_KM).slice(0, FEW);
  return shown.map(({ stay }) => stay);
}
