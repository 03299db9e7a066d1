import { mix } from '../colour.ts';
import { HEIGHT } from '../composition.ts';
import { pen, tenth, times } from '../pen.ts';
import type { Press } from '../press.ts';

interface SkyPlan {
  sunY: number;
  sunRadius: number;
  /** Where the lowest ink of the sky ends. */
  horizon: number;
}

/** Prints the sky of the hour: sun, halos and a cloud, or moon and stars. */
export function sky(press: Press, { sunY, sunRadius, horizon }: SkyPlan): void {
  const y = press.composition.crowded ? sunY + 84 : sunY;
  press.flood(press.skyGradient(press.inks.sky, skyReach(press, horizon)));
  if (press.night) {
    stars(press, horizon);
    moon(press, moonHeight(press, sunY), sunRadius);
  } else {
    sun(press, y, sunRadius);
    clouds(press);
  }
}

/** Paper letters need the darker inks behind them, so a lettered dusk brightens below the words (3.5:1). */
function skyReach({ composition, hour }: Press, horizon: number): number {
  const reach = horizon / HEIGHT;
  return composition.lettered && hour === 'dusk' ? Math.max(reach, 0.7) : reach;
}

function stars(press: Press, horizon: number): void {
  const { chance, width, inks } = press;
  const scatter = (count: number, depth: number) =>
    times(count, () => pen`M${chance.between(4, width - 4)} ${chance.between(6, horizon * depth)}h0`);
  press.line(scatter(26 + width / 24, 0.72), inks.sun, 1.5, { round: true, opacity: 0.75 });
  press.line(scatter(6, 0.5), inks.sun, 2.6, { round: true });
}

/** On a picture no wider than a phone the name reaches across the sky, so the moon waits below it. */
const WIDE = 700;
const BELOW_THE_NAME = 165;
const moonHeight = ({ composition: { lettered, width } }: Press, sunY: number): number =>
  lettered && width < WIDE ? Math.max(BELOW_THE_NAME, sunY) : sunY * 0.62;

function moon(press: Press, y: number, radius: number): void {
  const { sunX, detail } = press.composition;
  const ink = press.inks.sun;
  press.disc(sunX, y, radius * 1.9, ink, 0.07);
  press.disc(sunX, y, radius * 1.35, ink, 0.09);
  if (detail < 0.5) press.disc(sunX, y, radius * 0.8, ink);
  else press.path(crescent(sunX, tenth(y), radius * 0.78), ink);
}

function crescent(x: number, y: number, r: number): string {
  const outer = pen`a${r} ${r} 0 1 1 ${-r * 0.94} ${r * 1.34}`;
  const inner = pen`a${r * 0.86} ${r * 0.86} 0 0 0 ${r * 0.94} ${-r * 1.34}`;
  return pen`M${x} ${y - tenth(r)}${outer}${inner}z`;
}

const HALOS = [
  [2.9, 0.12],
  [2.1, 0.16],
  [1.5, 0.22],
] as const;

function sun(press: Press, y: number, radius: number): void {
  const { sunX } = press.composition;
  const { sun: ink, sky } = press.inks;
  for (const [size, opacity] of HALOS) press.disc(sunX, y, radius * size, mix(ink, sky.low, 0.3), opacity);
  press.disc(sunX, y, radius, ink);
}

/** One cloud stands right of the lettering or opposite the sun; a wide unlettered sky has room for a second. */
function clouds(press: Press): void {
  const { chance, width, unit, composition, hour } = press;
  const { lettered, crowded } = composition;
  const x = lettered ? width * chance.between(0.74, 0.9) : press.across(chance.between(0.66, 0.86));
  const y = chance.between(54, 92) + (crowded ? 96 : 0);
  cloud(
    press,
    times(4, (i) => bar(x, y + i * 9, chance.between(26, 70) * unit, chance.between(-16, 16))),
    {
      opacity: hour === 'day' ? 0.85 : 0.5,
    },
  );
  if (width <= 420 || lettered) return;
  const [x2, y2] = [press.across(chance.between(0.12, 0.2)), chance.between(90, 130)];
  cloud(
    press,
    times(3, (i) => bar(x2, y2 + i * 9, chance.between(40, 90), chance.between(-16, 16))),
    { opacity: 0.5 },
  );
}

const bar = (x: number, y: number, length: number, shift: number) => pen`M${x - length / 2 + shift} ${y}h${length}`;

function cloud(press: Press, bars: string, style: { opacity: number }): void {
  const ink = mix(press.inks.sky.low, '#ffffff', press.hour === 'day' ? 0.5 : 0.15);
  press.line(bars, ink, 8.4, { round: true, ...style });
}
