import { pen, type Point } from '../pen.ts';
import type { Press } from '../press.ts';

interface RidgePlan {
  y: number;
  /** How far hilltops rise above and fall below y. */
  swing: number;
  /** About how many units one hill is wide. */
  step: number;
  ink: string;
  /** The ink at its foot, where mist lies. */
  foot?: string;
}

/** Prints one layer of hills across the width and returns its line, for `heightOn`. */
export function ridge(press: Press, { y, swing, step, ink, foot = ink }: RidgePlan): Point[] {
  const { width, chance } = press;
  const hills = Math.max(4, Math.round(width / step));
  const tops: Point[] = [];
  for (let i = 0; i <= hills + 1; i++) {
    tops.push([Math.round(((i - 0.5) * width) / hills), Math.round(y + chance.between(-swing, swing))]);
  }
  press.path(outline(tops, width), ink === foot ? ink : press.gradient(ink, foot));
  return tops;
}

/** The tops are the handles of the curve: it passes half way between each two. */
function outline(tops: readonly Point[], width: number): string {
  let data = `M-9 400V${tops[0]?.[1] ?? 0}`;
  for (const [top, next] of pairs(tops)) {
    data += pen`Q${top} ${Math.round((top[0] + next[0]) / 2)},${Math.round((top[1] + next[1]) / 2)}`;
  }
  return pen`${data}L${width + 9} ${tops.at(-1)?.[1] ?? 0}V400z`;
}

/** How high a ridge stands at x. */
export function heightOn(tops: readonly Point[], x: number): number {
  for (const [from, to] of pairs(tops)) {
    if (to[0] >= x) return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0] || 1);
  }
  return tops.at(-1)?.[1] ?? 0;
}

function* pairs(points: readonly Point[]): Generator<[Point, Point]> {
  let last: Point | undefined;
  for (const point of points) {
    if (last) yield [last, point];
    last = point;
  }
}
