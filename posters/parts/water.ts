import { mix } from '../colour.ts';
import { pen, times } from '../pen.ts';
import type { Press } from '../press.ts';

/** Prints still water from y to the foot of the picture. */
export function water(press: Press, y: number, far: string, near: string): void {
  press.path(pen`M0 ${y}h${press.width}V400H0z`, press.gradient(far, near));
}

/** Water that carries the sun's path and a few ripples. */
export function glitteringWater(press: Press, y: number, far: string, near: string): void {
  const { chance, inks, width, night } = press;
  const { sunX } = press.composition;
  water(press, y, far, near);

  let path = '';
  for (let i = 0, at = y + 5; at < 396; i++, at += 5 + i * 1.5) {
    const half = chance.between(14, 34) * (1 - i * 0.04) + i * 2.2;
    path += pen`M${sunX - half + chance.between(-7, 7)} ${at}h${half * 2}`;
  }
  press.line(path, mix(inks.sun, inks.sky.low, 0.25), 2.6, { round: true, opacity: night ? 0.4 : 0.62 });

  const ripples = times(9, () => {
    const depth = chance.next() ** 1.4 * (388 - y) + 10;
    return pen`M${chance.between(0, width)} ${y + depth}h${chance.between(10, 26) + depth * 0.16}`;
  });
  press.line(ripples, mix(far, '#ffffff', 0.3), 1.6, { round: true, opacity: 0.5 });
}

interface ShimmerPlan {
  strokes: number;
  y: (stroke: number) => number;
  from: number;
  to: number;
  length: readonly [shortest: number, longest: number];
  /** How far towards white, how thick and how clear. */
  white: number;
  thickness: number;
  opacity: number;
}

/** Prints short bright strokes on still water, each on a row of its own. */
export function shimmer(press: Press, plan: ShimmerPlan): void {
  const { chance, inks } = press;
  const { strokes, y, from, to, length, white, thickness, opacity } = plan;
  const data = times(strokes, (i) => pen`M${chance.between(from, to)} ${y(i)}h${chance.between(...length)}`);
  press.line(data, mix(inks.sky.low, '#ffffff', white), thickness, { round: true, opacity });
}
