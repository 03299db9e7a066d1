import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { Stay, RoomOccupancy } from '#lib/shared/stay.ts';
import { AppError } from '#lib/shared/errors.ts';
import { findHotel } from './hotels.repo.ts';
import type { HotelRow } from './present-hotel.ts';
import { refuseDates } from './stay-dates.ts';
import { NO_CHILDREN, refusesChildren } from '../rules/house-rules.ts';

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

/**
 * Throws INVALID_INPUT beside `field` for a party with children at a hotel whose house rules take none.
 */
export function refuseChildren(children: boolean | null, rooms: readonly RoomOccupancy[], field = 'rooms'): void {
  if (refusesChildren(children, rooms))
    throw new AppError('INVALID_INPUT', NO_CHILDREN, { fields: { [field]: NO_CHILDREN } });
}
