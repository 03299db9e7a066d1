import { arch, dome } from '../parts/masonry.ts';
import { each, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

/** The four minarets of Hyderabad above their four arches, standing on y = 0. */
export function charminar(press: Press, { wall, shade, opening }: Stone): void {
  press.path(
    each([-27, 19], (x) => rect(x, -146, 8, 70) + dome(x + 4, -145, 6)),
    shade,
  );
  press.path(rect(-50, -96, 100, 96) + arch(0, 0, 48, 80), wall, { fillRule: 'evenodd' });
  press.path(rect(-46, -112, 92, 16), wall);
  press.path(rect(-54, -98, 108, 4) + rect(-50, -114, 100, 3) + rect(-50, -76, 100, 2.5), shade);
  press.window(
    times(8, (i) => arch(-38.5 + i * 11, -99, 6.5, 11)),
    opening,
  );
  press.path(each([-62, 46], minaret), wall);
  press.path(
    each([-62, 46], (x) => rect(x + 10, -150, 6, 150) + each(BALCONIES, (y) => rect(x - 4, y, 24, 3))),
    shade,
    {
      opacity: 0.75,
    },
  );
}

const BALCONIES = [-60, -98, -124, -146];

function minaret(x: number): string {
  const balconies = each(BALCONIES, (y) => rect(x - 4, y, 24, 5));
  return rect(x, -152, 16, 152) + balconies + rect(x + 2, -164, 12, 14) + dome(x + 8, -163, 8.5);
}
