import { arch, merlons } from '../parts/masonry.ts';
import { each, pen, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

const TREES = [-37, 37];
const LATTICES = [-75, 75];

/** The wall of the Sidi Saiyyed mosque in Ahmedabad: five arches, two of them filled with a tree carved in stone. On y = 0. */
export function sidiSaiyyed(press: Press, { wall, shade, opening }: Stone): void {
  press.path(rect(-98, -128, 196, 128) + rect(-108, -10, 216, 10) + merlons(-98, -128, 196, 5), wall);
  press.path(each([-100, 100], turret), wall);
  press.path(rect(-98, -126, 196, 3) + rect(-98, -22, 196, 3) + rect(-108, -3, 216, 3), shade, { opacity: 0.7 });
  press.path(
    each([-56, -18.5, 18.5, 56], (x) => rect(x - 2, -128, 4, 128) + rect(x - 3.5, -112, 7, 3)),
    shade,
    { opacity: 0.45 },
  );
  press.path(
    each([...TREES, 0, ...LATTICES], (x) => arch(x, -22, 32, 92)),
    shade,
  );
  press.window(
    each([...TREES, ...LATTICES], (x) => arch(x, -24, 27, 84)),
    opening,
  );
  press.path(arch(0, -22, 24, 74), wall);
  press.window(arch(0, 0, 18, 52), opening);
  const tree = press.cut(() => carvedTree(press, wall));
  for (const x of TREES) press.stamp(tree, x, -24, [0.72, 0.96]);
  const lattice = each(
    LATTICES,
    (x) =>
      times(4, (i) => pen`M${x - 9 + i * 6} -24v${i % 3 ? -78 : -64}`) +
      times(11, (i) => pen`M${x - 13} ${-31 - i * 6}h26`),
  );
  press.line(lattice, wall, 1.6);
}

function turret(x: number): string {
  return (
    rect(x - 9, -136, 18, 136) + rect(x - 11, -100, 22, 4) + rect(x - 11, -56, 22, 4) + pen`M${x - 9} -136q9-16 18 0z`
  );
}

/** Trunk, curling branches left and right of it, and leaves at their ends; two palms stand beside the trunk. */
function carvedTree(press: Press, ink: string): void {
  press.line('M0 0Q-3-24 0-44T0-82', ink, 3);
  press.line(
    each(BRANCHES, (branch) => branch + mirrored(branch)),
    ink,
    1.9,
    { round: true },
  );
  press.line('M-13 0Q-12-14-14-24M13 0Q12-14 14-24', ink, 1.7);
  press.path(
    each(LEAVES, ([x, y]) => leaf(x, y) + leaf(-x, y)),
    ink,
  );
}

const BRANCHES = [
  'M0-20C8-24 16-34 17-46',
  'M0-30C10-32 12-44 7-52',
  'M0-44C9-46 18-54 15-64',
  'M0-56C7-58 10-66 7-72',
];

/** The same branch left of the trunk. */
const mirrored = (branch: string): string => branch.replace(/(M0|[C ])(\d+)(?=-)/g, '$1-$2');

const LEAVES = [
  [17, -48],
  [9, -38],
  [7, -54],
  [15, -66],
  [14, -26],
  [10, -62],
  [7, -74],
  [16, -38],
  [4, -84],
] as const;

const leaf = (x: number, y: number): string => pen`M${x - 3.4} ${y}q3.4-5 6.8 0q-3.4 5-6.8 0z`;
