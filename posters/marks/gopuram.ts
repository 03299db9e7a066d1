import { mix } from '../colour.ts';
import { arch, merlons } from '../parts/masonry.ts';
import { each, pen, rect } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

const TIERS = 7;

/** A temple gateway tower of seven tiers above its enclosure wall, standing on y = 0. */
export function gopuram(press: Press, { wall, shade, opening }: Stone): void {
  press.path(rect(-150, -26, 300, 26) + merlons(-150, -26, 300, 7), mix(wall, shade, 0.5));
  let [tower, trim, openings] = ['', '', ''];
  for (let tier = 0; tier < TIERS; tier++) {
    const half = 52 - tier * 5.2;
    const y = -34 - tier * 17;
    tower += pen`M${-half} ${y}l2-17h${2 * half - 4}l2 17z`;
    trim += rect(-half - 2, y - 3, 2 * half + 4, 3.4) + niches(half, y);
    openings += arch(0, y - 3, 9 - tier * 0.5, 12);
  }
  press.path(rect(-54, -34, 108, 34) + tower + 'M-20-153q0-17 20-17t20 17z', wall);
  press.path(trim, shade);
  press.window(openings + arch(0, 0, 22, 30), opening);
  const finials = each([-14, -7, 0, 7, 14], (x) => `M${x - 2}-168h4l-2-9z`);
  press.path(finials, press.lamplit ? press.inks.glow : '#e0a63a');
}

/** A row of small shrines along a tier, leaving its middle to the opening. */
function niches(half: number, y: number): string {
  let data = '';
  for (let x = -half + 9; x < half - 5; x += 11) {
    if (Math.abs(x) > 7) data += pen`M${x - 3} ${y - 4}v-7q3-5 6 0v7z`;
  }
  return data;
}
