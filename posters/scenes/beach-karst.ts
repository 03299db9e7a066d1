import { mix } from '../colour.ts';
import { each } from '../pen.ts';
import type { Press } from '../press.ts';

/** Limestone stacks in the Andaman Sea, the larger ones nearer; the sea lies at y = 0. */
export function karst(press: Press): void {
  stack(press, -46, 0.55, 0.5);
  stack(press, 44, 0.7, 0.36);
  stack(press, 0, 1.05, 0.16);
}

function stack(press: Press, x: number, size: number, far: number): void {
  const rock = press.local('#a59a86', far);
  press.group(x, 4, size, () => {
    press.path('M-22 0Q-32-30-26-62Q-24-96-6-108Q12-112 20-86Q30-60 24-34Q22-12 26 0z', rock);
    press.path(
      'M4-108Q12-108 20-86Q30-60 24-34Q22-12 26 0H8Q16-44 4-108z',
      mix(rock, press.local('#5a5148', far), 0.5),
    );
    press.path(
      'M-26-62Q-24-96-6-108Q12-112 20-86Q12-92 8-80Q0-88-6-78Q-14-84-18-66zM-24-40q8-10 16 0 2 10-8 12zM6-52q10-6 14 4-2 10-12 6z',
      press.local('#3f7350', far),
    );
    press.line(
      each([-14, -4, 8], (dx) => `M${dx}-70q-4 26 0 52`),
      press.local('#6d6457', far),
      1.2,
      { opacity: 0.5 },
    );
  });
}
