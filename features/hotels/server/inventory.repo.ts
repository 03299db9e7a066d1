import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { monthSpans, type MonthSpan } from '../rules/month-spans.ts';

type Dates = { checkIn: string; checkOut: string };

/** The months of a stay as a table `s (n, month, first, last)`. */
export const spanTable = (spans: readonly MonthSpan[]): SQL =>
  sql`(values ${sql.join(spans.map(({ month, first, last }, n) => sql`(${n}::int, ${month}::date, ${first}::int, ${last}::int)`), sql`, `)}) s (n, month, first, last)`;

/** "{420000,431000}" as PostgreSQL writes an array. */
const readArray = (text: string): number[] => text.slice(1, -1).split(',').map(Number);

type SliceRow = { room: string; n: number; price: string };

/**
 * Base prices of each night (paise) by room type, for every room type of a city that has enough rooms on all nights.
 * One query whatever the size of the city: a stay reads one row a room type and month.
 */
export async function readCityNights(db: Db, citySlug: string, dates: Dates, rooms: number): Promise<Map<string, number[]>> {
  const spans = monthSpans(dates.checkIn, dates.checkOut);
  const { rows } = await db.execute<SliceRow>(sql`
    select c.room_type_id as room, s.n, c.price[s.first:s.last]::text as price
    from ${spanTable(spans)} join room_calendars c on c.month = s.month
    where c.city_slug = ${citySlug} and ${rooms}::smallint <= all (c.free[s.first:s.last])`);
  return joinSpans(rows, spans);
}

/** What is left of one room type on each night, and at what base price. */
export type RoomNights = { price: number[]; free: number[] };

/** Prices and rooms left for the given room types; one that lacks a night of the stay is absent. */
export async function readRoomNights(db: Db, roomTypeIds: readonly string[], dates: Dates): Promise<Map<string, RoomNights>> {
  if (!roomTypeIds.length) return new Map();
  const spans = monthSpans(dates.checkIn, dates.checkOut);
  const { rows } = await db.execute<SliceRow & { free: string }>(sql`
    select c.room_type_id as room, s.n, c.price[s.first:s.last]::text as price, c.free[s.first:s.last]::text as free
    from ${spanTable(spans)} join room_calendars c on c.month = s.month
    where c.room_type_id in ${[...roomTypeIds]}`);
  const prices = joinSpans(rows, spans);
  const free = joinSpans(rows.map((row) => ({ ...row, price: row.free })), spans);
  return new Map([...prices].map(([room, price]) => [room, { price, free: free.get(room) ?? [] }]));
}

/** Puts the months of each room type together in order; leaves out those without every night. */
function joinSpans(rows: readonly SliceRow[], spans: readonly MonthSpan[]): Map<string, number[]> {
  const nights = spans.reduce((count, span) => count + span.last - span.first + 1, 0);
  const joined = new Map<string, number[]>();
  const complete = (room: string, prices: number[]) => prices.length === nights && joined.set(room, prices);
  if (spans.length === 1) {
    for (const row of rows) complete(row.room, readArray(row.price));
    return joined;
  }
  for (const [room, parts] of Map.groupBy(rows, (row) => row.room)) {
    complete(room, parts.sort((a, b) => a.n - b.n).flatMap((part) => readArray(part.price)));
  }
  return joined;
}
