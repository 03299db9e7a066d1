import { type CabinCode, TRIP_LIMITS } from '#lib/shared/trip-shape.ts';
import type { FareCalendar } from '../../contract.ts';
import type { Fares } from '../fares/price-journeys.ts';
import type { World } from '../world/world.ts';
import type { FoundBound } from './find-bounds.ts';
import type { FoundPlace } from './places.ts';
import { addDays, daysBetween, type IsoDate } from '#lib/shared/dates.ts';

type Day = FareCalendar['days'][number];

/** The lowest fare of a day as its search lists it, and the airports it flies between. */
export function lowestOfDay(
  { date, dated, journeys }: Pick<FoundBound, 'date' | 'dated' | 'journeys'>,
  fares: Pick<Fares, 'lowestTotal'>,
  cabin: CabinCode,
): Day {
  let day: Day = { date, total: null, from: null, to: null };
  for (const { flights } of journeys) {
    const total = fares.lowestTotal(flights, cabin);
    if (!Number.isFinite(total) || (day.total !== null && total >= day.total)) continue;
    const { airports, routes } = dated.world;
    const [first, last] = [dated.routeOf(flights[0]!), dated.routeOf(flights.at(-1)!)];
    day = { date, total, from: airports[routes.from[first]!]!.iata, to: airports[routes.to[last]!]!.iata };
  }
  return day;
}

/** The airports of the place that was asked for. */
export const airportsAsked = ({ airports }: World, place: FoundPlace): FareCalendar['airports']['from'] =>
  place.airports.map((at) => {
    const { iata, name, cityName } = airports[at]!;
    return { code: iata, name, cityName };
  });

const DAYS = 35;
const DAYS_BEFORE = 14;

/** The five weeks of a fare calendar: up to two before the selected date, within today and the end of sale. */
export function calendarDays(today: IsoDate, chosen: IsoDate): IsoDate[] {
  const first = Math.max(0, Math.min(daysBetween(today, chosen) - DAYS_BEFORE, TRIP_LIMITS.daysAhead - DAYS + 1));
  return Array.from({ length: DAYS }, (_, day) => addDays(today, first + day));
}
