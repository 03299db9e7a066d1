import { mix } from '../colour.ts';
import type { PosterKind, PosterMark } from '../options.ts';
import { palm } from '../parts/palm.ts';
import { pine, silverOak } from '../parts/trees.ts';
import { each, pen, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Chance } from '#lib/shared/random.ts';
import type { Building } from './code.ts';

/** Where buildings stand, from the top of the picture. */
export const FOOT = 350;

export interface Place {
  kind: PosterKind;
  mark?: PosterMark | undefined;
}

type Earth = readonly [far: string, near: string];
const GRASS: Earth = ['#9dbb6a', '#5d8a4d'];
const SAND: Earth = ['#f1d39d', '#d9a866'];

const EARTH: Record<PosterKind, Earth> = {
  beach: GRASS,
  hill: GRASS,
  oldcity: ['#e0c193', '#a87c54'],
  backwater: GRASS,
  metro: ['#cfc8b4', '#8d8a80'],
  desert: ['#ecb565', '#cf8c4a'],
  snow: ['#c9d3c0', '#8b9b88'],
  forest: GRASS,
};

/** The ground in front of the scene: sand on the beach only for a hotel that stands on it. */
export function printGround(press: Press, kind: PosterKind, { features }: Building): void {
  const [far, near] = features.includes('beach') ? SAND : features.includes('garden') ? GRASS : EARTH[kind];
  const { width, facing } = press;
  press.path(
    pen`M-5 400V${FOOT + 2 * facing}Q${width / 2} ${FOOT - 12} ${width + 5} ${FOOT - 2 * facing}V400z`,
    press.gradient(press.local(far), press.local(near)),
  );
}

/** Where scenes have palms: the sea, and backwaters in Kerala. */
const hasPalms = (kind: PosterKind, mark?: PosterMark) => kind === 'beach' || mark === 'nets' || mark === 'rice-boat';

/** What grows beside the building, as it grows in such places: palms by the sea, deodars in the hills, thorn in the desert. */
export function printTrees(
  press: Press,
  { kind, mark }: Place,
  chance: Chance,
  at: { left: number; right: number },
): void {
  const ink = mix(press.inks.deep, press.local('#2c6a45'), 0.55);
  const lit = mix(ink, press.local('#8fb35a'), 0.4);
  // Away from the subject of the place first; where the scene has palms of its own, there only.
  const away = press.facing < 0 ? ([at.right, 1] as const) : ([at.left, -1] as const);
  const near = press.facing < 0 ? ([at.left, -1] as const) : ([at.right, 1] as const);
  const beside = ([edge, side]: readonly [number, 1 | -1], low: number, high: number) =>
    edge + side * chance.between(low, high);
  const places = [beside(away, 10, 18), ...(kind === 'backwater' ? [] : [beside(near, 10, 16)]), beside(away, 26, 40)];
  const count = 1 + Math.floor(chance.next() * 2.6);
  for (const x of places.slice(0, count)) {
    const size = chance.between(0.75, 1.2);
    if (hasPalms(kind, mark))
      palm(press, { x, y: FOOT + 4, height: 96 * size, lean: chance.between(-16, 16), ink, litInk: lit });
    else if (kind === 'hill' || kind === 'snow' || mark === 'shikara') press.path(pine(x, FOOT + 4, 84 * size), ink);
    else if (kind === 'forest') silverOak(press, x, FOOT + 4, 84 * size, ink, press.local('#4a4034'));
    else if (kind === 'desert') bush(press, x, size, ink);
    else roundTree(press, x, size, ink, lit);
  }
}

function roundTree(press: Press, x: number, size: number, ink: string, lit: string): void {
  const r = 17 * size;
  const y = FOOT + 3;
  press.path(rect(x - 1.5, y - r * 2, 3, r * 2), press.local('#5a4634'));
  press.path(
    pen`M${x - r} ${y - r * 1.5}q${-r * 0.2} ${-r * 1.4} ${r} ${-r * 1.5}q${r * 1.2} ${r * 0.1} ${r} ${r * 1.5}q${-r} ${r * 0.5} ${-2 * r} 0z`,
    ink,
  );
  press.path(
    pen`M${x - r * 0.6} ${y - r * 2.1}q${r * 0.3} ${-r * 0.7} ${r} ${-r * 0.6}q${-r * 0.6} ${r * 0.3} ${-r} ${r * 0.6}z`,
    lit,
  );
}

