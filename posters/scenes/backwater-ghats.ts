import { mix } from '../colour.ts';
import { arch } from '../parts/masonry.ts';
import { each, pen, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';

/** A shikhara: the curved spire of a northern temple, standing on y. */
const shikhara = (x: number, y: number, half: number, high: number) =>
  pen`M${x - half} ${y}q0 ${-high * 0.6} ${half} ${-high}q${half} ${high * 0.4} ${half} ${high}z` +
  rect(x - 0.8, y - high - 8, 1.6, 9);

/** Steps down to the river under temples and old houses; `shore` is where they meet the water. */
export function ghats(press: Press, shore: number): void {
  const { chance, width, composition } = press;
  const steps = shore - 44;
  let [houses, spires, windows] = ['', '', ''];
  for (let x = -10, wide = 0; x < width + 10; x += wide) {
    wide = chance.between(28, 46);
    const near = 1 - Math.abs(x + wide / 2 - composition.subjectX) / width;
    const y = steps - 22 - near * chance.between(14, 52);
    houses += rect(x, y, wide + 1, steps - y + 2);
    if (chance.next() < 0.45) spires += shikhara(x + wide / 2, y + 1, wide * 0.24, wide * chance.between(0.9, 1.5));
    windows += times(
      wide / 11 - 1,
      (i) => arch(x + 8 + i * 11, steps - 6, 5, 10) + (y < steps - 40 ? arch(x + 8 + i * 11, steps - 25, 5, 9) : ''),
    );
  }
  press.path(spires, press.local('#c4613f', 0.12));
  press.path(houses, press.local('#d8a878', 0.16));
  const main = composition.subjectX;
  press.path(
    shikhara(main, steps, 20, 108) + shikhara(main + 26, steps, 12, 62) + rect(main - 24, steps - 20, 66, 22),
    press.local('#b9553c', 0.04),
  );
  press.window(windows + arch(main, steps, 10, 18), press.local('#6b4436', 0.1));
  const stone = press.local('#c7a884', 0.06);
  press.path(pen`M0 ${steps}h${width}V${shore}H0z`, stone);
  press.line(
    times(7, (i) => pen`M0 ${steps + 4 + i * 6}H${width}`),
    mix(stone, press.local('#6d5444'), 0.55),
    1.6,
  );
  const parasols = each([0.12, 0.34, 0.62, 0.84], (share) => pen`M${width * share - 11} ${shore - 16}q11-12 22 0z`);
  press.path(parasols, press.local('#e0a23c'));
}

/** A wooden rowing boat with its boatman, on the river in front. */
export function rowingBoat(press: Press, x: number, y: number): void {
  press.group(x, y, press.unit, () => {
    press.path('M-46-9Q-24 3 0 3T48-11Q24 13-2 13T-46-9z', press.inks.deep);
    press.path('M18 2l2-24q4-4 7 0l1 24zM23.5-22a4 4 0 1 1 .1 0z', press.inks.deep);
    press.line('M27-16L46 12', press.inks.deep, 1.6);
    press.path('M-30 2q14-20 30 0z', press.local('#e9d7b4'));
  });
}
