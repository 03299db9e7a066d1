import { allHotelCities } from '#features/places/server/index.ts';
import { generateHotels, seedHotels } from '#features/hotels/server/index.ts';
import type { Database } from '#lib/server/db/connect.ts';

/** The day the small stock begins; freeze the clock on it: `clock.freeze(SMALL_STOCK_NOW)`. */
export const SMALL_STOCK_TODAY = '2026-11-21';
export const SMALL_STOCK_NOW = '2026-11-21T04:00:00Z';

const cityNamed = (slug: string) => {
  const city = allHotelCities().find((known) => known.city === slug);
  if (!city) throw new Error(`No hotels in ${slug}.`);
  return city;
};

/** 40 hotels in Kochi, 12 in Paris, 8 in Leh, and the sentinels: enough for a listing, made in a second. */
export async function seedSmallStock(db: Database): Promise<void> {
  await seedHotels(db, { today: SMALL_STOCK_TODAY, hotels: 0 });
  await generateHotels(
    db,
    60,
    [
      { ...cityNamed('kochi'), hotels: 40 },
      { ...cityNamed('paris'), hotels: 12 },
      { ...cityNamed('leh'), hotels: 8 },
    ],
    SMALL_STOCK_TODAY,
  );
}
