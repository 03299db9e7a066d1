import { mix } from '../colour.ts';
import { rect } from '../pen.ts';
import type { Press } from '../press.ts';
import { arch, chhatri, dome, merlons } from './masonry.ts';

/** Low houses in the haze, some with a dome or a minaret. */
export function farRoofs(press: Press): void {
  const { chance, width } = press;
  let roofs = '';
  for (let x = -10, house = 0; x < width + 10; x += house) {
    house = chance.between(16, 34);
    const y = chance.between(256, 274);
    roofs += rect(x, y, house, 60) + farRoof(x + house / 2, y, house, chance.next());
  }
  press.path(roofs, press.local('#b58a72', 0.5));
}

/** What stands on a far house: a dome, a minaret, a chhatri, or mostly nothing. */
function farRoof(middle: number, y: number, house: number, draw: number): string {
  if (draw < 0.25) return dome(middle, y, house * 0.3);
  if (draw < 0.4) return rect(middle, y - 30, 4, 30) + dome(middle + 2, y - 30, 4);
  return draw < 0.5 ? chhatri(middle, y, house * 0.5) : '';
}

/** The roofs at the front, dark, with a row of windows in the lowest wall. */
export function nearRoofs(press: Press): void {
  const { chance, width, inks } = press;
  let roofs = '';
  for (let x = -10, house = 0; x < width + 10; x += house) {
    house = chance.between(26, 52);
    const y = chance.between(336, 358);
    roofs += rect(x, y, house + 1, 80) + nearRoof(x, y, house, chance.next());
  }
  press.path(roofs, mix(inks.deep, press.local('#6b3a30'), 0.28));

  let windows = '';
  for (let x = 8; x < width; x += chance.between(22, 46)) windows += arch(x, 392, 8, 15);
  press.window(windows, inks.deep);
}

function nearRoof(x: number, y: number, house: number, draw: number): string {
  if (draw < 0.5) return merlons(x, y, house, 5);
  return draw < 0.72 ? chhatri(x + house / 2, y, 20) : '';
}
