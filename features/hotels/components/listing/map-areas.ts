import type { Point } from '#components/map/map-geometry.ts';
import type { StaySummary } from '../../contract.ts';

/** An area as drawn on the fitted map. */
export type AreaGround = { name: string; middle: Point; radius: number; stays: number };

/** Each area: the centre of its stays, and a circle around most of them. */
export function areasOf(stays: readonly StaySummary[], project: (place: StaySummary) => Point): AreaGround[] {
  return [...Map.groupBy(stays, (stay) => stay.area)].map(([name, members]) => {
    const points = members.map(project);
    const middle = { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
    const distances = points.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)).sort((a, b) => a - b);
    return {
      name,
      middle,
      radius: Math.max(14, (distances[Math.floor(distances.length * 0.8)] ?? 0) + 10),
      stays: members.length,
    };
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
