import { mix } from '../colour.ts';
import { birds } from '../parts/birds.ts';
import { ridge } from '../parts/ridge.ts';
import { sky } from '../parts/sky.ts';
import type { Press } from '../press.ts';
import { elephantClearing } from './forest-elephants.ts';
import { teaGarden } from './forest-tea-garden.ts';

/** Wooded hills behind a tea garden, or elephants in a clearing. */
export function forest(press: Press): void {
  const { chance, inks, unit, composition } = press;
  sky(press, { sunY: chance.between(90, 130), sunRadius: 30 * unit, horizon: 260 });
  ridge(press, { y: 184, swing: 24, step: 64, ink: press.local('#6fa09a', 0.72), foot: inks.haze });
  const mist = mix(inks.haze, press.local('#4b8a70'), 0.25);
  ridge(press, { y: 218, swing: 18, step: 70, ink: press.local('#4b8a70', 0.5), foot: mist });
  if (composition.subject < 0.45) elephantClearing(press);
  else teaGarden(press);
  birds(press, press.across(0.42), 84, mix(inks.deep, inks.sky.middle, 0.15));
}
