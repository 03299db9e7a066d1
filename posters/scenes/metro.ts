import { mix } from '../colour.ts';
import { isMonument, type PosterMark } from '../options.ts';
import { birds } from '../parts/birds.ts';
import { rainTrees } from '../parts/rain-trees.ts';
import { sky } from '../parts/sky.ts';
import { skyline } from '../parts/skyline.ts';
import type { Press } from '../press.ts';
import { landmark } from './landmark.ts';
import { seaBridge } from './metro-sea-bridge.ts';
import { trainOnViaduct } from './metro-viaduct.ts';

/** A big city in three rows of towers above an avenue; its monument, sea bridge or metro line where it has one. */
export function metro(press: Press, mark?: PosterMark): void {
  if (isMonument(mark)) return landmark(press, mark);
  const { chance, inks, unit } = press;
  const ground = mark === 'sea-link' ? 300 : 330;
  sky(press, { sunY: chance.between(120, 200), sunRadius: 42 * unit, horizon: 300 });
  skyline(press, { ground });
  if (mark === 'sea-link') seaBridge(press, ground);
  else if (mark === 'metro-line') trainOnViaduct(press);
  else rainTrees(press);
  birds(press, press.across(0.2), 70, mix(inks.deep, inks.sky.middle, 0.2));
}
