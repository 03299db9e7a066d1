import { inksFor, type Inks } from './inks.ts';
import type { PosterHour, PosterKind, PosterOptions } from './options.ts';
import type { Chance } from './random.ts';

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
  /** Narrow and lettered: sun and cloud wait below the words. */
  crowded: boolean;
  flipped: boolean;
  subjectX: number;
  sunX: number;
  /** A draw, 0 to 1, that makes a place itself: its moon, or a parasol on its beach. */
  detail: number;
}

/** Scenes in which something at the edge (palms, a branch) has to make way for the subject. */
const FRAMED: readonly PosterKind[] = ['beach', 'backwater', 'forest'];

/** Under lettering that fills the sky the subject is small enough to stand whole below it. */
const CROWDED_UNIT = 0.78;

/**
 * Composes a poster. Whatever makes a place itself is drawn before the width is looked at, so that a hotel keeps
 * its inks and moon from a 44 px row to a 1400 px banner.
 */
export function compose({ kind, hour, width, height, at }: PosterOptions, chance: Chance): Composition {
  const inks = inksFor(kind, hour, chance);
  const mirrored = chance.next() < 0.5;
  const detail = chance.next();

  const units = Math.round((HEIGHT * width) / height);
  const lettered = at !== undefined;
  const crowded = lettered && units < 440;
  const flipped = lettered && FRAMED.includes(kind) ? at > 0.5 : mirrored;
  const subjectX = units * (at ?? (flipped ? 0.4 : 0.6));
  const across = (share: number) => units * (flipped ? 1 - share : share);
  return {
    hour,
    inks,
    width: units,
    unit: crowded ? CROWDED_UNIT : Math.min(1.15, Math.max(0.8, units / 300)),
    lettered,
    crowded,
    flipped,
    subjectX,
    sunX: lettered ? subjectX - units * 0.16 : across(chance.between(0.24, 0.34)),
    detail,
  };
}
