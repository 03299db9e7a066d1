import { pen, polygon, times, type Point } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

/** Where its wings step back, left and right: half width, and the height up to which it keeps it. */
const SETBACKS = [
  [27, 40],
  [23, 66],
  [19, 94],
  [15, 124],
  [11, 152],
  [7, 178],
  [3.5, 202],
  [1.2, 238],
] as const;

/** The tower of Dubai, stepping back turn by turn to its needle. It stands on y = 0. */
export function burj(press: Press, { wall, shade, opening }: Stone): void {
  const foot = (i: number) => -(SETBACKS[i - 1]?.[1] ?? 0);
  const right = SETBACKS.flatMap(([half, top], i): Point[] => [
    [half, foot(i)],
    [half, -top],
  ]);
  // The wings step back in turn: on the left half a storey later than on the right.
  const left = SETBACKS.flatMap(([half, top], i): Point[] => [
    [-half, i ? foot(i) - 13 : 0],
    [-half, i < SETBACKS.length - 1 ? -top - 13 : -top],
  ]);
  press.path(polygon([...left, ...right.reverse()]), wall);
  press.path(polygon([[2, 0], [2, -202], ...right.slice(2)]), shade, { opacity: 0.7 });
  const lights = times(6, (i) => pen`M${-19 + i * 6} -4V${-54 - Math.min(i, 6 - i) * 30}`);
  press.line(lights, press.lamplit ? press.inks.glow : opening, 1.3, { dash: '2 4', opacity: 0.8 });
}
