/** Widths in pixels in which photographs are stored. A source between two of them is also stored in its own width. */
export const PHOTOGRAPH_WIDTHS = [480, 960, 1600] as const;

/** Best first: a browser uses the first it supports. */
export const PHOTOGRAPH_FORMATS = ['avif', 'webp'] as const;
export type PhotographFormat = (typeof PHOTOGRAPH_FORMATS)[number];

/** Most photographs per hotel, including its rooms. */
export const MOST_PHOTOGRAPHS = 40;

/** The widths in which a source of this width is stored, smallest first. It is never enlarged. */
export function photographWidths(source: number): number[] {
  const largest = Math.min(source, PHOTOGRAPH_WIDTHS[PHOTOGRAPH_WIDTHS.length - 1]!);
  return [...PHOTOGRAPH_WIDTHS.filter((width) => width < largest), largest];
}

/** Facts of a photograph for screens; its files are `/photos/{digest}-{width}.avif` and `.webp`. */
export type PhotographFacts = {
  digest: string;
  /** Available widths in pixels, smallest first. */
  widths: readonly number[];
  /** Pixels, at the largest width. */
  height: number;
  alt: string;
  credit: string;
};
