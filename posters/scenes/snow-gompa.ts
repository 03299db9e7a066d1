import { each, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';

/** A monastery of Ladakh in white steps up its bare rock, where no tree grows. */
export function gompa(press: Press): void {
  const { width, composition } = press;
  const ground = press.gradient(press.local('#c2a27e', 0.12), press.local('#8a6a50'));
  press.path(`M0 400V338Q${width * 0.5} 322 ${width} 344V400z`, ground);
  press.group(composition.subjectX, 344, 1.25 * press.unit, () => {
    press.path('M-150 10L-112-26-78-40-58-74-20-88H30L58-66 84-36 122-18 152 10z', press.local('#9b7454', 0.06));
    press.path('M30-88L58-66 84-36 122-18 152 10H60L40-40z', press.local('#6b4c3a', 0.06));
    for (const [x, y, half, height] of HOUSES) house(press, x, y, half, height);
  });
}

/** Middle, foot, half the width and height of each house, the hindmost first. */
const HOUSES = [
  [4, -84, 34, 46],
  [-34, -66, 26, 34],
  [44, -62, 24, 34],
  [-68, -38, 24, 28],
  [-18, -46, 26, 30],
  [24, -42, 24, 28],
  [72, -32, 22, 26],
  [-40, -14, 26, 28],
  [8, -12, 24, 26],
  [50, -8, 22, 24],
] as const;

/** Walls lean inwards; a red band of twigs runs under the flat roof. */
function house(press: Press, x: number, y: number, half: number, height: number): void {
  const top = y - height;
  press.path(`M${x - half} ${y}L${x - half + 5} ${top}h${2 * half - 10}L${x + half} ${y}z`, press.local('#fbf3e2'));
  press.path(`M${x + half * 0.45} ${y}V${top}H${x + half - 5}L${x + half} ${y}z`, press.local('#c9b59c'));
  press.path(rect(x - half + 4, top - 2, 2 * half - 8, 6), press.local('#8f3a2c'));
  const columns = Math.floor((2 * half - 14) / 10);
  const row = (below: number) => times(columns, (i) => rect(x - half + 9 + i * 10, top + below, 5, 7));
  press.window(
    each(
      [9, 20].filter((below) => below + 9 < height),
      row,
    ),
    press.local('#3d3230'),
  );
}
