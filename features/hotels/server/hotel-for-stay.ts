import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { Stay } from '#lib/shared/stay.ts';
import { findHotel } from './hotels.repo.ts';
import type { HotelRow } from './present-hotel.ts';
import { refuseChildren } from './refuse-children.ts';
import { refuseDates } from './stay-dates.ts';

/**
 * The hotel of a stay that it sells. Throws NOT_FOUND for an unknown hotel, INVALID_INPUT for dates that are not sold,
 * and for children where the hotel takes none.
 */
export async function hotelForStay(db: Db, slug: string, stay: Stay): Promise<HotelRow> {
  const hotel = await findHotel(db, slug);
  refuseDates(stay, clock.today(hotel.zone));
  refuseChildren(hotel.children, stay.rooms);
  return hotel;
}
