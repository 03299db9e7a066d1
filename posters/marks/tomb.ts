import { arch, chhatri, dome } from '../parts/masonry.ts';
import { each, rect } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

/** A domed tomb between four minarets, of which two are seen; it stands on y = 0, centred on x = 0. */
export function tomb(press: Press, { wall, shade, opening }: Stone): void {
  press.path(rect(-100, -14, 200, 14), shade);
  for (const x of [-92, 86]) press.path(minaret(x), wall);
  const block = rect(-62, -70, 124, 58);
  const drum = rect(-22, -88, 44, 20);
  press.path(block + chhatri(-42, -70, 20) + chhatri(42, -70, 20) + drum + dome(0, -84, 31), wall);

  press.path(rect(34, -70, 28, 58) + rect(-22, -86, 44, 3), shade, { opacity: 0.55 });
  press.path(rect(-25, -76, 50, 64), wall);
  press.window(arch(0, -12, 30, 52), opening);
  press.window(
    each([-44, 44], (x) => arch(x, -14, 17, 22) + arch(x, -42, 17, 22)),
    opening,
  );
  press.path('M8-136c15 12 30 26 22 52h-12c10-22 2-38-10-52z', shade, { opacity: 0.55 });
}

function minaret(x: number): string {
  const balconies = each([-60, -88, -112], (y) => rect(x - 2, y, 10, 3));
  return rect(x, -112, 6, 100) + balconies + dome(x + 3, -112, 5);
}
