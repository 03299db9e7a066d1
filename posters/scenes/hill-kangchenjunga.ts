import { mix } from '../colour.ts';
import { silverOak } from '../parts/trees.ts';
import { pen, rect } from '../pen.ts';
import type { Press } from '../press.ts';
import { teaRows } from './forest-tea-garden.ts';
import { train } from './hill-toy-train.ts';
import { peak } from './snow-peak.ts';

/** Kangchenjunga as it stands above Darjeeling: one broad snow mountain between lower peaks, printed before the hills. */
export function massif(press: Press): void {
  const { composition, unit, width } = press;
  const x = composition.subjectX;
  const lower = [
    { x: x - 150 * unit, halfWidth: 110, height: 58 },
    { x: x + 140 * unit, halfWidth: 110, height: 66 },
    { x: x - 66 * unit, halfWidth: 84, height: 88 },
  ];
  for (const { x: at, halfWidth, height } of lower) peak(press, { x: at, foot: 214, halfWidth, height, far: 0.34 });
  if (width > 460) peak(press, { x: press.across(0.2), foot: 214, halfWidth: 130, height: 62, far: 0.42 });
  peak(press, { x: x + 18 * unit, foot: 216, halfWidth: 120, height: 124, far: 0.2 });
}

const RAILS = 316;

/** The toy train on the Batasia loop, tea on the slopes above and below it. */
export function kangchenjunga(press: Press): void {
  const { inks, width, composition } = press;
  teaRows(press, {
    y: 284,
    swing: 20,
    slope: press.gradient(press.local('#4f9150', 0.12), press.local('#5f9f4e')),
    bushes: press.local('#2c6b42', 0.08),
    gap: 8,
    rows: 5,
  });
  memorial(press, composition.subjectX - press.facing * 104 * press.unit);
  press.path(pen`M-5 ${RAILS}h${width + 10}v90H-5z`, press.local('#8a7256', 0.04));
  press.path(rect(-5, RAILS - 1, width + 10, 3), press.local('#4a3f36'));
  train(press, RAILS - 1, 1.1);
  teaRows(press, {
    y: 338,
    swing: 14,
    slope: press.gradient(press.local('#3f8146'), press.local('#2f6a3c')),
    bushes: mix(inks.deep, press.local('#1d5236'), 0.5),
    gap: 13,
    rows: 6,
  });
  for (const [share, height] of SHADE_TREES)
    silverOak(press, press.across(share), 392, height, mix(inks.deep, press.local('#245c44'), 0.4), inks.deep);
}

/** Where across the picture, and how tall. */
const SHADE_TREES = [
  [0.05, 118],
  [0.13, 84],
] as const;

/** The obelisk of the war memorial in the middle of the loop. */
function memorial(press: Press, x: number): void {
  press.group(x, RAILS, press.unit, () => {
    press.path('M-5-8L-3-62 0-68 3-62 5-8z' + rect(-12, -8, 24, 8), press.local('#efe6d4'));
    press.path('M1-8V-66L3-62 5-8z' + rect(3, -8, 9, 8), press.local('#a89c8c'));
  });
}