function bush(press: Press, x: number, size: number, ink: string): void {
  const twigs = each(
    [-14, -7, 0, 7, 14],
    (lean) => pen`M${x} ${FOOT + 4}q${lean * 0.4} ${-12 * size} ${lean * size} ${(-24 + Math.abs(lean) * 0.6) * size}`,
  );
  press.line(twigs, ink, 2.2, { round: true });
}

/** A pool with its pale edge and ladder of light, in front of a hotel that has one. */
export function printPool(press: Press, x: number, reach: number): void {
  const [half, y] = [Math.min(62, reach * 0.46), FOOT + 12];
  const shape = (grow: number) =>
    pen`M${x - half - grow} ${y - grow * 0.5}H${x + half + grow}L${x + half + 14 + grow * 1.4} ${y + 17 + grow}H${x - half - 14 - grow * 1.4}z`;
  press.path(shape(3.4), press.local('#fff6e4'));
  press.path(shape(0), press.local('#35a6b4'));
  const light = times(4, (i) => pen`M${x - half * 0.7 + i * half * 0.36} ${y + 5 + (i % 2) * 6}h${half * 0.24}`);
  press.line(light, mix(press.local('#35a6b4'), press.lamplit ? press.inks.glow : '#ffffff', 0.6), 1.6, {
    round: true,
  });
}

/** A hedge and flower beds for a hotel that calls itself a garden. */
export function printGarden(press: Press, at: { left: number; right: number }): void {
  const from = at.left - 12;
  const count = Math.round((at.right - at.left + 24) / 15);
  press.path(
    times(count, (i) => pen`M${from + i * 15} ${FOOT + 7}q0-11 7.5-11t7.5 11z`),
    press.local('#3f7d4a'),
  );
  press.line(
    times(count, (i) => pen`M${from + i * 15 + 4} ${FOOT + 1}h0M${from + i * 15 + 10} ${FOOT + 3}h0`),
    press.local('#e58a6a'),
    3,
    { round: true },
  );
}

/** Tables under parasols for a hotel with a restaurant. */
export function printTables(press: Press, x: number, facing: 1 | -1): void {
  const at = [x, x + facing * 24];
  press.path(
    each(at, (table) => rect(table - 0.8, FOOT - 16, 1.6, 24) + rect(table - 7, FOOT + 1, 14, 2)),
    press.inks.deep,
  );
  press.path(
    each(at, (table) => pen`M${table - 12} ${FOOT - 14}Q${table} ${FOOT - 27} ${table + 12} ${FOOT - 14}z`),
    press.local('#d8472f'),
  );
  press.path(
    each(
      at,
      (table) =>
        pen`M${table - 4} ${FOOT - 14}Q${table - 2} ${FOOT - 20} ${table} ${FOOT - 20.5}Q${table + 2} ${FOOT - 20} ${table + 4} ${FOOT - 14}z`,
    ),
    press.local('#fff3dc'),
  );
}

/** Dark leaves in both lower corners, the nearest layer of the print. Whole units keep them short. */
export function printEdge(press: Press, chance: Chance): void {
  const { width, inks } = press;
  let data = '';
  for (let x = -10; x < width + 10; x += chance.between(11, 22)) {
    const edge = Math.abs(x - width / 2) / (width / 2);
    if (edge < chance.between(0.3, 0.75)) continue;
    const [half, high] = [Math.round(chance.between(8, 15)), Math.round(4 + edge * edge * chance.between(14, 34))];
    data += pen`M${Math.round(x) - half} 402q2 ${-high} ${half} ${-high - 2}q${half - 2} 2 ${half} ${high + 2}z`;
  }
  press.path(data, mix(inks.deep, press.local('#2b5d47'), 0.2));
}
