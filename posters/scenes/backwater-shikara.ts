import { each, rect } from '../pen.ts';
import type { Press } from '../press.ts';

/** A shikara, the canopied boat of Dal Lake, and its paddler; the water lies at y = 0. */
export function shikara(press: Press): void {
  const { deep } = press.inks;
  press.path('M-118-20Q-84 2-40 4H44Q86 2 124-24Q92-8 50-8H-48Q-88-6-118-20z', deep);
  press.path('M-44-8H46v-8H-44z', press.local('#7a4a2c'));
  press.path('M-52-46Q-4-64 54-46L50-40H-48z', press.local('#c8402f'));
  press.path(
    'M-48-40H50v6q-6 6-12 0-6 6-12 0-6 6-12 0-6 6-12 0-6 6-12 0-6 6-12 0-6 6-12 0-7 6-14 0z',
    press.local('#f0c04c'),
  );
  press.path(
    each([-44, -14, 16, 44], (x) => rect(x, -38, 2, 24)),
    deep,
  );
  press.path('M-30-16q4-14 16-14t12 14zM6-16q4-14 14-14t12 14z', press.local('#3f6f8a'));
  press.path('M78-10l3-26q5-5 9 0l2 26zM85.5-36a5 5 0 1 1 .1 0z', deep);
  press.line('M92-30L112 8', deep, 2);
}
