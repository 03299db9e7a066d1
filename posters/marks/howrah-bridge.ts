import { pen, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

const TOWER = 92;
const REACH = 190;
const DECK = -34;

/** How high the upper chord stands at x: low at the banks, highest on the two towers, lower again between them. */
function chord(x: number): number {
  const away = Math.abs(x);
  return away > TOWER ? -134 + ((away - TOWER) / (REACH - TOWER)) * 92 : -134 + (1 - away / TOWER) ** 1.4 * 62;
}

/** The cantilever bridge of Kolkata over the Hooghly; the river lies at y = 0. */
export function howrahBridge(press: Press, { wall, shade, opening }: Stone): void {
  press.path(rect(-TOWER - 13, -8, 26, 12) + rect(TOWER - 13, -8, 26, 12), shade);
  const posts = times(25, (i) => {
    const x = -REACH + (i * REACH) / 12;
    return pen`M${x} ${DECK}V${chord(x)}`;
  });
  const braces = times(24, (i) => {
    const [x, next] = [-REACH + (i * REACH) / 12, -REACH + ((i + 1) * REACH) / 12];
    return i % 2 ? pen`M${x} ${chord(x)}L${next} ${DECK}` : pen`M${x} ${DECK}L${next} ${chord(next)}`;
  });
  press.line(posts + braces, wall, 1.4);
  const top =
    'M' + times(25, (i) => pen`${i ? 'L' : ''}${-REACH + (i * REACH) / 12} ${chord(-REACH + (i * REACH) / 12)}`);
  press.line(top, wall, 4.5);
  for (const x of [-TOWER, TOWER])
    press.line(`M${x - 7}-4L${x - 3}-134h6L${x + 7}-4M${x - 6}-60h12M${x - 5}-92h10`, wall, 4);
  press.path(rect(-230, DECK, 460, 6), wall);
  press.window(
    times(23, (i) => rect(-226 + i * 20, DECK - 4, 3, 3)),
    opening,
  );
}
