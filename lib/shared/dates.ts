import { t } from './texts.ts';
/**
 * Calendar dates are 'YYYY-MM-DD' strings without a zone; instants are ISO strings or Date in UTC.
 * Zone arithmetic that turns a place's wall time into an instant is the server's (`lib/server/zone.ts`).
 */
export type IsoDate = string;

const DAY = 86_400_000;
/** @texts */
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
/** @texts */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const utc = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`);

/** True for a real calendar date in ISO form ('2026-02-29' is none, and the calendar has no year 0). */
export function isIsoDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = utc(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The date `days` after (or before, if negative). */
export const addDays = (date: IsoDate, days: number): IsoDate =>
  new Date(utc(date) + days * DAY).toISOString().slice(0, 10);

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => Math.round((utc(to) - utc(from)) / DAY);

/** Every night of a stay: the check-in date up to, and without, the check-out date. */
export const nightsOf = (checkIn: IsoDate, checkOut: IsoDate): IsoDate[] =>
  Array.from({ length: Math.max(0, daysBetween(checkIn, checkOut)) }, (_, night) => addDays(checkIn, night));

/**
 * India's one zone, the clock of whatever has no place of its own. It has not been changed since 1945 (IANA: 5:30 ahead of
 * UTC).
 */
export const HOME_ZONE = 'Asia/Kolkata';
const INDIA_AHEAD = 330 * 60_000;

/** A cached formatter per zone for date and time: creating one is expensive, and every search needs several. */
const wallClocks = new Map<string, Intl.DateTimeFormat>();

/**
 * "2026-12-12 14:00" at an instant in an IANA zone, in the Swedish format, which is ISO 8601's. India, where most trips
 * are, is computed without a formatter: creating the first one takes a phone 30 ms.
 */
function wallTime(instant: Date | string, zone: string): string {
  if (zone === HOME_ZONE)
    return new Date(new Date(instant).getTime() + INDIA_AHEAD).toISOString().slice(0, 16).replace('T', ' ');
  const clock =
    wallClocks.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zone,
    });
  wallClocks.set(zone, clock);
  return clock.format(new Date(instant));
}

/** The calendar date at an instant in an IANA zone. */
export const dateInZone = (instant: Date | string, zone: string): IsoDate => wallTime(instant, zone).slice(0, 10);

/** "Sat 12 Dec", with the year only if it is not this one (LOOK.md). */
export const formatDate = (date: IsoDate, today: IsoDate): string =>
  `${t(WEEKDAYS[new Date(utc(date)).getUTCDay()] ?? '')} ${formatDay(date, today)}`;

/** "12 Dec": the same without the day of the week. */
export function formatDay(date: IsoDate, today: IsoDate): string {
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
  const words = `${day} ${t(MONTHS[month - 1] ?? '')}`;
  return date.slice(0, 4) === today.slice(0, 4) ? words : `${words} ${year}`;
}

/** "12–15 Dec", "30 Dec – 2 Jan 2027": a range with an en dash. A single day is no range: "Sat 12 Dec". */
export function formatDateRange(from: IsoDate, to: IsoDate, today: IsoDate): string {
  if (from === to) return formatDate(from, today);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${formatDay(to, today)}`;
  return `${formatDay(from, today)} – ${formatDay(to, today)}`;
}

/** The wall time "HH:mm" (24 hours) at an instant in an IANA zone. */
export const timeInZone = (instant: Date | string, zone: string): string => wallTime(instant, zone).slice(11);

/** "2 Dec, 14:00" at the place, with the year only if it is not this one. */
export function formatInstant(instant: Date | string, zone: string, today: IsoDate): string {
  return `${formatDay(dateInZone(instant, zone), today)}, ${timeInZone(instant, zone)}`;
}
