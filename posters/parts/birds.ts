import { pen, times } from '../pen.ts';
import type { Press } from '../press.ts';

/** A few birds in a loose row; over a lettered sky they fly beside the sun, clear of the words. */
export function birds(press: Press, x: number, y: number, ink: string, count = 3): void {
  const { chance, composition, unit } = press;
  const start = composition.lettered ? composition.sunX + 50 * unit : x;
  const flock = times(
    count,
    (i) => pen`M${start + i * 13 + chance.between(-3, 3)} ${y + chance.between(-9, 9)}q3-4 6 0q3-4 6 0`,
  );
  press.line(flock, ink, 1.5, { round: true });
}
