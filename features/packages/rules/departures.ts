import { addDays, daysBetween, type IsoDate } from '#lib/shared/dates.ts';
import type { PersonPrices } from '../contract.ts';
import type { Journey } from '../data/journey.ts';

/** Journeys are in India, whose clock is 5:30 ahead of UTC all year. */
export const JOURNEY_ZONE = 'Asia/Kolkata';

/** The instant of a wall time in India. */
export const indianTime = (date: IsoDate, time: string): Date => new Date(`${date}T${time}:00+05:30`);

/** A departure as it is planned: places of the group, and prices per person before tax. */
export type PlannedDeparture = { date: IsoDate; groupSize: number; prices: PersonPrices };

/** A Sunday; weeks are counted from it, so that every second week is the same whenever it is computed. */
const FIRST_SUNDAY = '2024-01-07';
const PEAK = 1.15;
/** Shares of the price in a double room. */
const SHARES = { single: 1.5, triple: 0.92, child: 0.6 } as const;
/** Prices are multiples of ₹40: 5 % tax on them has two equal halves in whole rupees. */
const STEP = 4000;

const inSteps = (paise: number): number => Math.round(paise / STEP) * STEP;

/** The prices of a journey that departs on this day. */
export function pricesOn({ price, season }: Pick<Journey, 'price' | 'season'>, date: IsoDate): PersonPrices {
  const double = inSteps(price * 100 * (season.peak.includes(Number(date.slice(5, 7))) ? PEAK : 1));
  return {
    double,
    single: inSteps(double * SHARES.single),
    triple: inSteps(double * SHARES.triple),
    child: inSteps(double * SHARES.child),
  };
}

/** The departures of a journey from one day to another, both included. */
export function plannedDepartures(journey: Journey, from: IsoDate, until: IsoDate): PlannedDeparture[] {
  const { weekday, everyWeeks, months } = journey.season;
  const first = addDays(FIRST_SUNDAY, weekday);
  const period = everyWeeks * 7;
  const passed = Math.max(0, Math.ceil(daysBetween(first, from) / period));
  const dates: IsoDate[] = [];
  for (let date = addDays(first, passed * period); date <= until; date = addDays(date, period)) dates.push(date);
  return dates
    .filter((date) => months.includes(Number(date.slice(5, 7))))
    .map((date) => ({ date, groupSize: journey.groupSize, prices: pricesOn(journey, date) }));
}
