import { pen } from '../pen.ts';
import type { Press } from '../press.ts';

const TILE = 71;

/** Stipples the whole picture, light and dark, so that flat inks read as printed on paper. */
export function grain(press: Press): void {
  const { chance } = press;
  const speck = () => pen`M${Math.round(chance.next() * TILE)} ${Math.round(chance.next() * TILE)}h0`;
  let [light, dark] = ['', ''];
  for (let i = 0; i < 26; i++) {
    light += speck();
    dark += speck();
  }
  const specks = `<path d="${light}" stroke="#fff" opacity=".22"/><path d="${dark}" stroke="#000" opacity=".13"/>`;
  press.flood(press.pattern(TILE, `<g stroke-linecap="round" stroke-width=".9">${specks}</g>`));
}
