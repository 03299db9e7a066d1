import 'server-only';
import { addDays, daysBetween, type IsoDate } from '#lib/shared/dates.ts';
import { findCity, type City, type HotelCity } from '#features/places/server/index.ts';
import { random } from '#lib/shared/random.ts';
import { PATTERNS } from './draw-rooms.ts';

/**
 * A month in a city: `price` per mille of a room's base price for each day, and for each demand pattern the share of
 * rooms taken (per mille; 1,000 and more is sold out).
 */
export type CityMonth = { citySlug: string; month: IsoDate; price: number[]; taken: number[][] };

const FRIDAY = 5;
const SATURDAY = 6;

/** The given months in one city. The same date always has the same price and demand. */
export function cityMonths(hotelCity: HotelCity, months: readonly IsoDate[]): CityMonth[] {
  const city = findCity(hotelCity.city);
  if (!city) return [];
  return months.map((month) => {
    const days = Array.from({ length: daysBetween(month, nextMonth(month)) }, (_, day) => addDays(month, day));
    const season = seasonOf(hotelCity, Number(month.slice(5, 7)));
    const chance = random(`days ${city.slug} ${month}`);
    const price = days.map((day) =>
      Math.round(1000 * season.price * weekdayFactor(city.kind, day) * festive(day) * chance.between(0.97, 1.04)),
    );
    const taken = Array.from({ length: PATTERNS }, () =>
      days.map((day) =>
        Math.round(
          1000 * Math.max(0, chance.next() ** 1.6 * season.demand * weekdayFactor(city.kind, day) * festive(day)),
        ),
      ),
    );
    return { citySlug: city.slug, month, price, taken };
  });
}

/** The first days of the months from the one of `from` to the one of `to`. */
export function monthsBetween(from: IsoDate, to: IsoDate): IsoDate[] {
  const months: IsoDate[] = [];
  for (let month = `${from.slice(0, 7)}-01`; month <= to; month = nextMonth(month)) months.push(month);
  return months;
}

const nextMonth = (month: IsoDate): IsoDate => `${addDays(month, 31).slice(0, 7)}-01`;

const seasonOf = ({ peakMonths, offMonths }: HotelCity, month: number) =>
  peakMonths.includes(month)
    ? { price: 1.28, demand: 1.05 }
    : offMonths.includes(month)
      ? { price: 0.8, demand: 0.78 }
      : { price: 1, demand: 0.9 };

/** Business cities cost more on weekdays, leisure places on Friday and Saturday nights. */
function weekdayFactor(kind: City['kind'], day: IsoDate): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const weekend = weekday === FRIDAY || weekday === SATURDAY;
  if (kind === 'metro') return weekend ? 0.94 : 1.04;
  return weekend ? 1.16 : 0.98;
}

/** Christmas to New Year. */
const festive = (day: IsoDate): number => (day.slice(5) >= '12-23' || day.slice(5) <= '01-01' ? 1.22 : 1);
