import { each, rect } from '../pen.ts';
import type { Press } from '../press.ts';

/** A whitewashed church of Goa on its headland, standing on y = 0. */
export function church(press: Press): void {
  const shade = press.local('#c9bda8', 0.1);
  press.path(
    rect(-24, -44, 48, 44) +
      'M-24-44q10-4 12-16 4-10 12-10t12 10q2 12 12 16z' +
      each([-42, 24], (x) => rect(x, -58, 18, 58)),
    press.local('#fffaf0', 0.06),
  );
  press.path(
    each([-42, 24], (x) => `M${x - 2}-58L${x + 9}-80L${x + 20}-58z`),
    press.local('#b5563c', 0.1),
  );
  press.path(rect(10, -44, 14, 44) + rect(34, -58, 8, 58) + rect(-42, -32, 84, 2), shade, { opacity: 0.7 });
  press.line('M0-70v-16M-5-80h10', press.inks.deep, 2);
  press.window(
    'M-7 0v-16q7-9 14 0v16z' +
      each([-36, 30], (x) => `M${x} -40v-9q3-4 6 0v9z`) +
      'M-4-46a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
    press.local('#5a6a70'),
  );
}
