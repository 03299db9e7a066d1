import { mix } from '../colour.ts';
import type { PosterMark } from '../options.ts';
import { heightOn, ridge } from '../parts/ridge.ts';
import { sky } from '../parts/sky.ts';
import { fir, pine } from '../parts/trees.ts';
import { rect, times } from '../pen.ts';
import type { Press } from '../press.ts';
import { teaGarden } from './forest-tea-garden.ts';
import { jhula } from './hill-jhula.ts';
import { kangchenjunga, massif } from './hill-kangchenjunga.ts';
import { ridgeChurch } from './hill-ridge-church.ts';
import { toyTrain } from './hill-toy-train.ts';

/** Green hills behind pines with three cottages; or what the place is known by: a train, a church, tea, a footbridge. */
export function hill(press: Press, mark?: PosterMark): void {
  const { chance, unit } = press;
  sky(press, { sunY: chance.between(86, 124), sunRadius: 27 * unit, horizon: 270 });
  if (mark === 'kangchenjunga') massif(press);
  farHills(press, mark !== 'tea');
  if (mark === 'tea') return teaGarden(press);
  if (mark === 'jhula') return jhula(press);
  if (mark === 'kangchenjunga') return kangchenjunga(press);
  if (mark === 'toy-train') toyTrain(press);
  else if (mark === 'ridge-church') ridgeChurch(press);
  else cottages(press);
  pines(press);
}

function farHills(press: Press, wooded: boolean): void {
  const { chance, inks, width } = press;
  const green = '#4e8a6a';
  ridge(press, { y: 176, swing: 26, step: 60, ink: press.local('#7aa3a6', 0.72), foot: inks.haze });
  const mist = mix(inks.haze, press.local(green), 0.3);
  ridge(press, { y: 212, swing: 22, step: 66, ink: press.local('#5f958c', 0.5), foot: mist });
  const nearest = ridge(press, {
    y: 252,
    swing: 16,
    step: 80,
    ink: press.local(green, 0.28),
    foot: press.local('#6fa37a', 0.34),
  });
  if (!wooded) return;
  const firs = times(width / 9, () => {
    const x = chance.between(0, width);
    return fir(x, heightOn(nearest, x) + chance.between(8, 20), chance.between(14, 26));
  });
  press.path(firs, press.local('#33705a', 0.22));
}

const COTTAGES = [
  { shift: 0, size: 1.1 },
  { shift: -52, size: 0.8 },
  { shift: 52, size: 0.76 },
];

function cottages(press: Press): void {
  const meadow = ridge(press, {
    y: 296,
    swing: 12,
    step: 110,
    ink: press.local('#3f7d5c', 0.1),
    foot: press.local('#6d9c68'),
  });
  for (const { shift, size } of COTTAGES) {
    const x = press.composition.subjectX + shift;
    press.group(x, heightOn(meadow, x) + 14, size * press.unit, () => cottage(press));
  }
}

function cottage(press: Press): void {
  press.path(rect(-22, -24, 44, 26), press.local('#f2e3c6'));
  press.path(rect(6, -24, 16, 26), press.local('#b99e80'));
  press.path('M-29-22L-8-46H16L30-22z', press.local('#b8402f'));
  press.path('M16-46L30-22H8L-2-46z', press.local('#8e2f2b'));
  press.path(rect(-14, -54, 6, 16), press.local('#8c6a52'));
  press.window(rect(-17, -17, 8, 9) + rect(-5, -17, 8, 9) + rect(10, -17, 8, 9), press.local('#3e6670'));
}

/** Pines in front, tallest at the edges so that they frame the subject. */
function pines(press: Press): void {
  const { chance, inks, width } = press;
  const ground = ridge(press, { y: 368, swing: 10, step: 90, ink: mix(inks.deep, press.local('#2b5d47'), 0.35) });
  const trees = times(width / 15, (i) => {
    const x = i * 15 + chance.between(-5, 5);
    const edge = (Math.abs(x - width / 2) / width) * 2;
    return pine(x, heightOn(ground, x) + 20, 44 + edge * edge * chance.between(70, 110));
  });
  press.path(trees, inks.deep);
}
