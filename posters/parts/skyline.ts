import { mix } from '../colour.ts';
import { pen, rect } from '../pen.ts';
import type { Press } from '../press.ts';
import { dome } from './masonry.ts';

interface Row {
  /** The highest roof, below the landmark's x, and the lowest. */
  high: number;
  low: number;
  /** About how wide a tower is. */
  step: number;
  ink: string;
  /** The farthest row is too far to see windows. */
  windows?: string;
}

interface Plan {
  ground: number;
  /** Two leave the nearest out. */
  rows?: 2 | 3;
  /** How far all of them keep below something that stands before them. */
  lower?: number;
}

/** Rows of towers from the haze to the front. */
export function skyline(press: Press, { ground, rows: count = 3, lower = 0 }: Plan): void {
  const { inks, lamplit } = press;
  const dimLamps = mix(inks.glow, inks.haze, 0.35);
  const rows: Row[] = [
    { high: 130, low: 236, step: 26, ink: press.local('#8fa6ae', 0.68) },
    {
      high: 120,
      low: 256,
      step: 30,
      ink: press.local('#5f7f90', 0.36),
      windows: lamplit ? dimLamps : press.local('#dfe7e2', 0.2),
    },
    {
      high: 186,
      low: 284,
      step: 38,
      ink: press.local('#34586b', 0.06),
      windows: lamplit ? inks.glow : press.local('#e9e6d2', 0.1),
    },
  ];
  for (const row of rows.slice(0, count))
    towers(press, { ...row, high: row.high + lower, low: row.low + lower / 3 }, ground);
}

/** Towers rise towards the landmark, so that the eye goes there. */
function towers(press: Press, { high, low, step, ink, windows }: Row, ground: number): void {
  const { chance, width, lamplit, composition } = press;
  let [blocks, lights] = ['', ''];
  for (let x = chance.between(-20, 0), wide = 0; x < width + 10; x += wide) {
    wide = chance.between(step * 0.7, step * 1.3);
    const near = 1 - Math.abs(x + wide / 2 - composition.subjectX) / width;
    const y = low - (low - high) * near * near * chance.between(0.55, 1);
    blocks += rect(x, y, wide - 1, 400 - y) + rooftop(x, y, wide, chance.next());
    if (windows) lights += windowColumns(press, { x, y, wide, ground });
  }
  press.path(blocks, ink);
  if (windows && lights) press.line(lights, windows, 2.6, { dash: '3 5 3 5 3 12', opacity: lamplit ? 0.85 : 0.4 });
}

/** A water tank and mast, a gable, a dome, a stair house, or a plain roof. */
function rooftop(x: number, y: number, wide: number, draw: number): string {
  if (draw < 0.3) return rect(x + wide * 0.25, y - 9, wide * 0.5, 10) + rect(x + wide * 0.48, y - 30, 1.6, 22);
  if (draw < 0.5) return pen`M${x} ${y}l${wide / 2}-12 ${wide / 2 - 1} 12z`;
  if (draw < 0.62) return dome(x + wide / 2, y, wide * 0.3);
  return draw < 0.8 ? rect(x + 3, y - 7, wide * 0.3, 8) : '';
}

interface Tower {
  x: number;
  y: number;
  wide: number;
  ground: number;
}

/** Upright lines, printed dashed: each dash is a window. */
function windowColumns({ chance }: Press, { x, y, wide, ground }: Tower): string {
  let columns = '';
  for (let shift = 5; shift < wide - 5; shift += 6) {
    if (chance.next() >= 0.75) continue;
    columns += pen`M${x + shift} ${y + 8 + chance.between(0, 3) * 5}V${ground - chance.between(4, 40)}`;
  }
  return columns;
}
