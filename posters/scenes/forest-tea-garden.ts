import { mix } from '../colour.ts';
import { silverOak } from '../parts/trees.ts';
import { each, pen, rect } from '../pen.ts';
import type { Press } from '../press.ts';

/** Three slopes of tea with a planter's bungalow, shade trees and a branch that frames the view. */
export function teaGarden(press: Press): void {
  const { chance, inks, width } = press;
  teaRows(press, {
    y: 246,
    swing: 26,
    slope: press.gradient(press.local('#5c9a5e', 0.3), press.local('#6aa55c', 0.2)),
    bushes: press.local('#3f7d50', 0.26),
    gap: 7,
    rows: 6,
  });
  bungalow(press);
  for (let i = 0; i < width / 26; i++) {
    const [x, y, height] = [chance.between(0, width), chance.between(262, 282), chance.between(38, 64)];
    silverOak(press, x, y, height, press.local('#2f6d50', 0.2), press.local('#4a4034', 0.2));
  }
  teaRows(press, {
    y: 292,
    swing: 30,
    slope: press.gradient(press.local('#4f9150', 0.06), press.local('#5f9f4e')),
    bushes: press.local('#2c6b42', 0.04),
    gap: 9,
    rows: 7,
  });
  for (const share of [0.12, 0.84, 0.92]) {
    silverOak(press, press.across(share), 324, chance.between(90, 124), press.local('#245c44'), press.local('#3c3229'));
  }
  teaRows(press, {
    y: 344,
    swing: 24,
    slope: press.gradient(press.local('#3f8146'), press.local('#2f6a3c')),
    bushes: mix(inks.deep, press.local('#1d5236'), 0.5),
    gap: 13,
    rows: 6,
  });
  branch(press);
}

interface TeaSlope {
  y: number;
  swing: number;
  slope: string;
  bushes: string;
  gap: number;
  rows: number;
}

/** One slope: its ground, and rows of clipped bushes that grow apart towards the front. */
export function teaRows(press: Press, { y, swing, slope, bushes, gap, rows }: TeaSlope): void {
  const { chance, width, facing } = press;
  const bend = width * chance.between(0.25, 0.75);
  const tilt = facing * swing * 0.3;
  const contour = (below: number) =>
    pen`M-9 ${y + tilt + below}Q${bend * 0.5} ${y - swing + below * 0.94} ${bend} ${y + below}T${width + 9} ${y - tilt + below * 1.06}`;

  press.path(`${contour(0)}V400H-9z`, slope);
  for (let i = 0; i < rows; i++) {
    const below = gap * (i + 0.7) * (1 + i * 0.1);
    const dash = pen`${gap * 0.7 + 4 + i} 3`;
    press.line(contour(below), bushes, 3 + gap * 0.16 + i * 0.3, { dash, round: true, opacity: 0.8 });
  }
}

function bungalow(press: Press): void {
  press.group(press.composition.subjectX, 252, 0.9 * press.unit, () => {
    press.path(rect(-34, -20, 68, 22), press.local('#f6ead0', 0.05));
    press.path('M-42-18L-26-38H26L42-18z', press.local('#b8402f', 0.05));
    press.path('M-42-18L-38-23H38L42-18z', press.local('#8e2f2b'));
    const windows = each([-26, -12, 4, 18], (x) => rect(x, -14, 8, 10));
    press.window(windows, press.local('#3e6670'));
  });
}

/** A branch that leans in from the edge: leaves lie to both sides, every third one lighter. */
function branch(press: Press): void {
  const { chance, inks, unit, facing } = press;
  const edge = press.across(0);
  let [dark, light] = ['', ''];
  for (let i = 0; i < 11; i++) {
    const along = i / 10;
    const x = edge + facing * along * 150 * unit;
    const y = 30 - along * 8 + 34 * along * along;
    const length = chance.between(28, 44) * (1 - along * 0.35);
    const data = leaf({ x, y, length, facing, side: i % 2 ? 1 : -1 });
    if (i % 3) dark += data;
    else light += data;
  }
  press.path(light, mix(inks.deep, press.local('#2f6d45'), 0.55));
  press.path(dark, inks.deep);
  press.line(pen`M${edge - facing * 5} 30q${facing * 80 * unit}-14 ${facing * 158 * unit} 26`, inks.deep, 2.4);
}

interface Leaf {
  x: number;
  y: number;
  length: number;
  facing: 1 | -1;
  /** 1 below the branch, -1 above it. */
  side: 1 | -1;
}

function leaf({ x, y, length, facing, side }: Leaf): string {
  const whole = Math.round;
  const [tipX, tipY] = [facing * length, side * length * 0.5 + length * 0.45];
  const bulge = side * length * 0.62;
  const there = pen`q${whole(tipX * 0.2)} ${whole(bulge)} ${whole(tipX)} ${whole(tipY)}`;
  const back = pen`q${whole(-tipX * 0.2)} ${whole(-bulge - length * 0.1)} ${whole(-tipX)} ${whole(-tipY)}`;
  return pen`M${whole(x)} ${whole(y)}${there}${back}z`;
}
