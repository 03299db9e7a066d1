import { arch, dome } from '../parts/masonry.ts';
import { each, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

/** The palace of Mysuru: an arcaded front under red domes, the gilded tower in the middle. It stands on y = 0. */
export function mysorePalace(press: Press, { wall, shade, opening }: Stone): void {
  const front = rect(-120, -58, 240, 58) + rect(-124, -62, 248, 5);
  const towers = each([-108, -60, 60, 108], (x) => rect(x - 13, -84, 26, 30));
  press.path(front + towers + rect(-22, -112, 44, 58), wall);
  press.path(
    each([-108, -60, 60, 108], (x) => dome(x, -83, 14)),
    shade,
  );
  press.path(dome(0, -110, 22) + rect(-26, -114, 52, 5), press.lamplit ? press.inks.glow : press.local('#dfa53a'));
  press.path(
    each([-20, 20], (x) => dome(x, -113, 5.5)),
    shade,
  );
  press.path(rect(-124, -34, 248, 3) + rect(-124, -60, 248, 3) + rect(10, -110, 12, 48), shade, { opacity: 0.45 });
  const upper = times(17, (i) => arch(-112 + i * 14, -37, 8, 19));
  const lower = times(13, (i) => arch(-108 + i * 18, -2, 12, 30));
  press.window(upper + lower + each([-108, -60, 60, 108], (x) => arch(x, -64, 10, 17)) + arch(0, -72, 16, 30), opening);
}
