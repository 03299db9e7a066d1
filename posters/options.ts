import type { POSTER_HOURS, POSTER_KINDS } from './kinds.ts';

/** Monuments that stand in the middle of an old city's or a metropolis's poster. */
export const MONUMENTS = [
  'tomb',
  'fort',
  'palace',
  'gopuram',
  'lake-palace',
  'india-gate',
  'vidhana-soudha',
  'charminar',
  'howrah-bridge',
  'golden-temple',
  'mysore-palace',
  'burj',
  'marina-bay',
  'big-ben',
  'eiffel',
  'prang',
  'petronas',
  'empire-state',
  'tokyo-tower',
  'mosque',
  'mehrangarh',
  'gateway',
  'shaniwar-wada',
  'cyber-city',
  'sidi-saiyyed',
] as const;

/** What else a landscape may show where it is true of the place, and nowhere else. */
export const SUBJECTS = {
  beach: ['lighthouse', 'church', 'split-gate', 'karst', 'shikhara'],
  hill: ['toy-train', 'tea', 'jhula', 'ridge-church', 'kangchenjunga'],
  oldcity: [],
  backwater: ['nets', 'rice-boat', 'ghats', 'shikara'],
  metro: ['sea-link', 'metro-line'],
  desert: ['camels'],
  snow: ['chorten', 'lake', 'gompa', 'hadimba'],
  forest: ['elephants', 'tea'],
} as const;

export const POSTER_MARKS = [
  ...MONUMENTS,
  ...SUBJECTS.beach,
  ...SUBJECTS.hill,
  ...SUBJECTS.backwater,
  ...SUBJECTS.metro,
  ...SUBJECTS.desert,
  ...SUBJECTS.snow,
  'elephants',
] as const;

export type PosterKind = (typeof POSTER_KINDS)[number];
export type PosterHour = (typeof POSTER_HOURS)[number];
export type Monument = (typeof MONUMENTS)[number];
/** What people know a place by; a wrong one is worse than none, so a poster without a mark shows plain land. */
export type PosterMark = (typeof POSTER_MARKS)[number];

/** The marks that posters of a kind can show. */
export const marksOf = (kind: PosterKind): readonly PosterMark[] =>
  kind === 'oldcity' || kind === 'metro' ? [...MONUMENTS, ...SUBJECTS[kind]] : SUBJECTS[kind];

export const isMonument = (mark: PosterMark | undefined): mark is Monument =>
  MONUMENTS.some((monument) => monument === mark);

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
  /** The hotel that stands before the scene, as `spellBuilding` spells it. */
  building?: string | undefined;
}
