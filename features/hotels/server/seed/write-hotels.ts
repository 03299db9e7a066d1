import 'server-only';
import { sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import type { HotelCity } from '#features/places/server/index.ts';
import { hotels, ratePlans, roomTypes } from '../tables.ts';
import { cityMonths } from './city-demand.ts';
import type { DrawnHotel } from './drawn.ts';
import { insertRows } from './insert-rows.ts';
import { writeCalendars, type CalendarRoom } from './write-calendars.ts';

/** Writes hotels with room types and rate plans; calendars are written by `writeDays`. */
export async function writeHotels(db: Db, drawn: readonly DrawnHotel[]): Promise<void> {
  await insertRows(
    db,
    hotels,
    drawn.map((hotel) => hotel.row),
  );
  await insertRows(
    db,
    roomTypes,
    drawn.flatMap((hotel) => hotel.rooms.map((room) => room.row)),
  );
  await insertRows(
    db,
    ratePlans,
    drawn.flatMap((hotel) => hotel.rooms.flatMap((room) => room.plans)),
  );
}

/** Writes the calendar rows of these hotels for these months. */
export async function writeDays(
  db: Db,
  drawn: readonly DrawnHotel[],
  cities: readonly HotelCity[],
  months: readonly IsoDate[],
): Promise<void> {
  const rooms = drawn.flatMap(({ row, rooms: ofHotel }): CalendarRoom[] =>
    ofHotel.map((room) => ({
      id: room.row.id,
      citySlug: row.citySlug,
      base: room.base,
      allotment: room.allotment,
      pattern: room.pattern,
    })),
  );
  const used = new Set(rooms.map((room) => room.citySlug));
  await writeCalendars(
    db,
    rooms,
    cities.filter(({ city }) => used.has(city)).flatMap((city) => cityMonths(city, months)),
  );
}

/** Writes calendars with the same price and rooms every day, for sentinels. */
export async function writeEvenDays(db: Db, drawn: readonly DrawnHotel[], months: readonly IsoDate[]): Promise<void> {
  for (const { row, rooms } of drawn) {
    for (const { row: room, base, allotment } of rooms) {
      await db.execute(sql`insert into room_calendars (room_type_id, month, city_slug, price, free)
        select ${room.id}, m, ${row.citySlug}, array_fill(${base}::int, array[days]), array_fill(${allotment}::smallint, array[days])
        from unnest(${sql.param([...months])}::date[]) m, lateral (select extract(day from m + interval '1 month' - interval '1 day')::int as days) d
        on conflict do nothing`);
    }
  }
}
