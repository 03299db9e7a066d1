import { mix } from '../colour.ts';
import type { PosterMark } from '../options.ts';
import { birds } from '../parts/birds.ts';
import { palm } from '../parts/palm.ts';
import { ridge } from '../parts/ridge.ts';
import { sky } from '../parts/sky.ts';
import { glitteringWater, shimmer } from '../parts/water.ts';
import { pen, rect, tenth, times } from '../pen.ts';
import type { Press } from '../press.ts';
import { ghats, rowingBoat } from './backwater-ghats.ts';
import { fishingNets } from './backwater-nets.ts';
import { riceBoat } from './backwater-rice-boat.ts';
import { shikara } from './backwater-shikara.ts';

const HORIZON = 236;

/** Still water between green shores; nets, boats or bathing steps where the place is known by them, palms in Kerala. */
export function backwater(press: Press, mark?: PosterMark): void {
  const { chance, inks, width, unit, composition } = press;
  const tropical = mark === 'nets' || mark === 'rice-boat';
  sky(press, { sunY: chance.between(130, 176), sunRadius: 34 * unit, horizon: HORIZON + 20 });
  if (mark === 'shikara') mountains(press);
  farShore(press, tropical);
  const shore = mark === 'ghats' ? HORIZON + 62 : HORIZON;
  glitteringWater(press, shore, mix(press.local('#5fa79a'), inks.sky.low, 0.45), press.local('#17626a'));
  if (mark === 'ghats') ghats(press, shore);
  press.path(rect(0, shore, width, 5), inks.deep, { opacity: 0.18 });

  const x = composition.subjectX;
  if (mark === 'nets') fishingNets(press);
  else if (mark === 'rice-boat') riceBoat(press);
  else if (mark === 'shikara') press.group(x, 326, [press.facing * 0.95 * unit, 0.95 * unit], () => shikara(press));
  else rowingBoat(press, x, 346);
  shimmer(press, {
    strokes: 7,
    y: (i) => (mark === 'ghats' ? 340 : 318) + i * 7,
    from: x - 130,
    to: x + 90,
    length: [16, 70],
    white: 0.3,
    thickness: 1.8,
    opacity: 0.55,
  });
  if (tropical) palmShore(press, mark === 'nets');
  else if (mark !== 'ghats') reeds(press);
  birds(press, press.across(0.5), 92, inks.deep);
}

/** The ranges around Dal Lake. */
function mountains(press: Press): void {
  const { inks } = press;
  ridge(press, { y: 158, swing: 28, step: 60, ink: press.local('#8ea6b8', 0.6), foot: inks.haze });
  ridge(press, { y: 196, swing: 20, step: 66, ink: press.local('#6f8f8c', 0.42), foot: inks.haze });
}

/** A low wooded shore; where it is tropical one palm is cut once and stamped along the water at many sizes. */
function farShore(press: Press, tropical: boolean): void {
  const { chance, inks, width } = press;
  ridge(press, { y: 220, swing: 9, step: 50, ink: press.local('#4f8f6b', 0.62), foot: inks.haze });
  press.path(
    pen`M0 ${HORIZON}V${HORIZON - 14}Q${width * 0.2} ${HORIZON - 26} ${width * 0.4} ${HORIZON - 12}T${width} ${HORIZON - 18}V${HORIZON}z`,
    press.local('#3c7d57', 0.35),
  );
  const ink = press.local('#2f6b4c', 0.3);
  if (!tropical) {
    const crowns = times(width / 13, (i) => {
      const [x, r] = [i * 13 + chance.between(-5, 5), chance.between(8, 15)];
      return pen`M${x - r} ${HORIZON}q${-r * 0.1} ${-r * 1.7} ${r} ${-r * 1.8}t${r} ${r * 1.8}z`;
    });
    return press.path(crowns, ink);
  }
  const farPalm = press.cut(() => palm(press, { x: 0, y: 0, height: 60, lean: 9, ink, litInk: ink }));
  for (let i = 0; i < width / 24; i++) {
    const size = tenth(chance.between(0.6, 1.15));
    const x = Math.round(i * 24 + chance.between(-8, 8));
    press.stamp(farPalm, x, HORIZON, [chance.next() < 0.5 ? -size : size, size]);
  }
}

function palmShore(press: Press, withNets: boolean): void {
  const { inks, width, facing } = press;
  const ink = mix(inks.deep, press.local('#1f5a3c'), press.lamplit ? 0.1 : 0.3);
  const litInk = mix(ink, press.local('#6d9a4a'), 0.35);
  palm(press, { x: press.across(0.06), y: 402, height: 286, lean: facing * 30, ink, litInk });
  const roomForSecond = !withNets || width > 340;
  if (roomForSecond) palm(press, { x: press.across(0.97), y: 410, height: 150, lean: facing * -22, ink, litInk });
  if (width > 460) palm(press, { x: press.across(0.14), y: 410, height: 210, lean: facing * 44, ink, litInk: ink });
  press.path(pen`M0 400V384Q${width * 0.2} 368 ${width * 0.42} 388T${width} 376V400z`, ink);
}

/** Tall grass on the near bank, at the edges only. */
function reeds(press: Press): void {
  const { chance, width, inks } = press;
  const blades = times(width / 7, (i) => {
    const x = i * 7 + chance.between(-3, 3);
    const edge = (Math.abs(x - width / 2) / width) * 2;
    return edge > 0.5
      ? pen`M${x} 400q2 ${-20 - edge * 30} ${chance.between(-9, 9)} ${-40 - edge * chance.between(10, 50)}`
      : '';
  });
  press.path(pen`M0 400V392Q${width * 0.3} 380 ${width * 0.5} 396T${width} 388V400z`, inks.deep);
  press.line(blades, inks.deep, 2, { round: true });
}
