import { pen, rect } from '../pen.ts';
import type { Press } from '../press.ts';

/** A meadow under snow. */
export function snowfield(press: Press): void {
  const { width } = press;
  press.path(
    pen`M0 400V336Q${width * 0.5} 318 ${width} 342V400z`,
    press.gradient(press.local('#eef3f2', 0.1), press.local('#a9c3cf')),
  );
}

/** The whitewashed shrine of Ladakh and Spiti, on the snow. */
export const chorten = (press: Press): void => press.group(press.across(0.3), 352, press.unit, () => shrine(press));

function shrine(press: Press): void {
  const steps = rect(-26, -12, 52, 12) + rect(-21, -22, 42, 11) + rect(-16, -30, 32, 9);
  press.path(steps + 'M-15-30Q-19-52 0-54T15-30z' + rect(-6, -62, 12, 9), press.local('#fbf6e8'));
  const shadedSide = rect(8, -12, 18, 12) + rect(7, -22, 14, 11) + 'M4-30Q12-44 0-54Q19-52 15-30z';
  press.path(shadedSide, press.local('#a9bac4'));
  press.path('M-4.5-62L0-88 4.5-62z', press.lamplit ? press.inks.glow : '#dca33a');
  press.path(rect(-26, -12, 52, 2.5) + rect(-21, -22, 42, 2), press.local('#c0432f'));
}
