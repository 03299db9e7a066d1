import { inksFor, type Inks } from './inks.ts';
import type { PosterHour, PosterKind, PosterOptions } from './options.ts';
import type { Chance } from '#lib/shared/random.ts';

/** Every picture is 400 units high; how wide it is follows from the ratio asked for. */
export const HEIGHT = 400;

/** Where things stand on one poster. */
export interface Composition {
  hour: PosterHour;
  inks: Inks;
  width: number;
  /** Scale of things that grow a little with the width. */
  unit: number;
  /** True when a place name goes on the left sky, which must then stay clear. */
  lettered: boolean;
  /** Narrow and lettered, as on a phone: sun and cloud wait below the words. */
  crowded: boolean;
  flipped: boolean;
  subjectX: number;
  /** Where a hotel stands, on the other side from the subject. */
  buildingX: number;
  sunX: number;
  /** A draw, 0 to 1, that makes a place itself: its moon, or a parasol on its beach. */
  detail: number;
}

/** Scenes in which something at the edge (palms, a branch) has to make way for the subject. */
const FRAMED: readonly PosterKind[] = ['beach', 'backwater', 'forest'];

/** Under lettering that fills the sky the subject is small enough to stand whole below it. */
const CROWDED_UNIT = 0.78;

/** In a picture of a phone's width, in CSS pixels, a name takes the whole sky. */
const PHONE = 430;

/** Beside a hotel the subject of the place stands farther off. */
const BESIDE_UNIT = 0.66;

/** The hotel on one side, what the place is known by on the other; on a lettered banner both keep right of the name. */
function beside(units: number, at: number | undefined, flipped: boolean): { subjectX: number; buildingX: number } {
  if (at !== undefined && units > 600) return { subjectX: units * at + 150, buildingX: units * at - 50 };
  const [near, far] = [Math.max(0.36 * units, 118), units - Math.max(0.22 * units, 78)];
  return flipped ? { subjectX: units - far, buildingX: units - near } : { subjectX: far, buildingX: near };
}

/**
 * Composes a poster. Whatever makes a place itself is drawn before the width is looked at, so that a hotel keeps
 * its inks and moon from a 44 px row to a 1400 px banner.
 */
export function compose({ kind, hour, width, height, at, building }: PosterOptions, chance: Chance): Composition {
  const inks = inksFor(kind, hour, chance);
  const mirrored = chance.next() < 0.5;
  const detail = chance.next();

  const units = Math.round((HEIGHT * width) / height);
  const lettered = at !== undefined;
  const crowded = lettered && (units < 440 || width <= PHONE);
  const flipped = lettered && FRAMED.includes(kind) ? at > 0.5 : mirrored;
  const alone = units * (at ?? (flipped ? 0.4 : 0.6));
  const { subjectX, buildingX } = building ? beside(units, at, flipped) : { subjectX: alone, buildingX: alone };
  const across = (share: number) => units * (flipped ? 1 - share : share);
  return {
    hour,
    inks,
    width: units,
    unit: building ? BESIDE_UNIT : crowded ? CROWDED_UNIT : Math.min(1.15, Math.max(0.8, units / 300)),
    lettered,
    crowded,
    flipped,
    subjectX,
    buildingX,
    sunX: lettered
      ? building
        ? (subjectX + buildingX) / 2
        : subjectX - units * 0.16
      : across(chance.between(0.24, 0.34)),
    detail,
  };
}
