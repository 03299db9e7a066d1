import { each, pen } from '../pen.ts';
import type { Press } from '../press.ts';

const STEPS = [
  [34, 0, 26],
  [27, 26, 18],
  [20, 44, 16],
  [14, 60, 14],
  [8, 74, 12],
] as const;

/** A candi bentar, the split gate of Bali: one tower cut in two halves. It stands on y = 0. */
export function splitGate(press: Press): void {
  const half = (side: 1 | -1) =>
    each(STEPS, ([wide, foot, high]) => {
      const x = side * 11;
      return pen`M${x} ${-foot}v${-high}h${side * (wide - 4)}l${side * 4} ${high}z`;
    });
  press.path(half(-1) + half(1) + 'M-11-86l-4 0 4-14zM11-86l4 0-4-14z', press.local('#9a5a44'));
  press.path(
    each([-1, 1], (side) =>
      each(STEPS, ([wide, foot]) => pen`M${side * 11} ${-foot}h${side * (wide + 1)}v-4h${-side * (wide + 1)}z`),
    ),
    press.local('#5c5350'),
  );
}
