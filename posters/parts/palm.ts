import { pen } from '../pen.ts';
import type { Press } from '../press.ts';

interface PalmPlan {
  x: number;
  y: number;
  height: number;
  /** How far the crown stands beside the foot. */
  lean: number;
  ink: string;
  /** The ink of the fronds the light falls through. */
  litInk: string;
}

/** Degrees at which the fronds leave the crown; those near upright are lit from behind. */
const FRONDS = [-202, -178, -150, -118, -80, -48, -20, 4, 26];
const isLit = (degrees: number) => degrees > -130 && degrees < -40;

/** Prints a coconut palm: a leaning stem, two layers of fronds and the nuts. */
export function palm(press: Press, { x, y, height, lean, ink, litInk }: PalmPlan): void {
  const [crownX, crownY] = [x + lean, y - height];
  const stem = height * 0.012 + 2;
  press.path(
    pen`M${x - stem * 1.5} ${y}Q${x - stem} ${y - height * 0.6} ${crownX - stem * 0.5} ${crownY}h${stem}Q${x + stem * 1.6} ${y - height * 0.55} ${x + stem * 1.8} ${y}z`,
    ink,
  );

  let [dark, lit] = ['', ''];
  for (const degrees of FRONDS) {
    const leaf = frond(press, crownX, crownY, height * 0.36 + 10, degrees);
    if (isLit(degrees)) lit += leaf;
    else dark += leaf;
  }
  press.path(lit, litInk);
  press.path(dark, ink);
  press.disc(crownX - 2, crownY + 2, stem * 0.9, ink);
  press.disc(crownX + 3, crownY + 3, stem * 0.8, ink);
}

/** One frond: out along an arch to its drooping tip, and back a little lower. */
function frond({ chance }: Press, x: number, y: number, size: number, degrees: number): string {
  const angle = ((degrees + chance.between(-8, 8)) * Math.PI) / 180;
  const length = size * chance.between(0.88, 1.1);
  const tipX = Math.cos(angle) * length;
  const tipY = Math.sin(angle) * length * 0.72 + size * 0.26;
  const bendX = Math.cos(angle) * length * 0.6;
  const bendY = Math.sin(angle) * length * 0.62 - size * 0.16;
  const back = pen`q${-tipX * 0.34} ${-(tipY - bendY) * 0.62 + size * 0.02} ${-tipX} ${-tipY}z`;
  return pen`M${x} ${y}q${bendX} ${bendY} ${tipX} ${tipY}${back}`;
}
