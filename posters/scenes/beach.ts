import { mix } from '../colour.ts';
import type { PosterMark } from '../options.ts';
import { birds } from '../parts/birds.ts';
import { palm } from '../parts/palm.ts';
import { sky } from '../parts/sky.ts';
import { glitteringWater } from '../parts/water.ts';
import { pen, rect } from '../pen.ts';
import type { Press } from '../press.ts';
import { church } from './beach-church.ts';
import { karst } from './beach-karst.ts';
import { shikhara } from './beach-shikhara.ts';
import { splitGate } from './beach-split-gate.ts';

/** A bay with a sailing boat, or what the place is known by, sand in front and palms at the edge. */
export function beach(press: Press, mark?: PosterMark): void {
  const { chance, inks, unit, composition } = press;
  const horizon = Math.round(chance.between(214, 236));
  const sea = seaInk(press);
  sky(press, { sunY: horizon - chance.between(24, 70), sunRadius: 30 * unit, horizon });
  headland(press, horizon);

  if (mark === 'lighthouse') lighthouse(press, horizon);
  if (mark === 'church') press.group(press.across(0.74), horizon - 12, 0.85 * unit, () => church(press));
  if (mark === 'shikhara') press.group(press.across(0.72), horizon - 8, 0.8 * unit, () => shikhara(press));
  glitteringWater(press, horizon, mix(sea, inks.sky.low, 0.35), sea);
  birds(press, press.across(0.6) - 20, horizon - 90, inks.deep);
  if (mark === 'karst') press.group(composition.subjectX, horizon, 1.15 * unit, () => karst(press));
  else if (mark === undefined) sailingBoat(press, horizon);

  shore(press, sea);
  if (mark === 'split-gate') press.group(composition.subjectX, 372, 1.5 * unit, () => splitGate(press));
  else if (composition.detail < 0.55) parasol(press);
  palms(press);
}

function seaInk(press: Press): string {
  if (press.hour === 'dusk') return mix('#1a5a72', press.inks.deep, 0.25);
  return mix(press.local('#16808c'), press.inks.sky.middle, 0.2);
}

function headland(press: Press, horizon: number): void {
  const slope = pen`Q${press.across(0.86)} ${horizon - 46} ${press.across(0.76)} ${horizon - 20}`;
  press.path(
    pen`M${press.across(1)} ${horizon}V${horizon - 34}${slope}T${press.across(0.5)} ${horizon}z`,
    press.local('#4d7d72', 0.5),
  );
}

function lighthouse(press: Press, horizon: number): void {
  press.group(press.across(0.9), horizon - 38, 0.9, () => {
    press.path('M-5 0l1.5-34h7L5 0z', press.local('#fff6e6', 0.1));
    press.path('M-4.6-8h9.2l-.4-8h-8.4zM-4-22h8l-.3-7h-7.4z', press.local('#c8452f', 0.1));
    press.window(rect(-3, -41, 6, 7), press.local('#fff6e6'));
    press.path('M-4-41l4-5 4 5z', press.inks.deep);
  });
}

function sailingBoat(press: Press, horizon: number): void {
  press.group(press.across(press.chance.between(0.62, 0.7)), horizon + 24, 1.1 * press.unit, () => {
    press.path('M-24 0h52q-5 10-14 10h-26q-8-2-12-10z', press.inks.deep);
    press.path('M2-3V-56q26 22 22 53z', press.local('#fff2da', 0.05));
    press.path('M-2-3V-46q-18 20-18 43z', press.local('#d8542f', 0.1));
  });
}

/** A line of foam, and the sand just inside it. */
function shore(press: Press, sea: string): void {
  const { chance, width, night, lamplit } = press;
  const transform = press.mirroring;
  const y = chance.between(318, 334);
  const foam = mix(sea, '#ffffff', night ? 0.3 : lamplit ? 0.5 : 0.72);
  press.path(pen`M0 ${y - 22}Q${width * 0.3} ${y - 34} ${width * 0.55} ${y + 4}T${width} ${y + 14}V400H0z`, foam, {
    transform,
  });
  press.path(
    pen`M0 ${y - 15}Q${width * 0.3} ${y - 24} ${width * 0.53} ${y + 13}T${width} ${y + 27}V400H0z`,
    press.gradient(press.local('#efcf98'), press.local('#d9a866')),
    { transform },
  );
}

function parasol(press: Press): void {
  press.group(press.across(0.6), 376, press.unit, () => {
    press.path('M-3 0L2-66h3L1 0z', press.inks.deep);
    press.path('M-38-42Q-32-72 4-74T46-34q-10-8-20-3-10-9-21-4-10-7-21-3-11-5-22 2z', press.local('#d8472f'));
    press.path(
      'M-16-44Q-12-68 4-74 0-56 5-41-5-48-16-44zM26-37Q22-62 4-74 36-68 46-34 36-42 26-37z',
      press.local('#fff3dc'),
    );
    press.path('M-40 6l34-8 24 9z', press.local('#2a7f86'));
    press.path('M-40 6l34-8 7 2.5-33 8z', press.local('#fff3dc'));
  });
}

function palms(press: Press): void {
  const { unit, width, facing, inks } = press;
  const ink = mix(inks.deep, press.local('#2c5d3f'), press.lamplit ? 0.1 : 0.3);
  const litInk = mix(ink, press.local('#6d9a4a'), 0.4);
  palm(press, { x: press.across(0.1), y: 398, height: 236 * unit ** 0.4, lean: facing * 34, ink, litInk });
  palm(press, { x: press.across(0.02), y: 404, height: 168, lean: facing * 30, ink, litInk });
  if (width > 460) palm(press, { x: press.across(0.15), y: 404, height: 196, lean: facing * 42, ink, litInk });
}
