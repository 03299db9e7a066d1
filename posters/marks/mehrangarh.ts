import { mix } from '../colour.ts';
import { chhatri, merlons } from '../parts/masonry.ts';
import { rect, times } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

/** Mehrangarh on its cliff above the blue houses of Jodhpur, whose foot stands on y = 0. */
export function mehrangarh(press: Press, stone: Stone): void {
  palaces(press, stone);
  walls(press, stone);
  cliff(press, stone);
  blueTown(press);
}

function palaces(press: Press, { wall, shade, opening }: Stone): void {
  const blocks = rect(-78, -172, 52, 60) + rect(-30, -186, 46, 74) + rect(12, -166, 40, 54) + rect(48, -152, 34, 40);
  const crowns = chhatri(-66, -172, 14) + chhatri(-40, -172, 14) + chhatri(-7, -186, 20) + chhatri(40, -166, 14);
  press.path(blocks + crowns + merlons(-78, -172, 52, 5) + merlons(12, -166, 40, 5), wall);
  press.path(rect(-38, -172, 12, 60) + rect(4, -186, 12, 74) + rect(42, -166, 10, 54), shade, { opacity: 0.6 });
  windows(press, 'M-72-156H80M-72-140H80M-72-124H80', [8, '6 7'], opening);
}

/** The curtain wall goes straight over into the rock; its bastions are round. */
function walls(press: Press, { wall, shade }: Stone): void {
  press.path('M-104-122H108L116-70H-116z' + merlons(-104, -122, 212, 8), mix(wall, shade, 0.25));
  for (const x of [-100, -58, -4, 50, 98]) {
    press.path(`M${x - 12}-130h24l6 66h-36z` + merlons(x - 13, -130, 26, 5), wall);
    press.path(`M${x + 3}-130h9l6 66h-14z`, shade, { opacity: 0.55 });
  }
}

function cliff(press: Press, { shade }: Stone): void {
  const rock = mix(shade, press.local('#8a5c48'), 0.5);
  press.path('M-190 4L-156-34-122-74-104-82-70-78-20-84 40-78 96-84 124-70 152-40 192 4z', rock);
  const clefts = 'M-104-80l-10 44 14 40M-58-78l-6 36 10 42M-6-82l-8 50 6 36M52-78l6 40-8 42M104-80l8 44-12 40';
  press.line(clefts, mix(rock, press.inks.deep, 0.35), 2.4, { round: true });
}

const BLUES = ['#4f86c0', '#6aa0d0', '#3f74ae', '#86b4da'] as const;

/** Flat-roofed houses up the foot of the cliff, washed in indigo. */
function blueTown(press: Press): void {
  const rows = [
    { y: -12, from: -152, count: 14, height: 24 },
    { y: 6, from: -180, count: 17, height: 24 },
  ];
  for (const [row, { y, from, count, height }] of rows.entries()) {
    const house = (i: number) => ({ x: from + i * 21.5, top: y - height - ((i * 7 + row * 5) % 11) });
    for (const [tone, blue] of BLUES.entries()) {
      const walls = times(count, (i) => {
        const { x, top } = house(i);
        return (i * 3 + row) % BLUES.length === tone ? rect(x, top, 20, y - top + 4) : '';
      });
      press.path(walls, press.local(blue, 0.1 - row * 0.05));
    }
    windows(press, `M${from + 11} ${y - height + 7}h${count * 21.5 - 12}`, [6, '4 17.5'], press.local('#24476e'));
  }
}

/** Rows of windows, each a dashed line: a hundred drawn one by one would double the picture's size. */
function windows(press: Press, data: string, [thickness, dash]: [number, string], byDay: string): void {
  press.line(data, press.lamplit ? press.inks.glow : byDay, thickness, { dash });
}
