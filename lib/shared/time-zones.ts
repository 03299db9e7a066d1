import { HOME_ZONE, dateInZone, timeInZone } from './dates.ts';

/** The IANA time zone of this browser. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone of a company’s days and deadlines, wherever the trip goes. Companies abroad will need their own. */
export const COMPANY_ZONE = HOME_ZONE;

/** The zone named by a request if it exists, else null. */
export function zoneNamed(name: string | null): string | null {
  if (!name || name.length > 64 || !/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+){0,2}$/.test(name)) return null;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }); // throws for an unknown zone
    return name;
  } catch {
    return null;
  }
}

/** True when the clocks of both zones agree at this instant. */
export const sameClock = (instant: Date | string, one: string, other: string): boolean =>
  timeInZone(instant, one) === timeInZone(instant, other) && dateInZone(instant, one) === dateInZone(instant, other);
