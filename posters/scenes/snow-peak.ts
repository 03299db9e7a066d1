import { mix } from '../colour.ts';
import type { PosterHour } from '../options.ts';
import { polygon, type Point } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Chance } from '#lib/shared/random.ts';

interface Peak {
  x: number;
  /** The y of its foot. */
  foot: number;
  halfWidth: number;
  height: number;
  far: number;
}

/** Snow takes the colour of the light more than rock does: its lit and its shaded ink at each hour. */
const SNOW: Record<PosterHour, { lit: string; shade: string }> = {
  dawn: { lit: '#fff0dc', shade: '#c7a3ac' },
  day: { lit: '#fdfbf4', shade: '#9dbdd6' },
  dusk: { lit: '#ffd2a0', shade: '#a4677c' },
  night: { lit: '#c9dbe4', shade: '#56789a' },
};

/** A folded mountain: rock left and right of a winding crest, and a cap of snow with a torn hem. */
export function peak(press: Press, plan: Peak): void {
  const { chance, inks, hour } = press;
  const { x, foot, height, far } = plan;
  const left = flank(chance, plan, -1);
  const right = flank(chance, plan, 1);
  const crest = crestOf(chance, plan);
  const summit: Point = [Math.round(x), Math.round(foot - height)];

  const upCrest = [...crest].reverse();
  press.path(polygon([summit, ...left, ...upCrest]), press.local('#7488a0', far));
  press.path(polygon([summit, ...right, ...upCrest]), press.local('#3a5070', far));

  const snowline = 3;
  const [, , crestHem] = crest;
  const capOn = (side: readonly Point[]) => {
    const sideHem = side[snowline - 1];
    if (!sideHem || !crestHem) return '';
    const hem = tornHem(chance, sideHem, crestHem, height);
    return polygon([summit, ...side.slice(0, snowline), ...hem, ...crest.slice(0, snowline).reverse()]);
  };
  press.path(capOn(left), mix(SNOW[hour].lit, inks.haze, far * 0.55));
  press.path(capOn(right), mix(SNOW[hour].shade, inks.haze, far * 0.7));
}

/** Six rough steps from the summit down one side (-1 left, 1 right). */
function flank(chance: Chance, { x, foot, halfWidth, height }: Peak, side: -1 | 1): Point[] {
  const steps = 6;
  const points: Point[] = [];
  for (let i = 1; i <= steps; i++) {
    const down = i / steps;
    const rough = (share: number) => (i < steps ? chance.between(-share, share) : 0);
    points.push([
      Math.round(x + side * halfWidth * down + rough(0.04) * halfWidth),
      Math.round(foot - height * (1 - down) + rough(0.03) * height),
    ]);
  }
  return points;
}

/** Where the crest winds, as a share of the half width, at each depth below the summit. */
const CREST = [
  { shift: 0.06, depth: 0.16 },
  { shift: -0.05, depth: 0.32 },
  { shift: 0.1, depth: 0.5 },
  { shift: -0.02, depth: 0.7 },
  { shift: 0.14, depth: 1 },
];

function crestOf(chance: Chance, { x, foot, halfWidth, height }: Peak): Point[] {
  return CREST.map(({ shift, depth }) => [
    Math.round(x + shift * halfWidth + chance.between(-0.03, 0.03) * halfWidth),
    Math.round(foot - height * (1 - depth)),
  ]);
}

/** The lower edge of the snow: a zigzag between two points, without them. */
function tornHem(chance: Chance, from: Point, to: Point, height: number): Point[] {
  const teeth = 5;
  const points: Point[] = [];
  for (let i = 1; i < teeth; i++) {
    const along = i / teeth;
    const tooth = (i % 2 ? -1 : 1) * height * chance.between(0.05, 0.12);
    points.push([
      Math.round(from[0] + (to[0] - from[0]) * along),
      Math.round(from[1] + (to[1] - from[1]) * along + tooth),
    ]);
  }
  return points;
}
