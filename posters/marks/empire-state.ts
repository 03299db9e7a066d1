import { each, pen, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

const STOREYS = [
  [46, 0, 26],
  [34, 26, 22],
  [24, 48, 92],
  [17, 140, 16],
  [10, 156, 12],
] as const;

/** The Empire State Building in New York with its setbacks and mast, standing on y = 0. */
export function empireState(press: Press, { wall, shade, opening }: Stone): void {
  press.path(
    each(STOREYS, ([half, foot, high]) => rect(-half, -foot - high, 2 * half, high)),
    wall,
  );
  press.path(
    each(STOREYS, ([half, foot, high]) => rect(half * 0.4, -foot - high, half * 0.6, high)),
    shade,
    { opacity: 0.65 },
  );
  press.path('M-5-168h10l-2-14h-6zM-1-182h2v-34h-2z', wall);
  const windows = times(7, (i) => pen`M${-18 + i * 6} -30V-136`) + each([-40, -32, 32, 40], (x) => pen`M${x} -4V-22`);
  press.line(windows, press.lamplit ? press.inks.glow : opening, 2.4, {
    dash: '3 4',
    opacity: press.lamplit ? 0.8 : 0.5,
  });
}
