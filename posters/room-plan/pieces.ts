import type { Box, Piece } from './layout.ts';

/** A line in metres: where it begins, and how far it goes along x and y. */
export type Stroke = readonly [x: number, y: number, dx: number, dy: number];

/** A box made smaller by so much on every side, or only on the two that stand at right angles to its wall. */
export const inset = ({ x, y, width, height }: Box, by: number, wall?: Piece['wall']): Box => {
  const [byX, byY] = wall === undefined ? [by, by] : wall === 'top' || wall === 'bottom' ? [by, 0] : [0, by];
  return { x: x + byX, y: y + byY, width: width - 2 * byX, height: height - 2 * byY };
};

/** The part of a piece between two distances from its wall. */
export function slice({ x, y, width, height, wall }: Piece, from: number, to: number): Piece & { wall: Piece['wall'] } {
  const what = 'single' as const;
  if (wall === 'top') return { what, wall, x, y: y + from, width, height: to - from };
  if (wall === 'bottom') return { what, wall, x, y: y + height - to, width, height: to - from };
  if (wall === 'left') return { what, wall, x: x + from, y, width: to - from, height };
  return { what, wall, x: x + width - to, y, width: to - from, height };
}

/** The part of a box between two shares of its length along the wall. */
export function share({ x, y, width, height }: Box, from: number, to: number, wall: Piece['wall']): Box {
  if (wall === 'top' || wall === 'bottom') return { x: x + width * from, y, width: width * (to - from), height };
  return { x, y: y + height * from, width, height: height * (to - from) };
}

/** The side of a box that is away from its wall, as a line. */
export function edge({ x, y, width, height }: Box, wall: Piece['wall']): Stroke {
  if (wall === 'top') return [x, y + height, width, 0];
  if (wall === 'bottom') return [x, y, width, 0];
  if (wall === 'left') return [x + width, y, 0, height];
  return [x, y, 0, height];
}

export const middleOf = ({ x, y, width, height }: Box): Stroke =>
  width > height ? [x, y + height / 2, width, 0] : [x + width / 2, y, 0, height];
