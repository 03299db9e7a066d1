import { ridge } from '../parts/ridge.ts';
import { each, pen, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';

/** The Hadimba temple of Manali: three square roofs of timber and a cone on whitewashed walls, among deodars. */
export function hadimba(press: Press): void {
  ridge(press, { y: 338, swing: 5, step: 90, ink: press.local('#5d8a66', 0.08), foot: press.local('#3f6e55') });
  const { subjectX } = press.composition;
  const unit = 1.16 * press.unit;
  const deodars = each([-112, -84, 82, 108], (x, i) => deodar(subjectX + x * unit, 352, (i % 2 ? 132 : 156) * unit));
  press.path(deodars, press.local('#24503f', 0.06));
  press.group(subjectX, 356, unit, () => temple(press));
}

/** Foot, half the width at the eaves and at the top, and height of each roof from the lowest. */
const ROOFS = [
  [-46, 66, 34, 24],
  [-78, 47, 23, 21],
  [-106, 31, 13, 19],
] as const;

function temple(press: Press): void {
  const timber = press.local('#6b4630');
  const dark = press.local('#46301f');
  press.path(rect(-62, -6, 124, 8) + rect(-54, -10, 108, 5), press.local('#a79c8c'));
  press.path(rect(-44, -48, 88, 40), press.local('#f0e6d2'));
  press.path(rect(24, -48, 20, 40), press.local('#bfae98'));
  press.path(times(5, (i) => rect(-44, -44 + i * 8, 88, 2.4)) + rect(-18, -48, 36, 40), timber);
  press.path(rect(-30, -86, 60, 18) + rect(-18, -113, 36, 16), timber);
  press.window(
    rect(-9, -34, 18, 26) +
      each([-24, -14, -4, 6, 16], (x) => rect(x, -76, 6, 7)) +
      each([-12, -3, 6], (x) => rect(x, -104, 6, 6)),
    press.local('#2b1d16'),
  );
  press.path(
    each(
      ROOFS,
      ([y, eaves, top, height]) => pen`M${-eaves} ${y}L${-top} ${y - height}H${top}L${eaves} ${y}l-2 4H${2 - eaves}z`,
    ),
    press.local('#8a5a3c'),
  );
  press.path(
    each(
      ROOFS,
      ([y, eaves, top, height]) => pen`M${eaves} ${y}L${top} ${y - height}H${top * 0.2}L${eaves * 0.36} ${y}z`,
    ),
    dark,
    { opacity: 0.55 },
  );
  const snow = each(ROOFS, ([y, eaves, top, height]) => {
    const [half, drop] = [top + (eaves - top) * 0.42, y - height * 0.58];
    return pen`M${-top} ${y - height}H${top}L${half} ${drop}l${-half * 0.3}-3 ${-half * 0.4} 4 ${-half * 0.5}-4 ${-half * 0.4} 3z`;
  });
  press.path(snow, press.local('#fbf6ea'));
  press.path(
    each(ROOFS, ([y, eaves]) => rect(1 - eaves, y + 3, 2 * eaves - 2, 2)),
    dark,
  );
  press.path('M-17-125L0-158L17-125z', press.local('#c08a3e'));
  press.path('M17-125L0-158L4-125z', press.local('#8a5c2c'));
  press.line('M0-158v-12', press.lamplit ? press.inks.glow : press.local('#d9a43c'), 2.2);
}

/** A deodar: a tall stem with level boughs that reach far out. */
function deodar(x: number, y: number, height: number): string {
  const boughs = times(6, (i) => {
    const [half, top] = [height * (0.06 + i * 0.026), y - height * (1 - i * 0.15)];
    return pen`M${x} ${top}l${half} ${height * 0.2}q${-half} ${-height * 0.05} ${-2 * half} 0z`;
  });
  return boughs + rect(x - 2, y - height * 0.2, 4, height * 0.2);
}
