import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { PackageBooking } from '../contract.ts';

type Line = PackageBooking['lines'][number];
type PriceLine = PackageBooking['rooms'][number]['lines'][number];

/** A room of a package as it is stored: occupancy, how it is shared, and its price before extras. */
export type PackageRoom = Omit<PackageBooking['rooms'][number], 'at' | 'share'>;

/**
 * One room of a package as it was sold; its position among the rooms is its name. `share`: its part of the price with its own
 * extras. `kept`: what the tour operator kept of it when it was cancelled. Paise.
 */
export type SoldPackageRoom = PackageRoom & { share: { total: number; lines: PriceLine[] }; kept?: number };

/** A package as it was sold on its departure: all of its rooms, and the terms of the whole. Paise. */
export type SoldPackage = {
  rooms: SoldPackageRoom[];
  /** What the extras of the party as a whole cost. */ shared: number;
  /** All lines of the price then, with what was kept of earlier departures; they sum to `total`. */ lines: Line[];
  total: number;
  policies: CancellationPolicy[];
};

/**
 * What was kept of cancelled rooms and of earlier departures, part of the price since, and how much of it is tax collected at
 * source. Paise.
 */
export type KeptOfPackage = { total: number; tcs: number };

/** The lines of a package's price without what was kept of cancelled rooms and earlier departures. */
export const standingLines = <Line extends { code: string }>(lines: readonly Line[]) =>
  lines.filter((line): line is Line & { code: Exclude<Line['code'], 'kept'> } => line.code !== 'kept');
