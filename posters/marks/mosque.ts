import { arch } from '../parts/masonry.ts';
import { each, pen, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

/** A low dome as the Ottomans built them, standing on y. */
const bowl = (x: number, y: number, r: number) => pen`M${x - r} ${y}a${r} ${r * 0.84} 0 0 1 ${2 * r} 0z`;

/** A mosque of Istanbul: dome above dome between pencil minarets, standing on y = 0. */
export function mosque(press: Press, { wall, shade, opening }: Stone): void {
  const pencil = (x: number) => rect(x - 3, -150, 6, 150) + rect(x - 6, -104, 12, 4) + rect(x - 5, -132, 10, 4);
  press.path(each([-112, -74, 74, 112], pencil), wall);
  press.path(
    each([-112, -74, 74, 112], (x) => pen`M${x - 4} -150L${x} -182L${x + 4} -150z`),
    shade,
  );
  press.path(rect(-98, -34, 196, 34) + rect(-62, -62, 124, 30) + rect(-40, -84, 80, 24), wall);
  press.path(
    bowl(0, -82, 40) + each([-48, 48], (x) => bowl(x, -60, 22)) + each([-80, 80], (x) => bowl(x, -33, 15)),
    shade,
  );
  press.path(each([-22, 22], (x) => bowl(x, -34, 14)) + rect(-1, -124, 2, 10), shade);
  const windows = times(9, (i) => arch(-36 + i * 9, -70, 5, 10)) + times(11, (i) => arch(-90 + i * 18, -3, 9, 21));
  press.window(windows, opening);
}
