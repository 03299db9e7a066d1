import { arch, chhatri, merlons } from '../parts/masonry.ts';
import { each, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

/** The white palace that fills its island in Lake Pichola, its foot in the water at y = 0. */
export function lakePalace(press: Press, { wall, shade, opening }: Stone): void {
  const blocks = rect(-116, -30, 232, 30) + rect(-98, -48, 54, 20) + rect(-36, -66, 74, 38) + rect(50, -52, 50, 24);
  const roofs =
    chhatri(-90, -48, 13) + chhatri(-54, -48, 13) + chhatri(-26, -66, 17) + chhatri(2, -66, 24) + chhatri(30, -66, 17);
  const rest = chhatri(60, -52, 12) + chhatri(90, -52, 15) + chhatri(-110, -30, 12) + chhatri(110, -30, 12);
  press.path(blocks + roofs + rest + merlons(-96, -48, 48, 3) + merlons(54, -52, 40, 3), wall);
  press.path(rect(-116, -4, 232, 4) + rect(-116, -31, 232, 2) + rect(24, -66, 14, 36) + rect(88, -52, 12, 22), shade, {
    opacity: 0.7,
  });
  const arcade = times(19, (i) => arch(-108 + i * 12, -6, 7, 17));
  const upper = each([-88, -76, -64, -52, 58, 68, 78], (x) => arch(x, -34, 6, 11));
  press.window(arcade + upper + each([-26, -13, 0, 13], (x) => arch(x, -38, 8, 18)), opening);
  const trees = each([-42, 44, 106], (x) => `M${x - 9}-30q-4-20 9-22 13 2 9 22z`);
  press.path(trees, press.local('#3d6b45'));
}
