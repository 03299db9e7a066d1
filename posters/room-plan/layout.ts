import { type BedKind, type PlanFacts, type RoomFeature } from '#lib/shared/room-facts.ts';

/** Metres from the corner where the entrance wall meets the wall the plan shows on top. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Wall = 'top' | 'bottom' | 'left' | 'right';
export type Furniture = BedKind | Extract<RoomFeature, 'desk' | 'sofa' | 'wardrobe'>;
/** A piece of furniture with its back to a wall. */
export interface Piece extends Box {
  readonly what: Furniture;
  readonly wall: Wall;
}

/** A room layout: the entrance is in the left wall, window and balcony in the right one. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly door: Box;
  readonly bathroom: Box | null;
  readonly fixtures: readonly (Box & { readonly what: 'shower' | 'bathtub' })[];
  readonly pieces: readonly Piece[];
  readonly outside: { readonly what: 'balcony' | 'terrace' | 'verandah'; readonly depth: number } | null;
  readonly window: boolean;
}

/** Along the wall, and out into the room, in metres; beds are the common mattress sizes, a desk comes with its chair. */
export const SIZES: Readonly<Record<Furniture, readonly [along: number, out: number]>> = {
  king: [1.83, 1.98],
  queen: [1.52, 1.98],
  double: [1.37, 1.9],
  single: [0.91, 1.9],
  sofabed: [1.9, 0.9],
  desk: [1.1, 1],
  sofa: [1.7, 0.8],
  wardrobe: [1.1, 0.6],
};
const WALLS: Readonly<Record<Furniture, readonly Wall[]>> = {
  king: ['top', 'bottom', 'left', 'right'],
  queen: ['top', 'bottom', 'left', 'right'],
  double: ['top', 'bottom', 'left', 'right'],
  single: ['top', 'bottom', 'left', 'right'],
  sofabed: ['bottom', 'top', 'right', 'left'],
  desk: ['bottom', 'right', 'top', 'left'],
  sofa: ['bottom', 'top', 'right', 'left'],
  wardrobe: ['bottom', 'left', 'top'], // never before the window
};

/** Ratios of length to depth; the first that fits everything is drawn. */
const SHAPES = [1.35, 1.2, 1.5, 1.05, 1.7, 2, 2.4];
/** Metres left free around a bed, from comfortable to minimal. */
const AISLES = [0.5, 0.35, 0.2, 0.08];
const DOOR = 0.9;
const STEP = 0.1;
const OUTSIDE = ['balcony', 'terrace', 'verandah'] as const;

/** Places the known furniture so that the room is walkable; null when its beds do not fit its size. */
export function layOut(facts: PlanFacts): Layout | null {
  const wanted = piecesOf(facts);
  if (!facts.beds.length) return null;
  let best: Layout | null = null;
  for (const aisle of AISLES) {
    for (const shape of SHAPES) {
      const layout = arrange(facts, wanted, shape, aisle);
      if (layout?.pieces.length === wanted.length) return layout;
      if (layout && layout.pieces.length > (best?.pieces.length ?? 0)) best = layout;
    }
  }
  return best;
}

const piecesOf = ({ beds, features }: PlanFacts): Furniture[] => [
  ...[...beds].sort((a, b) => SIZES[b][0] * SIZES[b][1] - SIZES[a][0] * SIZES[a][1]),
  ...(['desk', 'sofa', 'wardrobe'] as const).filter((piece) => features.includes(piece)),
];

function arrange(facts: PlanFacts, wanted: readonly Furniture[], shape: number, aisle: number): Layout | null {
  const width = Math.sqrt(facts.sizeM2 * shape);
  const height = facts.sizeM2 / width;
  const outside = OUTSIDE.find((what) => facts.features.includes(what));
  const door = { x: 0, y: height - DOOR - 0.12, width: DOOR, height: DOOR };
  const wet = bathroomOf(facts, width);
  if (wet && (wet.room.height > door.y || wet.room.width > width - 1)) return null;
  const keepFree: Box[] = [door];
  if (wet) keepFree.push(wet.room, { x: wet.room.width - 0.8, y: wet.room.height, width: 0.7, height: 0.6 });
  if (outside) keepFree.push({ x: width - 0.6, y: height / 2 - 0.45, width: 0.6, height: 0.9 });

  const pieces: Piece[] = [];
  const fromX = wet?.room.width ?? 0;
  const headboards = bedStart(facts.beds, width - fromX, aisle);
  for (const what of wanted) {
    const taken = [...keepFree, ...pieces];
    const piece = placeOf(what, { width, height, fromX, start: headboards }, taken, aisle);
    if (piece) pieces.push(piece);
    else if (facts.beds.some((bed) => bed === what)) return null;
  }
  return {
    width,
    height,
    door,
    bathroom: wet?.room ?? null,
    fixtures: wet?.fixtures ?? [],
    pieces,
    outside: outside ? { what: outside, depth: outside === 'balcony' ? 1.3 : 1.8 } : null,
    window: facts.window,
  };
}

