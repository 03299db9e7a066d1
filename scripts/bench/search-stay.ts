import { addDays, dateInZone } from '#lib/shared/dates.ts';
import { stayParams, type Stay } from '#lib/shared/stay-shape.ts';

/** The searched city. */
export const BENCH_CITY = 'jaipur';

const AHEAD = 60;

/** Three nights for two rooms, two months from now, within one month: the commonest search. */
export function benchStay(now: Date): Stay {
  const month = addDays(dateInZone(now, 'Asia/Kolkata'), AHEAD).slice(0, 7);
  return {
    checkIn: `${month}-10`,
    checkOut: `${month}-13`,
    rooms: [
      { adults: 2, childAges: [] },
      { adults: 2, childAges: [] },
    ],
  };
}

/** The same search as a query string. */
export const benchQuery = (now: Date): string =>
  new URLSearchParams({ city: BENCH_CITY, ...stayParams(benchStay(now)) }).toString();
