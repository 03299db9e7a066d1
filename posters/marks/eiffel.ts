import { rect } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

/** The iron tower of Paris, its four feet on y = 0. */
export function eiffel(press: Press, { wall, shade, opening }: Stone): void {
  const outline = 'M-58 0Q-18-62-4-206h8Q18-62 58 0H36Q30-36 0-38T-36 0z';
  const between = 'M-24-58h48l-7-30h-34zM-14-100h28l-5-40h-18z';
  press.path(outline + between, wall, { fillRule: 'evenodd' });
  press.line('M-24-58L17-88M24-58L-17-88M-14-100L9-140M14-100L-9-140M-46-10L-30-46M46-10L30-46', wall, 2);
  press.path(rect(-32, -56, 64, 6) + rect(-19, -98, 38, 5) + rect(-6, -190, 12, 4) + rect(-0.8, -222, 1.6, 18), shade);
  if (press.lamplit) press.line('M-46-14Q-14-70-2-196M46-14Q14-70 2-196', opening, 1.4, { dash: '1 5', round: true });
}
