import type { IsoDate } from '#lib/shared/dates.ts';

/** Days since 1970-01-01, a Thursday. */
export const epochDay = (date: IsoDate): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);

/** The weekday bit of an epoch day in a timetable's `days`: bit 0 is Sunday. */
export const weekdayBit = (day: number): number => 1 << ((((day + 4) % 7) + 7) % 7);

export const isoDay = (day: number): IsoDate => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** "2026-12-08T06:10" for local minutes since 1970. */
export const wallText = (wall: number): string => new Date(wall * 60_000).toISOString().slice(0, 16);
