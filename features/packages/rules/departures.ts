import { addDays, dateInZone, daysBetween, timeInZone, type IsoDate } from '#lib/shared/dates.ts';
import type { PersonPrices } from '../contract.ts';
import type { Journey } from '../data/journey.ts';

/** The clock of our own days: what is on sale today, and the tax of a payment. */
export const JOURNEY_ZONE = 'Asia/Kolkata';

/** The clock of the places of a journey. */
export const zoneOf = ({ abroad }: Pick<Journey, 'abroad'>): string => abroad?.zone ?? JOURNEY_ZONE;

/** Milliseconds by which a zone's clock is ahead of UTC at an instant. */
const aheadOfUtc = (zone: string, at: number): number =>
  Date.parse(`${dateInZone(new Date(at), zone)}T${timeInZone(new Date(at), zone)}Z`) - at;

/** The instant of a wall time in a zone, in a minute that the zone's clock does not skip. */
export function zonedTime(date: IsoDate, time: string, zone: string): Date {
  if (zone === JOURNEY_ZONE) return new Date(`${date}T${time}:00+05:30`); // a list asks for hundreds
  const wall = Date.parse(`${date}T${time}Z`);
  const near = wall - aheadOfUtc(zone, wall);
  return new Date(wall - aheadOfUtc(zone, near));
}

/** A departure as it is planned: places of the group, and prices per person before tax. */
export type PlannedDeparture = { date: IsoDate; groupSize: number; prices: PersonPrices };

/** A Sunday; weeks are counted from it, so that every second week is the same whenever it is computed. */
const FIRST_SUNDAY = '2024-01-07';
const PEAK = 1.15;
/** Shares of the price in a double room. */
const SHARES = { single: 1.5, triple: 0.92, child: 0.6 } as const;
/**
 * Prices are multiples of ₹40: 5 % GST on them has two equal halves in whole rupees. Abroad they are multiples of ₹1,000,
 * so that 2 % tax collected at source on price and GST is whole rupees too.
 */
const stepOf = ({ abroad }: Pick<Journey, 'abroad'>): number => (abroad ? 100_000 : 4000);

/** The prices of a journey that departs on this day. */
export function pricesOn(
  { price, season, abroad }: Pick<Journey, 'price' | 'season' | 'abroad'>,
  date: IsoDate,
): PersonPrices {
  const step = stepOf({ abroad });
  const inSteps = (paise: number): number => Math.round(paise / step) * step;
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
