import 'server-only';
import { Temporal } from 'temporal-polyfill';
import type { IsoDate } from '#lib/shared/dates.ts';

/**
 * The instant of a wall time at a place: `instantAt('2026-12-12', '14:00', 'Asia/Kolkata')`. A time that a clock
 * change skips moves forward, one that happens twice is the first (Temporal's "compatible").
 */
export function instantAt(date: IsoDate, time: string, zone: string): Date {
  const zoned = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone);
  return new Date(zoned.epochMilliseconds);
}
