import { dateInZone, formatDate, formatInstant, timeInZone, type IsoDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { FlightBooking } from '../contract.ts';
import { openParts } from './open-parts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long before departure airlines open web check-in, and how long before it they close it. */
const OPENS_HOURS = 48;
const CLOSES_MINUTES = { domestic: 60, international: 75 };

/** Web check-in for one direction of a ticketed trip: it is done once for all flights of the direction. */
export type CheckIn = {
  /** Position of the direction. */
  bound: number;
  /** Number of its first flight, "6E 2043", and the local date it departs on. */
  flight: string;
  day: IsoDate;
  opensAt: Date;
  closesAt: Date;
  closesMinutes: number;
  departsAt: Date;
  /** IANA zone of the airport it departs from. */
  zone: string;
};

/**
 * Web check-in of each direction that somebody still flies, in the order of the trip; none before it is ticketed. It
 * opens 48 hours before departure and closes 60 minutes before it, 75 on international flights, as IndiGo and Air India
 * publish; airlines differ by some minutes. `bounds` are at their current times (`currentBounds`).
 */
export function checkInsOf({ bounds, parts, party }: Pick<FlightBooking, 'bounds' | 'parts' | 'party'>): CheckIn[] {
  if (!parts.length) return [];
  return openParts({ bounds, parts, party }).bounds.map((at) => {
    const { domestic, segments } = bounds[at]!;
    const { number, origin } = segments[0]!;
    const departsAt = new Date(origin.instant);
    const closesMinutes = CLOSES_MINUTES[domestic ? 'domestic' : 'international'];
    return {
      bound: at,
      flight: number,
      day: origin.at.slice(0, 10),
      opensAt: new Date(departsAt.getTime() - OPENS_HOURS * HOUR),
      closesAt: new Date(departsAt.getTime() - closesMinutes * MINUTE),
      closesMinutes,
      departsAt,
      zone: origin.airport.zone,
    };
  });
}

/** Names a check-in that people were told of: another day, or another flight, is news again; other times are not. */
export const checkInKey = ({ flight, day }: Pick<CheckIn, 'flight' | 'day'>): string => `${flight} ${day}`;

/** Whether one can check in now. */
export const isOpen = ({ opensAt, closesAt }: Pick<CheckIn, 'opensAt' | 'closesAt'>, now: Date): boolean =>
  opensAt <= now && now < closesAt;

/**
 * The check-ins to tell people of now: open, paid for, and not told yet.
 *
 * @param told Keys of those that were told (`checkInKey`).
 */
export const checkInsToTell = (
  checkIns: readonly CheckIn[],
  { paidAt, told }: { paidAt: Date | null; told: readonly string[] },
  now: Date,
): CheckIn[] =>
  checkIns.filter((one) => paidAt !== null && paidAt <= now && isOpen(one, now) && !told.includes(checkInKey(one)));

/** When the next check-in opens that is neither told nor over; null: none is left. */
export function nextOpening(checkIns: readonly CheckIn[], told: readonly string[], now: Date): Date | null {
  const left = checkIns.filter((one) => now < one.closesAt && !told.includes(checkInKey(one)));
  return left.length ? new Date(Math.min(...left.map(({ opensAt }) => opensAt.getTime()))) : null;
}

/** "Web check-in opens on Tue 1 Dec, 08:25." by the airport's clock; null once the flight has left. */
function checkInText({ opensAt, closesAt, departsAt, zone }: CheckIn, now: Date): string | null {
  const shown = (instant: Date) => formatInstant(instant, zone, dateInZone(now, zone));
  if (now >= departsAt) return null;
  if (now < opensAt) return `Web check-in opens on ${shown(opensAt)}.`;
  if (now < closesAt) return `Web check-in is open until ${shown(closesAt)}.`;
  return `Web check-in closed on ${shown(closesAt)}. Check in at the airport.`;
}

/** `checkInText` of each direction by its position; null where there is no check-in, or none any more. */
export function checkInTexts(trip: Pick<FlightBooking, 'bounds' | 'parts' | 'party'>, now: Date): (string | null)[] {
  const checkIns = checkInsOf(trip);
  return trip.bounds.map((_, at) => {
    const found = checkIns.find(({ bound }) => bound === at);
    return found ? checkInText(found, now) : null;
  });
}

/** "It closes at 07:25, 60 minutes before departure.", with the date where that is the day before. */
export function closingText({ closesAt, closesMinutes, day, zone }: CheckIn): string {
  const closes = dateInZone(closesAt, zone);
  const values = { time: timeInZone(closesAt, zone), minutes: counted(closesMinutes, 'minute') };
  if (closes === day) return t('It closes at {time}, {minutes} before departure.', values);
  const date = formatDate(closes, '');
  return t('It closes on {date} at {time}, {minutes} before departure.', { ...values, date });
}
