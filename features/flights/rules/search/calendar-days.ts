import { addDays, daysBetween, type IsoDate } from '#lib/shared/dates.ts';
import { TRIP_LIMITS } from '#lib/shared/trip-shape.ts';

const DAYS = 35;
const DAYS_BEFORE = 14;

/** The five weeks of a fare calendar: up to two before the selected date, within today and the end of sale. */
export function calendarDays(today: IsoDate, chosen: IsoDate): IsoDate[] {
  const first = Math.max(0, Math.min(daysBetween(today, chosen) - DAYS_BEFORE, TRIP_LIMITS.daysAhead - DAYS + 1));
  return Array.from({ length: DAYS }, (_, day) => addDays(today, first + day));
}
