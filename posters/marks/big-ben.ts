import { arch } from '../parts/masonry.ts';
import { each, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

/** The clock tower of Westminster and the long front on the river at y = 0. */
export function bigBen(press: Press, { wall, shade, opening }: Stone): void {
  const front = rect(-128, -42, 156, 42) + times(14, (i) => rect(-128 + i * 11.6, -50, 3, 9));
  const victoria = rect(-128, -96, 26, 60) + each([-128, -105], (x) => rect(x, -106, 4, 12));
  press.path(front + victoria, wall);
  press.path(rect(-128, -22, 156, 2.5) + rect(-128, -43, 156, 2.5) + rect(-110, -96, 8, 54), shade, { opacity: 0.6 });
  const lights = each([-26, -5], (y) => times(12, (i) => arch(-94 + i * 10, y, 5, 12)));
  press.window(lights + arch(-116, -60, 7, 24), opening);
  press.path(rect(30, -150, 28, 150) + rect(27, -152, 34, 4) + rect(27, -118, 34, 3), wall);
  press.path(rect(50, -150, 8, 150), shade, { opacity: 0.55 });
  press.path('M28-152L36-172H52L60-152zM36-172h16v-7h-16zM36-179L44-206 52-179z', press.local('#5f6d63'));
  press.disc(44, -135, 11, press.lamplit ? press.inks.glow : press.local('#fbf5e4'));
  press.line('M44-142v7l5 4', press.inks.deep, 1.6);
}
