import { mix } from '../colour.ts';
import type { PosterMark } from '../options.ts';
import { birds } from '../parts/birds.ts';
import { ridge } from '../parts/ridge.ts';
import { sky } from '../parts/sky.ts';
import type { Press } from '../press.ts';
import { clearing } from './forest-clearing.ts';
import { teaGarden } from './forest-tea-garden.ts';

/** Wooded hills behind a clearing; elephants or a tea garden where they are at home. */
export function forest(press: Press, mark?: PosterMark): void {
  const { chance, inks, unit } = press;
  sky(press, { sunY: chance.between(90, 130), sunRadius: 30 * unit, horizon: 260 });
  ridge(press, { y: 184, swing: 24, step: 64, ink: press.local('#6fa09a', 0.72), foot: inks.haze });
  const mist = mix(inks.haze, press.local('#4b8a70'), 0.25);
  ridge(press, { y: 218, swing: 18, step: 70, ink: press.local('#4b8a70', 0.5), foot: mist });
  if (mark === 'tea') teaGarden(press);
  else clearing(press, mark === 'elephants');
  birds(press, press.across(0.42), 84, mix(inks.deep, inks.sky.middle, 0.15));
}
