import { tenth } from '../pen.ts';
import type { Press } from '../press.ts';

const CAMEL =
  'M2 36L4 23Q3 18 5 15.5Q8 11 12 11.5Q15 4 18.5 4T25 11Q28 13 30 11Q32.5 8 32.5 3Q33 0 36 0Q40 .5 42 3L41 5 37 5Q37 14 33.5 18Q31.5 20 30.5 21.5L31.5 36H29.5L27 24 25.5 23 25 36H23L21.5 23Q14 24 10 22.5L9 36H7L6.8 25 5 29 4 36z';
const RIDER = 'M17-7q4-3 6 1l2 12h-11z';

/** Four riders in a row, one silhouette stamped four times. */
export function camels(press: Press): void {
  const { inks, unit, facing } = press;
  const camel = press.cut(() => press.path(CAMEL + RIDER, inks.deep));
  const size = tenth(0.92 * unit);
  for (let i = 0; i < 4; i++) {
    const x = press.across(0.3) + facing * (i * 44 * unit - 30);
    press.stamp(camel, x, 266 + Math.sin(i) * 3 + i * 1.5, [facing * size, size]);
  }
}
