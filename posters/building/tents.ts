import { pen, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';
import type { BuildingInks } from './inks.ts';
import type { Plan } from './plan.ts';

/** Prints one tent of a camp: a canvas wall with a scalloped valance under one peak or two. */
export function printTent(press: Press, inks: BuildingInks, { x, width, height, peaks }: Plan['tents'][number]): void {
  const [left, wall] = [x - width / 2, height * 0.42];
  press.path(rect(left + 4, -wall, width - 8, wall), inks.wall);
  press.path(rect(press.facing > 0 ? x + width * 0.2 : left + 4, -wall, width * 0.3 - 4, wall), inks.shade, {
    opacity: 0.5,
  });
  const tops = peaks === 1 ? [x] : [x - width * 0.2, x + width * 0.2];
  const outline =
    peaks === 1
      ? pen`M${left - 3} ${-wall}Q${x - width * 0.16} ${-wall - height * 0.18} ${x} ${-height}Q${x + width * 0.16} ${-wall - height * 0.18} ${left + width + 3} ${-wall}z`
      : pen`M${left - 3} ${-wall}L${tops[0]!} ${-height}H${tops[1]!}L${left + width + 3} ${-wall}z`;
  press.path(outline, inks.roof);
  const scallop = (width + 6) / 6;
  press.path(pen`M${left - 3} ${-wall}` + pen`q${scallop / 2} 8 ${scallop} 0`.repeat(6) + 'z', inks.trim);
  const door = pen`M${x - 7} 0L${x} ${-wall + 3}L${x + 7} 0z`;
  press.window(door, inks.opening);
  press.path(
    times(
      tops.length,
      (i) => rect(tops[i]! - 0.7, -height - 9, 1.4, 10) + pen`M${tops[i]!} ${-height - 9}l8 2.5-8 2.5z`,
    ),
    inks.roof,
  );
}
