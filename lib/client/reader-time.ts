import { HOME_ZONE, dateInZone, formatInstant } from '#lib/shared/dates.ts';
import { deviceZone, sameClock } from '#lib/shared/time-zones.ts';
import { t } from '#lib/shared/texts.ts';

/**
 * An instant (ISO 8601) on the clock of this browser: "2 Dec, 12:40". Where India's clock shows another time, it
 * ends in " (your time)" [9.10].
 */
export function readerTime(instant: string): string {
  const zone = deviceZone();
  const text = formatInstant(instant, zone, dateInZone(new Date(), zone));
  return sameClock(instant, zone, HOME_ZONE) ? text : t('{when} (your time)', { when: text });
}

/**
 * What stands behind a deadline written in its place's time: " (2 Dec, 09:30 your time)". Empty where the clock of this
 * browser shows the same time as the clock of `placeZone` (IANA) at that instant [9.10].
 */
export function besideReader(instant: string, placeZone: string): string {
  const zone = deviceZone();
  if (sameClock(instant, zone, placeZone)) return '';
  return t(' ({when} your time)', { when: formatInstant(instant, zone, dateInZone(new Date(), zone)) });
}
