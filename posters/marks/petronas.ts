import { each, pen, rect } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

const STOREYS = [
  [24, 0, 96],
  [20, 96, 24],
  [15, 120, 20],
  [10, 140, 14],
  [5, 154, 12],
] as const;

/** The twin towers of Kuala Lumpur and the bridge between them, standing on y = 0. */
export function petronas(press: Press, { wall, shade, opening }: Stone): void {
  press.path(rect(-22, -82, 44, 6) + 'M-14-76L-2-50M14-76L2-50', shade);
  press.line('M-20-78L0-52L20-78', shade, 2.4);
  for (const x of [-42, 42]) {
    press.path(
      each(STOREYS, ([half, foot, high]) => rect(x - half, -foot - high, 2 * half, high)) +
        pen`M${x - 1.6} -166L${x} -202L${x + 1.6} -166z`,
      wall,
    );
    press.path(
      each(STOREYS, ([half, foot, high]) => rect(x + half * 0.25, -foot - high, half * 0.75, high)),
      shade,
      { opacity: 0.6 },
    );
    const bands = each([12, 24, 36, 48, 60, 72, 84, 108, 130], (y) => {
      const half = y < 96 ? 24 : y < 120 ? 20 : 15;
      return pen`M${x - half} ${-y}h${2 * half}`;
    });
    press.line(bands, press.lamplit ? press.inks.glow : opening, 2, {
      dash: '3 3',
      opacity: press.lamplit ? 0.75 : 0.5,
    });
  }
}
