import { mix } from '../colour.ts';
import { arch, chhatri, merlons } from '../parts/masonry.ts';
import { each, rect } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

/** A desert fort on its rock: a palace behind a wall with four bastions. Its wall stands on y = 0. */
export function fort(press: Press, stone: Stone): void {
  press.path('M-150 8Q-96-22-78-34H84Q110-20 150 8z', stone.shade);
  innerPalace(press, stone);
  outerWall(press, stone);
}

function innerPalace(press: Press, { wall, shade, opening }: Stone): void {
  const blocks = rect(-58, -96, 50, 50) + rect(-10, -84, 74, 38) + rect(-34, -112, 24, 20);
  const crowns = chhatri(-46, -96, 17) + chhatri(-22, -112, 22) + chhatri(52, -86, 17);
  press.path(blocks + merlons(-10, -84, 74, 5) + crowns, wall);
  press.path(rect(-20, -96, 12, 50) + rect(46, -84, 18, 38), shade, { opacity: 0.6 });
  const windows = each([-50, -38, -26, 2, 14, 26, 38], (x) => arch(x, -66, 7, 13));
  press.window(windows + arch(-22, -98, 9, 11), opening);
}

function outerWall(press: Press, { wall, shade, opening }: Stone): void {
  press.path(rect(-92, -54, 184, 36) + merlons(-92, -54, 184, 6), wall);
  press.path('M-92-20h184l30 24h-244z', mix(wall, shade, 0.6));
  for (const x of [-92, -40, 42, 90]) {
    press.path(`M${x - 11}-62h22l5 62h-32z` + merlons(x - 12, -62, 24, 5), wall);
    press.path(`M${x + 3}-62h8l5 62h-10z`, shade, { opacity: 0.6 });
  }
  press.window(arch(2, -16, 18, 30), opening);
}
