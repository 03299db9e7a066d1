import { pen } from '../pen.ts';
import type { Press } from '../press.ts';

/** Sky, air, fire, water, earth: the five colours hang in this order. */
const CLOTH = ['#2f6fa8', '#fbf6e8', '#c8402f', '#3d8a5a', '#e9b53a'];

/** A sagging line of prayer flags across the whole picture. */
export function prayerFlags(press: Press): void {
  const { chance, inks, width } = press;
  const start = chance.between(200, 226);
  const [sag, end] = [start + 96, start - 16];
  press.line(pen`M-4 ${start}Q${width * 0.5} ${sag} ${width + 4} ${end}`, inks.deep, 1);

  const count = Math.round(width / 17);
  CLOTH.forEach((cloth, colour) => {
    let flags = '';
    for (let i = colour; i < count; i += CLOTH.length) {
      const along = (i + 0.3) / count;
      const y = (1 - along) ** 2 * start + 2 * along * (1 - along) * sag + along ** 2 * end;
      const tilt = (0.5 - along) * 5.5;
      flags += pen`M${width * along} ${y}l11 ${tilt} -1 13 -11-${1 + (i % 2)}z`;
    }
    press.path(flags, press.local(cloth));
  });
}
