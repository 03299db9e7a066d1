import { arch, dome } from '../parts/masonry.ts';
import { pen, rect } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

interface Storey {
  bays: number;
  foot: number;
  height: number;
}

const STOREYS: readonly Storey[] = [
  { bays: 9, foot: 0, height: 34 },
  { bays: 9, foot: 34, height: 30 },
  { bays: 7, foot: 64, height: 27 },
  { bays: 5, foot: 91, height: 25 },
  { bays: 3, foot: 116, height: 24 },
];
const BAY = 19;

/** A facade of latticed bays after the Palace of Winds in Jaipur, standing on y = 0. */
export function palace(press: Press, { wall, shade, opening }: Stone): void {
  let [walls, trim, openings] = ['', '', ''];
  for (const { bays, foot, height } of STOREYS) {
    const left = (-bays * BAY) / 2;
    walls += rect(left, -foot - height, bays * BAY, height);
    for (let bay = 0; bay < bays; bay++) {
      const x = (bay - (bays - 1) / 2) * BAY;
      trim += pen`M${x - 8}${-(foot + height - 8)}q8-9 16 0z`;
      openings += arch(x, -foot - 4, 9, height - 13);
      const domed = bay === 0 || bay === bays - 1 || bays < 5;
      if (domed) walls += dome(x, -foot - height, 5.5);
    }
    trim += rect(left, -foot - 3, bays * BAY, 3);
  }
  press.path(walls, wall);
  press.path(trim, shade);
  press.window(openings, opening);
}
