import { mix } from '../colour.ts';
import { MARKS, stoneOf } from '../marks/index.ts';
import { POSTER_MARKS, type PosterMark } from '../options.ts';
import { birds } from '../parts/birds.ts';
import { arch, chhatri, dome, merlons } from '../parts/masonry.ts';
import { ridge } from '../parts/ridge.ts';
import { sky } from '../parts/sky.ts';
import { shimmer, water } from '../parts/water.ts';
import { each, pen, rect } from '../pen.ts';
import type { Press } from '../press.ts';

/** Where the monument stands. */
const GROUND = 292;

/** An old city below its monument: the mark asked for, or one that the place's own chance picks. */
export function oldcity(press: Press, asked?: PosterMark): void {
  const { chance, inks, unit, composition } = press;
  const mark = asked ?? POSTER_MARKS[Math.floor(composition.subject * POSTER_MARKS.length)] ?? 'fort';
  sky(press, { sunY: chance.between(130, 190), sunRadius: (mark === 'fort' ? 46 : 38) * unit, horizon: 280 });
  ridge(press, { y: 240, swing: 14, step: 70, ink: press.local('#9a8f86', 0.66), foot: inks.haze });
  farRoofs(press);
  monument(press, mark);
  birds(press, press.across(0.24), 96, mix(inks.deep, inks.sky.middle, 0.2), 4);

  if (mark === 'tomb') {
    pool(press);
    cypresses(press);
  } else {
    if (mark !== 'fort') press.path(pen`M0 ${GROUND}h${press.width}V400H0z`, earth(press));
    nearRoofs(press);
  }
}

const earth = (press: Press) => press.gradient(press.local('#d9b384'), press.local('#9b6a4a'));

function farRoofs(press: Press): void {
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

function monument(press: Press, mark: PosterMark): void {
  const { scale, print } = MARKS[mark];
  const draw = () => print(press, stoneOf(press, mark));
  if (mark === 'fort') {
    fortHill(press);
    press.group(press.composition.subjectX, GROUND - 22, scale * press.unit, draw);
  } else {
    press.group(monumentX(press), GROUND, scale * press.unit, draw);
  }
}

/** A narrow picture pulls the monument towards its middle, or the edge would cut it. */
function monumentX({ width, composition }: Press): number {
  return width < 340 ? width / 2 + (composition.subjectX - width / 2) * 0.35 : composition.subjectX;
}

function fortHill(press: Press): void {
  const { width } = press;
  const x = press.composition.subjectX;
  const left = pen`Q${x - 190} ${GROUND + 10} ${x - 130} ${GROUND - 18}`;
  const right = pen`Q${x + 180} ${GROUND + 6} ${width + 5} ${GROUND + 22}`;
  press.path(
    pen`M-5 400V${GROUND + 26}${left}H${x + 130}${right}V400z`,
    press.gradient(press.local('#b9793f'), press.local('#7e4b33')),
  );
}

/** The long pool in front of a tomb, and the tomb once more in it. */
function pool(press: Press): void {
  const { width, unit, inks } = press;
  const { scale, print } = MARKS.tomb;
  const stone = stoneOf(press, 'tomb');
  water(press, GROUND, mix(press.local('#7fa6a0'), inks.sky.low, 0.35), press.local('#2f6670'));
  press.group(monumentX(press), GROUND, [scale * unit, -0.8 * unit], () => print(press, stone), 0.34);
  shimmer(press, {
    strokes: 12,
    y: (i) => GROUND + 6 + i * i * 0.8,
    from: -20,
    to: width,
    length: [20, 90],
    white: 0.2,
    thickness: 1.6,
    opacity: 0.4,
  });
  press.path(rect(-2, GROUND - 2, width + 4, 6), stone.shade);
}

function cypresses(press: Press): void {
  const trees = each([0.02, 0.1, 0.9, 0.98], (share) => pen`M${press.width * share - 9} 404q-6-70 9-108q15 38 9 108z`);
  press.path(trees, press.inks.deep);
}

/** The roofs at the front, dark, with a row of windows in the lowest wall. */
function nearRoofs(press: Press): void {
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
