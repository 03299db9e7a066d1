/** Widths in pixels in which photographs are kept. A source between two of them is kept in its own width too. */
export const PHOTOGRAPH_WIDTHS = [480, 960, 1600] as const;

/** Best first: a browser takes the first that it can read. */
export const PHOTOGRAPH_FORMATS = ['avif', 'webp'] as const;
export type PhotographFormat = (typeof PHOTOGRAPH_FORMATS)[number];

/** Most photographs of one hotel, those of its rooms included. */
export const MOST_PHOTOGRAPHS = 40;

/** The widths in which a source of so many pixels across is kept, smallest first. It is never made larger. */
export function photographWidths(source: number): number[] {
  const largest = Math.min(source, PHOTOGRAPH_WIDTHS[PHOTOGRAPH_WIDTHS.length - 1]!);
  return [...PHOTOGRAPH_WIDTHS.filter((width) => width < largest), largest];
}

/** What a screen needs of a photograph; its files are `/photos/{digest}-{width}.avif` and `.webp`. */
export type PhotographFacts = {
  digest: string;
  /** Pixels in which it can be had, smallest first. */
  widths: readonly number[];
  /** Pixels, at the largest width. */
  height: number;
  alt: string;
  credit: string;
};
