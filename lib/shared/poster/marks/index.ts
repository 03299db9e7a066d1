import type { PosterMark } from '../options.ts';
import type { Press } from '../press.ts';
import { fort } from './fort.ts';
import { gopuram } from './gopuram.ts';
import { palace } from './palace.ts';
import type { Stone } from './stone.ts';
import { tomb } from './tomb.ts';

interface Mark {
  /** Local colours; `stoneOf` brings them under the light of the hour. */
  stone: Stone;
  scale: number;
  print: (press: Press, stone: Stone) => void;
}

export const MARKS: Record<PosterMark, Mark> = {
  tomb: { stone: { wall: '#f7ead6', shade: '#c9a98c', opening: '#6d5a5a' }, scale: 1.3, print: tomb },
  fort: { stone: { wall: '#e0aa63', shade: '#a2683a', opening: '#5a3826' }, scale: 1.1, print: fort },
  palace: { stone: { wall: '#d9765a', shade: '#f3d3b0', opening: '#6b2b2b' }, scale: 1.35, print: palace },
  gopuram: { stone: { wall: '#e2b04e', shade: '#b8452f', opening: '#3f6a6a' }, scale: 1.25, print: gopuram },
};

/** The stone of a mark as it looks at this hour. */
export function stoneOf(press: Press, mark: PosterMark): Stone {
  const { wall, shade, opening } = MARKS[mark].stone;
  return { wall: press.local(wall), shade: press.local(shade), opening: press.local(opening) };
}
