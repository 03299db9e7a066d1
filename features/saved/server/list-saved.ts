import 'server-only';
import { hotelsBySlug, lowestPrice } from '#features/hotels/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { list, SavedStay } from '../contract.ts';
import { savedOf, stayOf } from './saved.repo.ts';

/** The caller's saved stays that are still ahead, with their lowest prices now. */
export const listSaved: UseCase<typeof list> = async ({ db, caller: { userId } }) => {
  const rows = await savedOf(db, userId, clock.today('UTC'));
  const hotels = await hotelsBySlug(
    db,
    rows.map(({ hotelSlug }) => hotelSlug),
  );
  const stays: SavedStay[] = [];
  for (const row of rows) {
    const hotel = hotels.get(row.hotelSlug);
    if (!hotel) continue; // its row ends with its dates
    const { slug, name, area, city, stars, poster } = hotel;
    stays.push({
      _id: row.id,
      hotel: { slug, name, area, city: city.name, stars, poster },
      stay: stayOf(row),
      price: await lowestPrice(db, row.hotelSlug, stayOf(row)),
      savedPrice: row.savedPrice,
      watched: row.watched,
      savedAt: row.savedAt.toISOString(),
    });
  }
  return { stays };
};
