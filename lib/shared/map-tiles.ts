/** Where square map pictures come from: Web Mercator, by zoom level, column and row ("slippy map" tiles). */
export type MapTiles = {
  /** Address of a tile, with {z}, {x} and {y}. */
  url: string;
  /** Who is to be named on the map, and where their terms are. */
  credit: string;
  creditUrl: string;
};
