import type { Press } from '../press.ts';

const TENTS = [
  { shift: -78, size: 0.8, canvas: '#f3e2c2' },
  { shift: 0, size: 1.2, canvas: '#f7ead0' },
  { shift: 74, size: 0.9, canvas: '#f3e2c2' },
];

/** A camp of three tents with pennants. */
export function tents(press: Press): void {
  const { unit, composition } = press;
  for (const { shift, size, canvas } of TENTS) {
    press.group(composition.subjectX + shift * unit, 300 + size * 8, size * unit, () => tent(press, canvas));
  }
}

function tent(press: Press, canvas: string): void {
  const red = press.local('#c4452e');
  press.path('M-32 0L-24-20Q-8-26 0-46Q8-26 24-20L32 0z', press.local(canvas));
  press.path('M0-46Q8-26 24-20L32 0H12Q8-26 0-46zM-24-20Q-8-26 0-46Q-4-26-9-22z', red);
  press.window('M-8 0Q-5-16 0-20Q5-16 8 0z', press.local('#6a3526'));
  press.path('M-.6-46h1.2v-12h9l-3 3.5 3 3.5h-7.8z', red);
}
