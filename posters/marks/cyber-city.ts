import { each, pen, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

/** The Gateway Tower of Cyber City in Gurugram, a hull of glass, between two office towers joined by a bridge. Stands on y = 0. */
export function cyberCity(press: Press, stone: Stone): void {
  press.group(2, 0, 1, () => joinedTowers(press, stone));
  press.group(-50, 0, 1, () => hull(press, stone));
}

const HULL = 'M-38 0Q-62-96-34-178Q6-170 46-142Q42-66 30 0z';

function hull(press: Press, { wall, shade, opening }: Stone): void {
  press.path(HULL, wall);
  press.path('M30 0Q42-66 46-142L16-158Q16-72 6 0z', shade);
  const floors = times(15, (i) => {
    const up = (12 + i * 10) / 178;
    const edge = -38 * (1 - up) ** 2 - 124 * up * (1 - up) - 34 * up ** 2;
    return pen`M${edge + 2} ${-178 * up}H11`;
  });
  if (press.lamplit) press.line(floors, press.inks.glow, 3.4, { dash: '5 4 9 3 3 5', opacity: 0.9 });
  else press.line(floors, opening, 3, { opacity: 0.75 });
  press.line('M-34-178Q6-170 46-142', press.local('#f6f4ea'), 3.4);
  press.line('M-34-178v-26', shade, 1.6);
}

/** Towers of bricks and glass bands, the bridge between them high above the street. */
function joinedTowers(press: Press, { wall, shade, opening }: Stone): void {
  const warm = press.local('#c98f68');
  press.path(rect(-12, -128, 40, 128) + rect(58, -104, 40, 104) + rect(-4, -134, 24, 6) + rect(66, -110, 24, 6), warm);
  press.path(rect(16, -128, 12, 128) + rect(86, -104, 12, 104), press.local('#8f5f4a'));
  press.path(rect(28, -84, 30, 11), wall);
  press.path(
    times(5, (i) => rect(30 + i * 6, -82, 3.5, 7)),
    shade,
  );
  const bands = times(10, (i) => rect(-8, -120 + i * 12, 21, 5)) + times(8, (i) => rect(62, -96 + i * 12, 21, 5));
  press.window(bands, opening);
  press.path(
    each([-1, 6, 69, 76], (x) => rect(x, -122, 1.6, 122)),
    warm,
  );
}
