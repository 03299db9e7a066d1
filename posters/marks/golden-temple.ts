import { arch, chhatri, dome } from '../parts/masonry.ts';
import { each, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

/** The Harmandir Sahib of Amritsar, gold over marble, on its causeway in the pool at y = 0. */
export function goldenTemple(press: Press, { wall, shade, opening }: Stone): void {
  const marble = press.local('#f6efe2');
  press.path(rect(-66, -12, 132, 12) + rect(60, -12, 110, 12) + rect(-46, -44, 92, 34), marble);
  press.path(times(9, (i) => rect(72 + i * 11, -19, 2, 8)) + rect(66, -20, 104, 2), marble);
  press.path(rect(-50, -82, 100, 40) + rect(-20, -98, 40, 18) + dome(0, -96, 22), wall);
  press.path(chhatri(-38, -82, 17) + chhatri(38, -82, 17) + each([-16, 16], (x) => dome(x, -84, 6)), wall);
  press.path(rect(-54, -84, 108, 3) + rect(-54, -46, 108, 4) + rect(30, -80, 20, 34) + rect(8, -98, 12, 14), shade, {
    opacity: 0.7,
  });
  press.path(rect(-66, -3, 236, 3), shade, { opacity: 0.5 });
  const upper = each([-37, -20, 20, 37], (x) => arch(x, -52, 9, 20));
  press.window(
    upper + arch(0, -50, 16, 26) + each([-32, 32], (x) => arch(x, -12, 12, 24)) + arch(0, -12, 20, 28),
    opening,
  );
}
