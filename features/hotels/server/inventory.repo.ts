import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { monthSpans, type MonthSpan } from '../rules/month-spans.ts';

type Dates = { checkIn: string; checkOut: string };

/** The months of a stay as a table `s (n, month, first, last)`. */
export const spanTable = (spans: readonly MonthSpan[]): SQL =>
  sql`(values ${sql.join(
    spans.map(({ month, first, last }, n) => sql`(${n}::int, ${month}::date, ${first}::int, ${last}::int)`),
    sql`, `,
  )}) s (n, month, first, last)`;

type SliceRow = { room: string; n: number; price: string };

/** A room type with its base price (paise) of each night of a stay. */
type PricedRoom = { room: string; nightly: readonly number[] };

/** Calls `visit` for each priced room type. `nightly` may be reused for the next one. */
export type VisitPricedRooms = (visit: (room: string, nightly: readonly number[]) => void) => void;

/**
 * Base prices of each night for every room type of these cities with enough rooms on all nights. One query whatever the
 * size of the cities; a stay reads one row per room type and month.
 */
export async function readCityNights(
  db: Db,
  citySlugs: readonly string[],
  dates: Dates,
  rooms: number,
): Promise<VisitPricedRooms> {
  if (!citySlugs.length) return () => undefined;
  const spans = monthSpans(dates.checkIn, dates.checkOut);
  const { rows } = await db.execute<SliceRow>(sql`
    select c.room_type_id as room, s.n, c.price[s.first:s.last]::text as price
    from ${spanTable(spans)} join room_calendars c on c.month = s.month
    where c.city_slug in ${[...citySlugs]} and ${rooms}::smallint <= all (c.free[s.first:s.last])`);
  if (spans.length > 1) {
    const joined = joinSpans(rows, spans);
    return (visit) => joined.forEach(({ room, nightly }) => visit(room, nightly));
  }
  const nights = nightsOfSpans(spans);
  const nightly: number[] = [];
  return (visit) => {
    for (const { room, price } of rows) if (readArray(price, nightly) === nights) visit(room, nightly);
  };
}

/** Rooms left of one room type on each night, with base prices. */
export type RoomNights = { price: readonly number[]; free: readonly number[] };

/** Prices and rooms left of the given room types; one without a night of the stay is absent. */
export async function readRoomNights(
  db: Db,
  roomTypeIds: readonly string[],
  dates: Dates,
): Promise<Map<string, RoomNights>> {
  if (!roomTypeIds.length) return new Map();
  const spans = monthSpans(dates.checkIn, dates.checkOut);
  const { rows } = await db.execute<SliceRow & { free: string }>(sql`
    select c.room_type_id as room, s.n, c.price[s.first:s.last]::text as price, c.free[s.first:s.last]::text as free
    from ${spanTable(spans)} join room_calendars c on c.month = s.month
    where c.room_type_id in ${[...roomTypeIds]}`);
  const free = new Map(
    joinSpans(
      rows.map((row) => ({ ...row, price: row.free })),
      spans,
    ).map(({ room, nightly }) => [room, nightly]),
  );
  return new Map(
    joinSpans(rows, spans).map(({ room, nightly }) => [room, { price: nightly, free: free.get(room) ?? [] }]),
  );
}

const nightsOfSpans = (spans: readonly MonthSpan[]): number =>
  spans.reduce((count, span) => count + span.last - span.first + 1, 0);

/** Joins the months of each room type in order; leaves out those without every night. */
function joinSpans(rows: readonly SliceRow[], spans: readonly MonthSpan[]): PricedRoom[] {
  const nights = nightsOfSpans(spans);
  const joined: PricedRoom[] = [];
  for (const [room, parts] of Map.groupBy(rows, (row) => row.room)) {
    const nightly: number[] = [];
    for (const { price } of parts.sort((a, b) => a.n - b.n)) readArray(price, nightly, nightly.length);
    if (nightly.length === nights) joined.push({ room, nightly });
  }
  return joined;
}

const [COMMA, CLOSE] = [',', '}'].map((mark) => mark.charCodeAt(0));
const ZERO = '0'.charCodeAt(0);

/**
 * Parses "{420000,431000}", a PostgreSQL array of non-negative integers, into `numbers` from position `at`; returns how
 * many `numbers` has then. A search reads thousands.
 */
function readArray(text: string, numbers: number[], at = 0): number {
  let number = 0;
  for (let place = 1; place < text.length; place++) {
    const code = text.charCodeAt(place);
    if (code === COMMA || code === CLOSE) {
      if (text.length > 2) numbers[at++] = number;
      number = 0;
    } else number = number * 10 + code - ZERO;
  }
  return (numbers.length = at);
}
