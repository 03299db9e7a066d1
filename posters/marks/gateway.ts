import { arch, chhatri, merlons } from '../parts/masonry.ts';
import { each, rect } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

/** The Gateway of India in Mumbai, seen from the harbour. Its steps stand in the water at y = 0. */
export function gateway(press: Press, { wall, shade, opening }: Stone): void {
  const wings = rect(-104, -62, 64, 62) + rect(40, -62, 64, 62);
  const middle = rect(-44, -112, 88, 112);
  press.path(wings + middle + rect(-110, -6, 220, 8) + rect(-118, 0, 236, 4), wall);
  const turrets = each([-44, -18, 18, 44], (x) => rect(x - 7, -132, 14, 132) + chhatri(x, -132, 13));
  press.path(turrets + merlons(-104, -62, 60, 3) + merlons(46, -62, 58, 3), wall);
  const bands = rect(-104, -64, 60, 4) + rect(44, -64, 60, 4) + rect(-50, -116, 100, 5) + rect(-50, -98, 100, 3);
  press.path(bands + rect(44, -98, 7, 98) + rect(92, -60, 12, 60), shade, { opacity: 0.65 });
  press.path(
    each([-90, -62, 62, 90], (x) => arch(x, -4, 17, 42)),
    shade,
  );
  press.window(arch(0, -4, 42, 82) + each([-31, 31], (x) => rect(x - 3, -90, 6, 10)), opening);
}
