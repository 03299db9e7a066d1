import { mix } from '../colour.ts';
import { isMonument, type PosterMark } from '../options.ts';
import { birds } from '../parts/birds.ts';
import { ridge } from '../parts/ridge.ts';
import { farRoofs, nearRoofs } from '../parts/roofs.ts';
import { sky } from '../parts/sky.ts';
import { pen } from '../pen.ts';
import type { Press } from '../press.ts';
import { landmark } from './landmark.ts';

/** An old city around the monument it is known by; roofs alone where none is asked for. */
export function oldcity(press: Press, mark?: PosterMark): void {
  if (isMonument(mark)) return landmark(press, mark);
  const { chance, inks, unit } = press;
  sky(press, { sunY: chance.between(130, 190), sunRadius: 38 * unit, horizon: 280 });
  ridge(press, { y: 240, swing: 14, step: 70, ink: press.local('#9a8f86', 0.66), foot: inks.haze });
  farRoofs(press);
  birds(press, press.across(0.24), 96, mix(inks.deep, inks.sky.middle, 0.2), 4);
  const earth = press.gradient(press.local('#d9b384'), press.local('#9b6a4a'));
  press.path(pen`M0 292h${press.width}V400H0z`, earth);
  nearRoofs(press);
}
