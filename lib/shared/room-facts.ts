/** Features a hotel may state for a room, in reading order. Stored as a bit mask: append only. */
export const ROOM_FEATURES = [
  'shower',
  'bathtub',
  'desk',
  'sofa',
  'wardrobe',
  'balcony',
  'terrace',
  'verandah',
] as const;
export type RoomFeature = (typeof ROOM_FEATURES)[number];

export const BED_KINDS = ['king', 'queen', 'double', 'single', 'sofabed'] as const;
export type BedKind = (typeof BED_KINDS)[number];

/** The drawable part of a room's facts; `window` where the hotel states the view. */
export interface PlanFacts {
  /** Square metres of the room with its bathroom; a balcony or terrace comes on top. */
  readonly sizeM2: number;
  readonly beds: readonly BedKind[];
  readonly features: readonly RoomFeature[];
  readonly window: boolean;
}

/** Units of the drawing, and CSS pixels where it is shown at its own size. */
export const PLAN_WIDTH = 320;
export const PLAN_HEIGHT = 240;

/** More beds than any room is sold with; higher counts are ignored. */
export const MOST_BEDS = 6;

const COUNTS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4 };
const BED =
  /^(?:(a|an|one|two|three|four|[1-6])\s+(?:x\s+)?)?(king|queen|double|single|twin|sofa)(?:[- ]sized?)?(?:\s+bed)?(s)?$/;

/**
 * The beds of a description such as "king bed and two singles". Empty when it is not a plain list of known beds ("king
 * or twin", "futon"): uncertain beds are not drawn.
 */
export function readBeds(words: string): BedKind[] {
  const beds: BedKind[] = [];
  for (const part of words.toLowerCase().split(/,|\+|&|\band\b|\bwith\b/)) {
    const found = BED.exec(part.trim());
    if (!found) return [];
    const [, given, kind, plural] = found;
    const count = given ? (COUNTS[given] ?? Number(given)) : kind === 'twin' ? 2 : 1;
    if (plural && count < 2) return []; // "single beds" without a count
    const drawn = kind === 'twin' ? 'single' : kind === 'sofa' ? 'sofabed' : (kind as BedKind);
    beds.push(...Array.from({ length: count }, () => drawn));
  }
  return beds.length <= MOST_BEDS ? beds : [];
}

/** What a plan shows, as text: "28 m², king bed, shower, desk, balcony". Its alternative text. */
export const roomText = ({ sizeM2, bed, features }: { sizeM2: number; bed: string; features: readonly string[] }) =>
  [`${sizeM2} m²`, bed, ...features].filter(Boolean).join(', ');
