import { mix } from '../colour.ts';
import { pen, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';

/** A dark avenue of wide-crowned trees along the foot of the picture, larger towards its edges. */
export function rainTrees(press: Press): void {
  const { chance, inks, width } = press;
  const step = 30;
  const ink = mix(inks.deep, press.local('#2d6249'), 0.42);
  let [crowns, stems] = ['', ''];
  for (let i = 0; i <= width / step; i++) {
    const x = i * step + chance.between(-6, 6);
    const edge = (Math.abs(x - width / 2) / width) * 2;
    const half = 17 + edge * chance.between(10, 22);
    const y = 372 - edge * chance.between(10, 26);
    crowns += pen`M${x - half} ${y}q${half * 0.1} ${-half * 0.75} ${half} ${-half * 0.8}t${half} ${half * 0.8}q${-half} ${half * 0.3} ${-2 * half} 0z`;
    stems += rect(x - 1.5, y, 3, 400 - y);
  }
  press.path(stems + rect(0, 384, width, 16), inks.deep);
  press.path(crowns, ink);
  const light = times(width / 46, () => pen`M${chance.between(0, width)} ${chance.between(352, 366)}q7-6 14 0`);
  press.line(light, mix(ink, press.local('#9cc06a'), 0.4), 1.6, { round: true, opacity: 0.6 });
}
