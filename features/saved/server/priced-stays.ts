import 'server-only';
import { hotelsBySlug, lowestPrice } from '#features/hotels/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import type { SavedStay } from '../contract.ts';
import { stayOf } from './saved.repo.ts';
import type { SavedRow } from './tables.ts';

type PricedStay = { row: SavedRow; hotel: SavedStay['hotel']; stay: Stay; price: number | null };

/** Saved stays with their hotels and their lowest prices now, in paise; without those whose hotel is gone. */
export async function pricedStays(db: Db, rows: readonly SavedRow[]): Promise<PricedStay[]> {
  const hotels = await hotelsBySlug(
    db,
    rows.map(({ hotelSlug }) => hotelSlug),
  );
  const priced: PricedStay[] = [];
  for (const row of rows) {
    const hotel = hotels.get(row.hotelSlug);
    if (!hotel) continue; // its row ends with its dates
    const { slug, name, area, city, stars, poster } = hotel;
    const stay = stayOf(row);
    const price = await lowestPrice(db, row.hotelSlug, stay);
    priced.push({ row, hotel: { slug, name, area, city: city.name, stars, poster }, stay, price });
  }
  return priced;
}
