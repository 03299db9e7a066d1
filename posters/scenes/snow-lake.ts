import { mix } from '../colour.ts';
import { shimmer, water } from '../parts/water.ts';
import { pen } from '../pen.ts';
import type { Press } from '../press.ts';

/** A still lake with the summit in it. */
export function lake(press: Press): void {
  const { inks, unit, width, composition } = press;
  const x = composition.subjectX;
  water(press, 308, mix(press.local('#6fa9b8'), inks.sky.low, 0.3), press.local('#1d5468'));
  press.layer(
    'matrix(1 0 0 -.42 0 436)',
    () => press.path(pen`M${x - 150 * unit} 306L${x} 102L${x + 150 * unit} 306z`, press.local('#fdfbf4')),
    0.3,
  );
  shimmer(press, {
    strokes: 10,
    y: (i) => 316 + i * 7,
    from: -20,
    to: width,
    length: [20, 80],
    white: 0.3,
    thickness: 1.6,
    opacity: 0.45,
  });
  press.path(pen`M0 400V380Q${press.across(0.3)} 360 ${press.across(0.6)} 392L${width} 396V400z`, inks.deep);
}
