import { mix } from '../colour.ts';
import { each, pen, rect } from '../pen.ts';
import type { Press } from '../press.ts';

const RAILS = 300;

/** A mountain railway: the train on a viaduct of stone arches. */
export function toyTrain(press: Press): void {
  viaduct(press);
  train(press, RAILS - 5, 1.1);
}

/** A steam engine and three coaches, their wheels on `rails`. */
export function train(press: Press, rails: number, size: number): void {
  press.group(press.composition.subjectX, rails, [press.facing * size, size], () => {
    engine(press);
    for (let i = 0; i < 3; i++) coach(press, -36 - i * 42, i % 2 ? '#b23a2e' : '#c8502f');
    const wheels = each([-110, -84, -68, -42, -26, 0, 14, 26, 38], (x) => `M${x - 1} 0a3.5 3.5 0 1 1 7 0z`);
    press.path(wheels, press.inks.deep);
    smoke(press);
  });
}

function viaduct(press: Press): void {
  const { width, composition } = press;
  const span = 34;
  const [stone, shade] = [press.local('#c9b48e', 0.08), press.local('#7e6a52', 0.05)];
  let wall = pen`M-5 ${RAILS}h${width + 10}v110H-5z`;
  for (let x = (composition.subjectX % span) - span; x < width + span; x += span) {
    wall += pen`M${x + 5} 410v-86a12 13 0 0 1 24 0v86z`;
  }
  press.path(wall, press.gradient(stone, shade), { fillRule: 'evenodd' });
  press.path(rect(-5, RAILS - 5, width + 10, 6), shade);
}

function engine(press: Press): void {
  const cab = rect(6, -25, 15, 25) + rect(3, -28, 21, 4);
  press.path('M14 0v-14h16v-6h6v6h8l3 6v8z' + cab, press.local('#22414a'));
  press.path(rect(8, -21, 9, 8), press.lamplit ? press.inks.glow : press.local('#dfeae0'));
}

function coach(press: Press, x: number, paint: string): void {
  press.path(rect(x, -24, 38, 22) + rect(x - 2, -27, 42, 4), press.local(paint));
  press.path(rect(x, -8, 38, 3), press.local('#f1dfb4'));
  press.window(
    each([0, 9, 18, 27], (shift) => rect(x + 3 + shift, -20, 6, 8)),
    press.local('#f6ecd2'),
  );
}

const PUFFS = [
  [31, -27, 4],
  [24, -36, 7],
  [10, -46, 10],
  [-10, -54, 13],
  [-36, -60, 15],
] as const;

function smoke(press: Press): void {
  const ink = mix(press.inks.sky.low, '#ffffff', press.night ? 0.1 : 0.45);
  for (const [x, y, radius] of PUFFS) press.disc(x, y, radius, ink, 0.85);
}
