import { arch } from '../parts/masonry.ts';
import { each, rect } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

/** The memorial arch at the end of Kartavya Path in Delhi, seen through to the sky. It stands on y = 0. */
export function indiaGate(press: Press, { wall, shade, opening }: Stone): void {
  const attic = rect(-48, -150, 96, 12) + rect(-38, -163, 76, 14) + rect(-24, -171, 48, 9) + 'M-12-171q12-12 24 0z';
  press.path(rect(-54, -138, 108, 138) + arch(0, 0, 46, 108) + attic, wall, { fillRule: 'evenodd' });
  press.path(rect(-64, -72, 10, 72) + rect(54, -72, 10, 72) + rect(-70, -6, 140, 6), wall);
  press.path(rect(36, -138, 18, 138) + rect(54, -72, 10, 72) + rect(22, -163, 16, 14), shade, { opacity: 0.55 });
  press.path(rect(-58, -140, 116, 4) + rect(-58, -112, 116, 3) + rect(-66, -74, 16, 4) + rect(50, -74, 16, 4), shade);
  const lamps = each([-40, 40], (x) => arch(x, -10, 9, 26));
  press.window(lamps, opening);
}
