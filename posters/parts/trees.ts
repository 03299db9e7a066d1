import { pen, rect } from '../pen.ts';
import type { Press } from '../press.ts';

/** A fir far away: one triangle. Whole units keep a forest of them short. */
export function fir(x: number, y: number, height: number): string {
  const half = Math.round(height * 0.2);
  return pen`M${Math.round(x)} ${Math.round(y - height)}l${half} ${Math.round(height)}h${-2 * half}z`;
}

/** A pine near by: three skirts and a stem, drawn down the right side and up the left. */
export function pine(x: number, y: number, height: number): string {
  const spread = height * 0.12;
  const skirt = (width: number, drop: number) => [Math.round(spread * width), Math.round(height * drop)] as const;
  const [upper, middle, lower] = [skirt(0.8, 0.27), skirt(0.95, 0.3), skirt(1.1, 0.33)];
  const tuck = Math.max(1, Math.round(spread * 0.35));
  const foot = upper[0] + middle[0] + lower[0] - 2 * tuck - 1;
  const stem = Math.round(height * 0.12);
  const down = pen`l${upper}h${-tuck}l${middle}h${-tuck}l${lower}h${-foot}v${stem}h-2`;
  const up = pen`v${-stem}h${-foot}l${lower[0]}${-lower[1]}h${-tuck}l${middle[0]}${-middle[1]}h${-tuck}z`;
  return pen`M${Math.round(x)} ${Math.round(y - height)}${down}${up}`;
}

/** A silver oak, the shade tree of tea gardens: a slim stem and a crown like a flame. */
export function silverOak(press: Press, x: number, y: number, height: number, crown: string, stem: string): void {
  press.path(rect(x - 1, y - height * 0.5, 2.2, height * 0.5), stem);
  press.path(
    pen`M${x} ${y - height}q${height * 0.2} ${height * 0.24} ${height * 0.13} ${height * 0.66}h${-height * 0.26}q${-height * 0.07}${-height * 0.42} ${height * 0.13}${-height * 0.66}z`,
    crown,
  );
}
