import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { addDays } from '#lib/shared/dates.ts';
import type { HotelCity } from '#features/places/server/index.ts';
import { monthsBetween } from './city-demand.ts';
import { drawStock, shareOut } from './draw-stock.ts';
import { writeDays, writeHotels } from './write-hotels.ts';

/** Above every demo hotel and sentinel. */
const FIRST_NUMBER = 1_000_001;
const NIGHTS = 365;

/** Cities to fill: by `weight`, or with exactly `hotels`. */
export type CityToFill = HotelCity & { hotels?: number };

/**
 * Generates `count` hotels for measurements, 365 nights ahead: cities with `hotels` get exactly that, the others share
 * the rest by weight.
 */
export async function generateHotels(
  db: Db,
  count: number,
  cities: readonly CityToFill[],
  today: IsoDate,
): Promise<void> {
  const fixed = cities.reduce((sum, city) => sum + (city.hotels ?? 0), 0);
  const shared = shareOut(
    count - fixed,
    cities.map((city) => ({ ...city, weight: city.hotels === undefined ? city.weight : 0 })),
  );
  const drawn = drawStock(
    cities,
    cities.map((city, index) => city.hotels ?? shared[index] ?? 0),
    FIRST_NUMBER,
  );
  const months = monthsBetween(today, addDays(today, NIGHTS));
  await db.transaction(async (tx) => {
    await writeHotels(tx, drawn);
    await writeDays(tx, drawn, cities, months);
  });
}
