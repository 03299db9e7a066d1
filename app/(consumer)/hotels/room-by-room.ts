import 'server-only';
import type { HotelPageProps } from '#features/hotels/components/hotel-page/hotel-page.tsx';
import { listRooms as hotelRooms } from '#features/hotels/contract.ts';
import { startingRates } from '#features/hotels/rules/starting-rates.ts';
import { listRooms } from '#features/hotels/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { read } from '#lib/server/http/read.ts';
import { readRoomRates } from '#lib/shared/chosen-rate.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import type { SearchParams } from '#lib/shared/stay-params.ts';
import { formatRooms, stayParams, type Stay } from '#lib/shared/stay.ts';

type Asked = {
  asked: SearchParams;
  /** Whether one type can be had for all rooms. */ alike: boolean;
  checkInAt: string;
  today: IsoDate;
};

/**
 * The offers for each room of a stay, where the address chooses rooms one by one or no type has rooms for all. Null for one
 * room, where the same rate is chosen for all, and where the rooms that are left do not take everybody.
 */
export async function roomByRoom(
  hotel: HotelPageProps['hotel'],
  stay: Stay,
  { asked, alike, checkInAt, today }: Asked,
): Promise<HotelPageProps['byRoom']> {
  const named = readRoomRates(asked, stay.rooms.length);
  if (stay.rooms.length < 2 || (!named && alike)) return null;
  const lists = new Map<string, HotelPageProps['rooms']>();
  for (const room of stay.rooms) {
    const guests = formatRooms([room]); // rooms with the same guests have the same offers
    if (lists.has(guests)) continue;
    const query = { hotel: hotel.slug, ...stayParams({ ...stay, rooms: [room] }) };
    lists.set(guests, (await read(hotelRooms, listRooms, query)).rooms);
  }
  const rooms = stay.rooms.map((room) => lists.get(formatRooms([room])) ?? []);
  const remembered = named ?? rooms.map(() => null);
  const offered = rooms.map((types) => types.flatMap((room) => room.rates.map((rate) => ({ room, rate }))));
  const times = { checkInAt, now: clock.now().toISOString(), zone: hotel.zone, today };
  return startingRates(offered, remembered, times) && { rooms, remembered };
}
