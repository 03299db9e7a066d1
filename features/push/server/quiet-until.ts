import 'server-only';
import { addDays, dateInZone, timeInZone } from '#lib/shared/dates.ts';
import { instantAt } from '#lib/server/zone.ts';
import type { QuietHours } from '../contract.ts';

const DAY_MS = 86_400_000;

/** When the quiet hours end that `now` is in; null outside of them. */
export function quietUntil({ from, until, zone }: QuietHours, now: Date): Date | null {
  const time = timeInZone(now, zone);
  const isQuiet = from < until ? from <= time && time < until : from <= time || time < until;
  if (!isQuiet) return null;
  const today = dateInZone(now, zone);
  const end = instantAt(time < until ? today : addDays(today, 1), until, zone);
  return end > now ? end : null; // the hour that a clock change repeats is not quiet a second time
}

/**
 * When a message to a person is sent: at once, or at the end of the quiet hours. News of a trip that begins within a day
 * do not wait. `tripFrom`: the trip's first day; null for news of no trip.
 */
export function sendingTime(quiet: QuietHours | undefined, tripFrom: string | null, now: Date): Date {
  if (!quiet || (tripFrom !== null && tripFrom <= dateInZone(new Date(now.getTime() + DAY_MS), quiet.zone))) return now;
  return quietUntil(quiet, now) ?? now;
}
