export const POSTER_KINDS = ['beach', 'hill', 'oldcity', 'backwater', 'metro', 'desert', 'snow', 'forest'] as const;
export const POSTER_HOURS = ['dawn', 'day', 'dusk', 'night'] as const;
export const POSTER_MARKS = ['tomb', 'fort', 'palace', 'gopuram'] as const;

export type PosterKind = (typeof POSTER_KINDS)[number];
export type PosterHour = (typeof POSTER_HOURS)[number];
/** A monument people know; only an old city shows one, and a wrong one is worse than none. */
export type PosterMark = (typeof POSTER_MARKS)[number];

export interface PosterOptions {
  /** Names the place: the same seed and kind always give the same subject, inks and moon. */
  seed: string;
  kind: PosterKind;
  hour: PosterHour;
  /** Pixels the picture is shown at; only their ratio changes the composition. */
  width: number;
  height: number;
  /** Where the subject stands, 0 to 1 across; .6 to .86 keeps the left sky clear for a place name. */
  at?: number | undefined;
  mark?: PosterMark | undefined;
}
