import 'server-only';
import { and, asc, eq, gte, inArray, isNull, min } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { RoomOccupancy, Stay } from '#lib/shared/stay.ts';
import { fits } from '../rules/occupancy.ts';
import { readRoomNights } from './inventory.repo.ts';
import { hotels, ratePlans, roomTypes } from './tables.ts';

/** A hotel in which a tour operator lodges a group, with the room types that fit each room of the party, in contract order. */
export type GroupHotel = {
  id: string;
  slug: string;
  name: string;
  citySlug: string;
  area: string;
  address: string;
  telephone: string | null;
  stars: number;
  rooms: { roomTypeId: string; ratePlanId: string }[];
};

/** `rooms`: the party; with none, every room type fits. */
type GroupSearch = { cities: readonly string[]; leastStars: number; rooms: readonly RoomOccupancy[] };

/**
 * Listed hotels of these cities with at least so many stars that take guests of every age, in the order of their ids.
 * Whether they have rooms free is what `roomsFree` says.
 */
export async function hotelsForGroups(db: Db, { cities, leastStars, rooms }: GroupSearch): Promise<GroupHotel[]> {
  if (!cities.length) return [];
  const rows = await db
    .select({ hotel: hotels, room: roomTypes, ratePlanId: min(ratePlans.id) })
    .from(hotels)
    .innerJoin(roomTypes, and(eq(roomTypes.hotelId, hotels.id), isNull(roomTypes.blockOf)))
    .innerJoin(ratePlans, eq(ratePlans.roomTypeId, roomTypes.id))
    .where(
      and(
        inArray(hotels.citySlug, [...cities]),
        gte(hotels.stars, leastStars),
        eq(hotels.listed, true),
        isNull(hotels.sentinel),
      ),
    )
    .groupBy(hotels.id, roomTypes.id)
    .orderBy(asc(hotels.id), asc(roomTypes.id));
  const found = new Map<string, GroupHotel>();
  for (const { hotel, room, ratePlanId } of rows) {
    if (hotel.children === false) continue;
    const { id, slug, name, citySlug, area, address, telephone, stars } = hotel;
    const known = found.get(id) ?? { id, slug, name, citySlug, area, address, telephone, stars, rooms: [] };
    found.set(id, known);
    if (ratePlanId && fits(room, rooms)) known.rooms.push({ roomTypeId: room.id, ratePlanId });
  }
  return [...found.values()];
}

/** The fewest rooms free on a night of the dates, by room type. One without a night of them is absent: it sells nothing. */
export async function roomsFree(
  db: Db,
  roomTypeIds: readonly string[],
  dates: Pick<Stay, 'checkIn' | 'checkOut'>,
): Promise<Map<string, number>> {
  const nights = await readRoomNights(db, roomTypeIds, dates);
  return new Map([...nights].map(([id, { free }]) => [id, Math.min(...free)]));
}
