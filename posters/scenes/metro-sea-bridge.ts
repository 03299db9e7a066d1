import { mix } from '../colour.ts';
import { glitteringWater } from '../parts/water.ts';
import { pen, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';

/** A cable-stayed bridge across the bay and a small boat. */
export function seaBridge(press: Press, waterline: number): void {
  const { inks, width } = press;
  glitteringWater(press, waterline, mix(press.local('#3d8a96'), inks.sky.low, 0.4), press.local('#174f60'));

  const deck = waterline + 16;
  const pylonX = press.across(0.36);
  const ink = mix(inks.deep, press.local('#3c5a68'), 0.25);
  press.path(rect(-4, deck, width + 8, 5), ink);
  press.path(piers(pylonX, deck, width), ink);
  pylon(press, pylonX, deck, ink);
  if (press.lamplit) press.line(pen`M0 ${deck - 2}H${width}`, inks.glow, 2.2, { dash: '1.5 14', round: true });
  sailingBoat(press);
}

function piers(pylonX: number, deck: number, width: number): string {
  let data = '';
  for (let x = pylonX % 44; x < width; x += 44) data += rect(x - 3, deck, 6, 26);
  return data;
}

function pylon(press: Press, x: number, deck: number, ink: string): void {
  const outside = pen`M${x - 15} ${deck + 30}L${x - 2} ${deck - 150}h4L${x + 15} ${deck + 30}`;
  press.path(pen`${outside}h-6L${x} ${deck - 60}L${x - 9} ${deck + 30}z`, ink);
  const cables = times(8, (i) => {
    const [anchor, reach] = [deck - 140 + i * 6, (i + 1) * 17];
    return pen`M${x} ${anchor}L${x - reach} ${deck}M${x} ${anchor}L${x + reach} ${deck}`;
  });
  press.line(cables, ink, 1.1);
}

function sailingBoat(press: Press): void {
  press.group(press.across(0.74), 372, 1, () => {
    press.path('M-30-6h62q-6 14-16 14h-34q-8-3-12-14z', press.inks.deep);
    press.path('M0-8V-48q22 18 20 40z', press.local('#f6e6c8'));
  });
}
