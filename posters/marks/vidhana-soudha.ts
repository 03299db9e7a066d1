import { arch, dome } from '../parts/masonry.ts';
import { each, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

/** The granite legislature of Bengaluru: a long front, a porch of columns, a domed crown. It stands on y = 0. */
export function vidhanaSoudha(press: Press, { wall, shade, opening }: Stone): void {
  const wings = rect(-122, -66, 244, 66) + rect(-126, -72, 252, 6);
  const corners = each([-112, 112], (x) => rect(x - 10, -84, 20, 14) + dome(x, -84, 9));
  const crown = rect(-34, -92, 68, 22) + rect(-22, -106, 44, 16) + dome(0, -105, 21);
  const kiosks = each([-30, 30], (x) => rect(x - 7, -100, 14, 10) + dome(x, -100, 6));
  press.path(wings + corners + crown + kiosks, wall);
  press.path(rect(-126, -70, 252, 3) + rect(-126, -36, 252, 3) + rect(-36, -94, 72, 3), shade);
  const rows = each([-40, -8], (y) => times(20, (i) => (i > 6 && i < 13 ? '' : arch(-114 + i * 12, y, 6.5, 20))));
  press.window(rows, opening);
  press.path(rect(-42, -78, 84, 78), wall);
  press.window(rect(-36, -66, 72, 56), opening);
  press.path(each([-36, -23, -10, 3, 16, 29], (x) => rect(x, -68, 6, 60)) + rect(-42, -70, 84, 4), wall);
  press.path(rect(-48, -9, 96, 3) + rect(-52, -6, 104, 3) + rect(-58, -3, 116, 3), shade);
  press.path(rect(6, -106, 16, 14) + 'M2-141c10 8 22 20 16 36h-8c7-16 0-26-8-36z', shade, { opacity: 0.5 });
}
