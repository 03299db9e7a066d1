import 'server-only';
import { searchStays } from '#features/hotels/server/index.ts';
import { findCity } from '#features/places/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import { listedFacts } from '../../rules/stay-facts.ts';

type ThisHotel = { hotelId: string; /** Slug. */ city: string };

/**
 * The offers of a city's other hotels for a stay, as policies evaluate them. They are candidates for the smallest change
 * of a rate, so that rooms, review and guard name the hotel that the listing named.
 */
export async function otherHotels(db: Db, { hotelId, city }: ThisHotel, stay: Stay, request: RequestFacts) {
  const { terms, stays } = await searchStays({
    db,
    query: { city, ...stay },
    body: undefined,
    caller: null,
    request,
  });
  const place = { city, country: findCity(city)?.country ?? '' };
  return stays.filter(({ _id }) => _id !== hotelId).flatMap((listed) => listedFacts(listed, terms, stay, place));
}
