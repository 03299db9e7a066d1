import { type Place, type Point, seen, type Size, type View } from './map-geometry.ts';

/** A tile's place in the frame, in pixels, and its address in the pyramid of tiles. */
type Tile = { z: number; x: number; y: number; left: number; top: number; width: number; height: number };

/** The width at which tiles are drawn, in pixels. */
const TILE = 256;

/** The last zoom level that every source has. */
const LAST_ZOOM = 19;

/**
 * The tiles that cover the frame at this view, row by row. Each is drawn at 181 to 362 pixels, so that the map may be zoomed
 * in between levels; none leaves a gap beside the next. Columns go on around the world, rows end at its edges.
 * Source: wiki.openstreetmap.org/wiki/Slippy_map_tilenames.
 */
export function tilesInSight(project: (place: Place) => Point, view: View, size: Size): Tile[] {
  const origin = seen(project({ lat: 0, lng: 0 }), view, size);
  const half = seen(project({ lat: 0, lng: 180 }), view, size).x - origin.x; // of the world, whose height is its width
  if (!(half > 0)) return [];
  const z = Math.min(LAST_ZOOM, Math.max(0, Math.round(Math.log2((2 * half) / TILE))));
  const count = 2 ** z;
  const side = (2 * half) / count;
  const edge = (start: number, index: number) => Math.round(start - half + index * side);
  const first = (start: number) => Math.floor((half - start) / side);
  const last = (start: number, length: number) => Math.ceil((half - start + length) / side) - 1;
  const between = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  const columns = between(first(origin.x), last(origin.x, size.width));
  const rows = between(Math.max(0, first(origin.y)), Math.min(count - 1, last(origin.y, size.height)));
  return rows.flatMap((y) =>
    columns.map((x) => ({
      z,
      x: ((x % count) + count) % count,
      y,
      left: edge(origin.x, x),
      top: edge(origin.y, y),
      width: edge(origin.x, x + 1) - edge(origin.x, x),
      height: edge(origin.y, y + 1) - edge(origin.y, y),
    })),
  );
}

/** The address of a tile at a source (`lib/shared/map-tiles.ts`). */
export const addressOf = (url: string, { z, x, y }: Pick<Tile, 'z' | 'x' | 'y'>): string =>
  url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
