import { mix } from '../colour.ts';
import { birds } from '../parts/birds.ts';
import { palm } from '../parts/palm.ts';
import { ridge } from '../parts/ridge.ts';
import { sky } from '../parts/sky.ts';
import { glitteringWater, shimmer } from '../parts/water.ts';
import { pen, rect, tenth } from '../pen.ts';
import type { Press } from '../press.ts';
import { fishingNets } from './backwater-nets.ts';
import { riceBoat } from './backwater-rice-boat.ts';

const HORIZON = 236;

/** Still water between palms, with a rice boat or Chinese fishing nets. */
export function backwater(press: Press): void {
  const { chance, inks, width, unit, composition } = press;
  const withNets = composition.subject < 0.38;
  sky(press, { sunY: chance.between(130, 176), sunRadius: 34 * unit, horizon: HORIZON + 20 });
  farShore(press);
  glitteringWater(press, HORIZON, mix(press.local('#5fa79a'), inks.sky.low, 0.45), press.local('#17626a'));
  press.path(rect(0, HORIZON, width, 5), inks.deep, { opacity: 0.18 });

  if (withNets) fishingNets(press);
  else riceBoat(press);
  shimmer(press, {
    strokes: 7,
    y: (i) => 318 + i * 7,
    from: composition.subjectX - 130,
    to: composition.subjectX + 90,
    length: [16, 70],
    white: 0.3,
    thickness: 1.8,
    opacity: 0.55,
  });
  nearShore(press, withNets);
  birds(press, press.across(0.5), 92, inks.deep);
}

/** A low shore with one palm, cut once and stamped along the water at many sizes. */
function farShore(press: Press): void {
  const { chance, inks, width } = press;
  ridge(press, { y: 220, swing: 9, step: 50, ink: press.local('#4f8f6b', 0.62), foot: inks.haze });
  press.path(
    pen`M0 ${HORIZON}V${HORIZON - 14}Q${width * 0.2} ${HORIZON - 26} ${width * 0.4} ${HORIZON - 12}T${width} ${HORIZON - 18}V${HORIZON}z`,
    press.local('#3c7d57', 0.35),
  );
  const ink = press.local('#2f6b4c', 0.3);
  const farPalm = press.cut(() => palm(press, { x: 0, y: 0, height: 60, lean: 9, ink, litInk: ink }));
  for (let i = 0; i < width / 24; i++) {
    const size = tenth(chance.between(0.6, 1.15));
    const x = Math.round(i * 24 + chance.between(-8, 8));
    press.stamp(farPalm, x, HORIZON, [chance.next() < 0.5 ? -size : size, size]);
  }
}

function nearShore(press: Press, withNets: boolean): void {
  const { inks, width, facing } = press;
  const ink = mix(inks.deep, press.local('#1f5a3c'), press.lamplit ? 0.1 : 0.3);
  const litInk = mix(ink, press.local('#6d9a4a'), 0.35);
  palm(press, { x: press.across(0.06), y: 402, height: 286, lean: facing * 30, ink, litInk });
  const roomForSecond = !withNets || width > 340;
  if (roomForSecond) palm(press, { x: press.across(0.97), y: 410, height: 150, lean: facing * -22, ink, litInk });
  if (width > 460) palm(press, { x: press.across(0.14), y: 410, height: 210, lean: facing * 44, ink, litInk: ink });
  press.path(pen`M0 400V384Q${width * 0.2} 368 ${width * 0.42} 388T${width} 376V400z`, ink);
}
