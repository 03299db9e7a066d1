import { mix } from '../colour.ts';
import { tenth } from '../pen.ts';
import type { Press } from '../press.ts';

interface Net {
  shift: number;
  size: number;
}

const NARROW: readonly Net[] = [
  { shift: 64, size: 0.5 },
  { shift: -24, size: 0.95 },
];
const WIDE: readonly Net[] = [
  { shift: 150, size: 0.55 },
  { shift: 66, size: 0.8 },
  { shift: -40, size: 1.2 },
];

/** The cantilevered fishing nets of Kochi, far to near, and a man in a canoe. */
export function fishingNets(press: Press): void {
  const { width, unit, facing, inks, composition } = press;
  const ink = mix(inks.deep, press.local('#5a3f2c'), 0.2);
  for (const { shift, size } of width < 340 ? NARROW : WIDE) {
    const x = composition.subjectX + facing * shift * unit;
    const scale = tenth(size * unit);
    press.group(x, 276 + size * 30, [facing * scale, scale], () => net(press, ink));
  }
  canoe(press);
}

function net(press: Press, ink: string): void {
  press.line('M-60 60L-8-58M0 60L2-64M-8-58L70-36M-2-60L48-66M2-62L-46 20', ink, 3, { round: true });
  press.line('M70-36Q44 4 20 10M70-36Q92 0 96 10M48-66Q24-20 20 10M48-66L96 10M20 10Q58 34 96 10', ink, 1.6);
  press.path('M20 10Q58 40 96 10Q58 22 20 10z', ink, { opacity: 0.5 });
  press.path('M-66 42h84v4h-84z', ink);
}

function canoe(press: Press): void {
  const { composition, width, inks } = press;
  const x = composition.lettered ? composition.subjectX - width * 0.26 : press.across(0.34);
  press.group(x, 350, press.unit, () => {
    press.path('M-40-8Q-20 4 0 4T42-10Q20 12-2 12T-40-8z', inks.deep);
    press.path('M4 4l2-22q4-4 7 0l1 22zM9.5-20a4 4 0 1 1 .1 0z', inks.deep);
    press.line('M14-16L30 14', inks.deep, 1.6);
  });
}
