import { HOME_ZONE, dateInZone, formatDate, timeInZone } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';

const MINUTE = 60_000;

/** Holds shorter than this get no reminder: it would be read too late. */
const SHORTEST_HOLD_MINUTES = 15;
/** A hold's reminder goes out at most this long before its end. */
const EARLIEST_HOURS = 2;
/** A paid booking that is unconfirmed for this long gets an explanation. */
export const UNANSWERED_MINUTES = 10;

/** How long before it begins people are reminded of a booked trip: the last time, and a first time while they can still change it. */
export const TRIP_REMINDER_HOURS = 24;
export const FIRST_REMINDER_HOURS = 5 * 24;

/**
 * When a hold's reminder goes out: after two thirds of it, at most two hours before its end; null when it is too short.
 */
export function reminderAt(heldAt: Date, until: Date): Date | null {
  const length = until.getTime() - heldAt.getTime();
  if (length < SHORTEST_HOLD_MINUTES * MINUTE) return null;
  return new Date(until.getTime() - Math.min(EARLIEST_HOURS * 60 * MINUTE, Math.floor(length / 3)));
}

/**
 * A deadline for a reader whose zone is not known: "Tue 1 Dec, 12:00 (India time)", and for a place in another zone
 * "Tue 1 Dec, 12:00 in Paris (16:30 India time)". `now` decides whether the year is shown.
 */
export function deadlineText(instant: Date, { zone, city }: { zone: string; city: string }, now: Date): string {
  const wall = (at: string) =>
    `${formatDate(dateInZone(instant, at), dateInZone(now, at))}, ${timeInZone(instant, at)}`;
  if (wall(zone) === wall(HOME_ZONE)) return t('{when} (India time)', { when: wall(HOME_ZONE) });
  const sameDay = dateInZone(instant, zone) === dateInZone(instant, HOME_ZONE);
  return t('{when} in {city} ({india} India time)', {
    when: wall(zone),
    city: t(city),
    india: sameDay ? timeInZone(instant, HOME_ZONE) : wall(HOME_ZONE),
  });
}
