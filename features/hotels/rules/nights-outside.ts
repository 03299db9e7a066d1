import type { IsoDate } from '#lib/shared/dates.ts';

/** Nights from check-in up to check-out. */
export type Nights = { checkIn: IsoDate; checkOut: IsoDate };

/** The nights of a stay that are not among those of another: at most two runs, the earlier first. */
export function nightsOutside({ checkIn, checkOut }: Nights, other: Nights): Nights[] {
  const before = { checkIn, checkOut: checkOut < other.checkIn ? checkOut : other.checkIn };
  const after = { checkIn: checkIn > other.checkOut ? checkIn : other.checkOut, checkOut };
  return [before, after].filter((run) => run.checkIn < run.checkOut);
}