/** The bathroom in the corner beside the entrance, with only the fixtures that the hotel states. */
function bathroomOf({ features, sizeM2 }: PlanFacts, width: number) {
  const [tub, shower] = [features.includes('bathtub'), features.includes('shower')];
  if (!tub && !shower) return null;
  const least: readonly [number, number] = tub ? [1.75, shower ? 1.75 : 1.5] : [1.35, 1.15];
  const side = Math.sqrt(sizeM2);
  const room: Box = {
    x: 0,
    y: 0,
    width: Math.min(3, Math.max(least[0], Math.min(side * 0.44, width * 0.36))),
    height: Math.min(2.6, Math.max(least[1], side * 0.36)),
  };
  const fixtures: Layout['fixtures'][number][] = [];
  if (tub) fixtures.push({ what: 'bathtub', x: 0.02, y: 0.02, width: 1.7, height: 0.75 });
  if (shower) fixtures.push({ what: 'shower', x: 0.02, y: tub ? room.height - 0.87 : 0.02, width: 0.85, height: 0.85 });
  return { room, fixtures };
}

/** Where along the free stretch of the top wall the first headboard stands when all beds stand side by side. */
function bedStart(beds: readonly BedKind[], free: number, aisle: number): number | null {
  const heads = beds.filter((bed) => bed !== 'sofabed').map((bed) => SIZES[bed][0]);
  const all = heads.reduce((sum, along) => sum + along + aisle, -aisle);
  return heads.length > 1 && all + 2 * aisle <= free ? (free - all) / 2 : null;
}

interface Floor {
  width: number;
  height: number;
  /** Where the bathroom ends along the top wall. */
  fromX: number;
  /** Where beds in a row begin, from there. */
  start: number | null;
}

const isBed = (what: Furniture) => what === 'king' || what === 'queen' || what === 'double' || what === 'single';

/** The position nearest to the middle of a wall's free stretch where a piece overlaps nothing. */
function placeOf(what: Furniture, floor: Floor, taken: readonly Box[], aisle: number): Piece | null {
  const [along, out] = SIZES[what];
  const gap = isBed(what) ? aisle : Math.min(aisle, 0.2);
  for (const wall of WALLS[what]) {
    const span = wall === 'top' || wall === 'bottom' ? floor.width : floor.height;
    const depth = wall === 'top' || wall === 'bottom' ? floor.height : floor.width;
    if (out > depth) continue;
    const from = wall === 'top' ? floor.fromX : 0;
    const inRow = isBed(what) && wall === 'top' && floor.start !== null;
    const wished = inRow ? from + (floor.start ?? 0) : (from + span - along) / 2;
    for (const offset of offsetsNear(wished, from, span - along)) {
      const box = boxAt(wall, offset, along, out, floor);
      const free = { x: box.x - gap, y: box.y - gap, width: box.width + 2 * gap, height: box.height + 2 * gap };
      if (!taken.some((other) => overlaps(free, other))) return { ...box, what, wall };
    }
  }
  return null;
}

/** Offsets a step apart between the two ends of a wall, nearest to the wanted one first. */
function offsetsNear(wished: number, from: number, to: number): number[] {
  const offsets: number[] = [];
  for (let offset = from + 0.02; offset <= to - 0.02; offset += STEP) offsets.push(offset);
  if (wished > from && wished < to) offsets.push(wished);
  return offsets.sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished));
}

function boxAt(wall: Wall, offset: number, along: number, out: number, room: { width: number; height: number }): Box {
  if (wall === 'top') return { x: offset, y: 0, width: along, height: out };
  if (wall === 'bottom') return { x: offset, y: room.height - out, width: along, height: out };
  if (wall === 'left') return { x: 0, y: offset, width: out, height: along };
  return { x: room.width - out, y: offset, width: out, height: along };
}

/** Whether two boxes share floor; touching is no overlap. */
export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
