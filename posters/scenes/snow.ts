import type { PosterMark } from '../options.ts';
import { ridge } from '../parts/ridge.ts';
import { sky } from '../parts/sky.ts';
import { fir, pine } from '../parts/trees.ts';
import { times } from '../pen.ts';
import type { Press } from '../press.ts';
import { chorten, snowfield } from './snow-chorten.ts';
import { gompa } from './snow-gompa.ts';
import { hadimba } from './snow-hadimba.ts';
import { lake } from './snow-lake.ts';
import { peak } from './snow-peak.ts';
import { prayerFlags } from './snow-prayer-flags.ts';

/** A snow peak above its meadow; a lake, a chorten, a monastery or a temple of timber where there is one. */
export function snow(press: Press, mark?: PosterMark): void {
  const { chance, unit } = press;
  sky(press, { sunY: chance.between(80, 110), sunRadius: 26 * unit, horizon: 260 });
  farPeaks(press);
  nearPeaks(press);
  ridge(press, { y: 300, swing: 9, step: 60, ink: press.local('#4a7a74', 0.35), foot: press.local('#3b6a60', 0.2) });
  if (mark !== 'gompa') firs(press);
  if (mark === 'lake') lake(press);
  else if (mark === 'gompa') gompa(press);
  else if (mark === 'hadimba') hadimba(press);
  else snowfield(press);
  if (mark === 'chorten') chorten(press);
  if (mark !== 'gompa') pines(press);
  if (mark === 'chorten' || mark === 'gompa') prayerFlags(press);
}

function farPeaks(press: Press): void {
  const { chance, width } = press;
  for (let i = 0; i < Math.max(3, width / 120); i++) {
    const x = ((i + chance.between(0.1, 0.6)) * width) / Math.max(3, width / 120 - 0.4);
    const [halfWidth, height] = [chance.between(70, 100), chance.between(70, 110)];
    peak(press, { x, foot: 270, halfWidth, height, far: 0.58 });
  }
}

function nearPeaks(press: Press): void {
  const { unit, width, composition } = press;
  peak(press, { x: press.across(0.14), foot: 300, halfWidth: 130 * unit, height: 130, far: 0.28 });
  if (width > 460) {
    peak(press, { x: press.across(0.5), foot: 300, halfWidth: 150, height: 120, far: 0.3 });
    peak(press, { x: press.across(0.92), foot: 304, halfWidth: 170, height: 150, far: 0.22 });
  }
  peak(press, { x: composition.subjectX, foot: 306, halfWidth: 150 * unit, height: 204, far: 0.08 });
}

function firs(press: Press): void {
  const { chance, width } = press;
  const trees = times(width / 9, () =>
    fir(chance.between(0, width), 308 + chance.between(-4, 6), chance.between(14, 32)),
  );
  press.path(trees, press.local('#2a5750', 0.16));
}

/** Pines at both edges; the middle stays open. */
function pines(press: Press): void {
  const { chance, inks, width } = press;
  const trees = times(width / 22, (i) => {
    const x = i * 22 + chance.between(-6, 6);
    const edge = (Math.abs(x - width * 0.5) / width) * 2;
    return edge > 0.35 ? pine(x, 408, 46 + edge * edge * chance.between(60, 110)) : '';
  });
  press.path(trees, inks.deep);
}
