import type { IsoDate } from '#lib/shared/dates.ts';
import type { PackageDeparture } from '../contract.ts';

/** The wanted departure if it has enough places, else the next one that has. */
export function chooseDeparture(
  departures: readonly PackageDeparture[],
  wanted: string | null,
  places: number,
): (PackageDeparture & { date: IsoDate }) | null {
  const open = departures.filter(({ left }) => left >= places);
  return open.find(({ date }) => date === wanted) ?? open[0] ?? null;
}
