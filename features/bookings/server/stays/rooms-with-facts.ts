import 'server-only';
import { listRooms } from '#features/hotels/server/index.ts';
import { findCity } from '#features/places/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import { rateFacts } from '../../rules/stay-facts.ts';

/** A hotel's rooms for a stay, with every rate as policies evaluate it. */
export async function roomsWithFacts(db: Db, slug: string, stay: Stay, request: RequestFacts) {
  const offered = await listRooms({ db, query: { hotel: slug, ...stay }, body: undefined, caller: null, request });
  const { hotel, rooms } = offered;
  const place = { city: hotel.city.slug, country: findCity(hotel.city.slug)?.country ?? '' };
  const options = rooms.flatMap((room) =>
    room.rates.map((rate) =>
      rateFacts(hotel, room, { ...rate, total: rate.price.qOfferedPriceRoundedOff }, stay, place),
    ),
  );
  return { ...offered, place, options };
}
