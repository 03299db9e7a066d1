import { each, pen, rect } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

/** The prangs of Wat Arun in Bangkok, the tall one between two of its four, at the river on y = 0. */
export function prang(press: Press, stone: Stone): void {
  press.path(rect(-120, -12, 240, 12) + rect(-104, -20, 208, 9), stone.shade);
  for (const x of [-84, 84]) press.group(x, -18, 0.46, () => spire(press, stone));
  press.group(0, -16, 1, () => spire(press, stone));
}

const TERRACES = [
  [52, 0, 18],
  [43, 18, 20],
  [33, 38, 20],
] as const;

function spire(press: Press, { wall, shade, opening }: Stone): void {
  press.path(
    each(TERRACES, ([half, foot, high]) => pen`M${-half} ${-foot}l4 ${-high}h${2 * half - 8}l4 ${high}z`),
    wall,
  );
  press.path('M-22-58Q-20-92-13-108Q-15-146 0-170Q15-146 13-108Q20-92 22-58z', wall);
  press.path('M4-58Q8-100 5-120Q8-146 0-170Q15-146 13-108Q20-92 22-58z', shade, { opacity: 0.6 });
  press.path(
    each([-20, -40, -60, -84, -108], (y, i) =>
      rect([-46, -37, -26, -21, -15][i] ?? 0, y, 2 * -([-46, -37, -26, -21, -15][i] ?? 0), 3),
    ),
    shade,
  );
  press.line('M0-170v-18M-4-180h8', press.lamplit ? press.inks.glow : '#d9a43c', 2);
  press.window('M-6-62v-14q6-9 12 0v14zM-5-4v-10q5-7 10 0v10z', opening);
}
