import { mix } from '../colour.ts';
import { MARKS, stoneOf, type Setting } from '../marks/index.ts';
import type { Monument } from '../options.ts';
import { birds } from '../parts/birds.ts';
import { rainTrees } from '../parts/rain-trees.ts';
import { ridge } from '../parts/ridge.ts';
import { farRoofs, nearRoofs } from '../parts/roofs.ts';
import { sky } from '../parts/sky.ts';
import { skyline } from '../parts/skyline.ts';
import { shimmer, water } from '../parts/water.ts';
import { each, pen, rect } from '../pen.ts';
import type { Press } from '../press.ts';

/** Where monuments stand, from the top of the picture. */
const GROUND: Record<Setting, number> = {
  roofs: 292,
  pool: 292,
  rock: 292,
  park: 318,
  city: 350,
  river: 304,
  lake: 304,
};

/** A monument in the middle of what really lies around it: roofs, a park, a rock, or water that shows it once more. */
export function landmark(press: Press, mark: Monument): void {
  const { chance, inks, unit } = press;
  const { setting } = MARKS[mark];
  sky(press, { sunY: chance.between(120, 186), sunRadius: (setting === 'rock' ? 46 : 38) * unit, horizon: 280 });
  behind(press, setting, mark);
  if (setting === 'rock') rock(press);
  if (setting === 'river' || setting === 'lake' || setting === 'pool') mirror(press, mark);
  else monument(press, mark, GROUND[setting] - (setting === 'rock' ? 22 : 0));
  birds(press, press.across(0.24), 96, mix(inks.deep, inks.sky.middle, 0.2), 4);
  inFront(press, setting);
}

function behind(press: Press, setting: Setting, mark: Monument): void {
  const { inks } = press;
  if (MARKS[mark].amidTowers) return skyline(press, { ground: 318, rows: setting === 'city' ? 3 : 2, lower: 66 });
  if (setting === 'lake' && mark === 'lake-palace') {
    ridge(press, { y: 226, swing: 22, step: 70, ink: press.local('#8b86a0', 0.6), foot: inks.haze });
    ridge(press, { y: 262, swing: 16, step: 60, ink: press.local('#6d7f6a', 0.35), foot: press.local('#8c9a78', 0.5) });
    return;
  }
  if (setting === 'park') {
    ridge(press, { y: 288, swing: 8, step: 26, ink: press.local('#55806a', 0.5), foot: inks.haze });
    return;
  }
  ridge(press, { y: 240, swing: 14, step: 70, ink: press.local('#9a8f86', 0.66), foot: inks.haze });
  farRoofs(press);
}

function monument(press: Press, mark: Monument, y: number): void {
  const { scale, print } = MARKS[mark];
  press.group(monumentX(press), y, scale * press.unit, () => print(press, stoneOf(press, mark)));
}

/** A narrow picture pulls the monument towards its middle, or the edge would cut it. */
function monumentX({ width, composition }: Press): number {
  if (composition.buildingX !== composition.subjectX) return composition.subjectX;
  return width < 340 ? width / 2 + (composition.subjectX - width / 2) * 0.35 : composition.subjectX;
}

/** Water, and the monument once more in it. */
function mirror(press: Press, mark: Monument): void {
  const { width, unit, inks } = press;
  const { scale, print, setting } = MARKS[mark];
  const y = GROUND[setting];
  water(press, y, mix(press.local('#7fa6a0'), inks.sky.low, 0.35), press.local('#2f6670'));
  const twice = press.cut(() => print(press, stoneOf(press, mark)));
  press.layer(undefined, () => press.stamp(twice, monumentX(press), y, [scale * unit, -0.8 * unit]), 0.3);
  press.stamp(twice, monumentX(press), y, scale * unit);
  shimmer(press, {
    strokes: 12,
    y: (i) => y + 6 + i * i * 0.8,
    from: -20,
    to: width,
    length: [20, 90],
    white: 0.2,
    thickness: 1.6,
    opacity: 0.4,
  });
}

function rock(press: Press): void {
  const { width } = press;
  const ground = GROUND.rock;
  const x = press.composition.subjectX;
  const left = pen`Q${x - 190} ${ground + 10} ${x - 130} ${ground - 18}`;
  const right = pen`Q${x + 180} ${ground + 6} ${width + 5} ${ground + 22}`;
  press.path(
    pen`M-5 400V${ground + 26}${left}H${x + 130}${right}V400z`,
    press.gradient(press.local('#b9793f'), press.local('#7e4b33')),
  );
}

function inFront(press: Press, setting: Setting): void {
  const { width, inks } = press;
  if (setting === 'pool') {
    press.path(rect(-2, GROUND.pool - 2, width + 4, 6), press.local('#c9a98c'));
    press.path(
      each([0.02, 0.1, 0.9, 0.98], (share) => pen`M${width * share - 9} 404q-6-70 9-108q15 38 9 108z`),
      inks.deep,
    );
  } else if (setting === 'park') {
    const lawn = press.gradient(press.local('#8fae62'), press.local('#4f7d48'));
    press.path(pen`M0 ${GROUND.park}h${width}V400H0z`, lawn);
    rainTrees(press);
  } else if (setting === 'city') rainTrees(press);
  else if (setting === 'roofs' || setting === 'rock') {
    if (setting === 'roofs')
      press.path(
        pen`M0 ${GROUND.roofs}h${width}V400H0z`,
        press.gradient(press.local('#d9b384'), press.local('#9b6a4a')),
      );
    nearRoofs(press);
  }
}
