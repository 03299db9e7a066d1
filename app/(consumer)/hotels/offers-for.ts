import 'server-only';
import type { HotelPageProps } from '#features/hotels/components/hotel-page/hotel-page.tsx';
import { listRooms as hotelRooms } from '#features/hotels/contract.ts';
import { startingRates } from '#features/hotels/rules/starting-rates.ts';
import { listRooms } from '#features/hotels/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { read } from '#lib/server/http/read.ts';
import { readRoomRates } from '#lib/shared/chosen-rate.ts';
import type { SearchParams } from '#lib/shared/stay-params.ts';
import { formatRooms, stayParams, type RoomOccupancy, type Stay } from '#lib/shared/stay.ts';

type Offers = Pick<HotelPageProps, 'byRoom'> & { rooms: NonNullable<HotelPageProps['rooms']>; checkInAt: string };

/** The offers of a hotel page whose search is not valid. */
export const NOTHING: Offers = { rooms: [], checkInAt: '', byRoom: null };

/**
 * The offers of a hotel for a stay. `byRoom` has those for each room alone, where the address chooses rooms one by one or no
 * type has rooms for all; null where the rooms that are left do not take everybody.
 */
export async function offersFor(hotel: HotelPageProps['hotel'], stay: Stay, asked: SearchParams): Promise<Offers> {
  const offersOf = (rooms: RoomOccupancy[]) =>
    read(hotelRooms, listRooms, { hotel: hotel.slug, ...stayParams({ ...stay, rooms }) });
  const { rooms, checkInAt } = await offersOf(stay.rooms);
  const named = readRoomRates(asked, stay.rooms.length);
  if (stay.rooms.length < 2 || (!named && rooms.length)) return { rooms, checkInAt, byRoom: null };

  const lists = new Map<string, Offers['rooms']>(); // rooms with the same guests have the same offers
  for (const room of stay.rooms) {
    const guests = formatRooms([room]);
    if (!lists.has(guests)) lists.set(guests, (await offersOf([room])).rooms);
  }
  const each = stay.rooms.map((room) => lists.get(formatRooms([room])) ?? []);
  const remembered = named ?? each.map(() => null);
  const offered = each.map((types) => types.flatMap((room) => room.rates.map((rate) => ({ room, rate }))));
  const now = clock.now();
  const times = { checkInAt, now: now.toISOString(), zone: hotel.zone, today: clock.today(hotel.zone) };
  return { rooms, checkInAt, byRoom: startingRates(offered, remembered, times) && { rooms: each, remembered } };
}
