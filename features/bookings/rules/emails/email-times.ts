import { dateInZone, formatDate, timeInZone } from '#lib/shared/dates.ts';

const MINUTE = 60_000;
const HOME_ZONE = 'Asia/Kolkata';

/** A hold shorter than this ends before an email about it would be read. */
const SHORTEST_HOLD_MINUTES = 15;
/** Longest time before the end of a hold at which its reminder goes out. */
const EARLIEST_HOURS = 2;
/** How long a paid booking may stay unconfirmed before its traveller is told why. */
export const UNANSWERED_MINUTES = 10;

/** When the reminder of a hold goes out: when two thirds of it are over, at most two hours before its end; null when it is too short for an email. */
export function reminderAt(heldAt: Date, until: Date): Date | null {
  const length = until.getTime() - heldAt.getTime();
  if (length < SHORTEST_HOLD_MINUTES * MINUTE) return null;
  return new Date(until.getTime() - Math.min(EARLIEST_HOURS * 60 * MINUTE, Math.floor(length / 3)));
}

/**
 * A deadline for somebody whose clock we do not know: "Tue 1 Dec, 12:00 (India time)", and at a place with another clock
 * "Tue 1 Dec, 12:00 in Paris (16:30 India time)". `now` decides whether the year is said.
 */
export function deadlineText(instant: Date, { zone, city }: { zone: string; city: string }, now: Date): string {
  const wall = (at: string) =>
    `${formatDate(dateInZone(instant, at), dateInZone(now, at))}, ${timeInZone(instant, at)}`;
  if (wall(zone) === wall(HOME_ZONE)) return `${wall(HOME_ZONE)} (India time)`;
  const sameDay = dateInZone(instant, zone) === dateInZone(instant, HOME_ZONE);
  return `${wall(zone)} in ${city} (${sameDay ? timeInZone(instant, HOME_ZONE) : wall(HOME_ZONE)} India time)`;
}
