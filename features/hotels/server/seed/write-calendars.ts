import 'server-only';
import { sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { CityMonth } from './city-demand.ts';

/** Inputs of a room type's calendar: base price in paise, rooms a night, demand pattern. */
export type CalendarRoom = { id: string; citySlug: string; base: number; allotment: number; pattern: number };

const CHUNK = 20_000;

/**
 * Writes the calendars of the given rooms and months; existing rows are unchanged. The database computes prices once
 * per base price and city, and allotments once per pattern; a room type's month is a join of the two. Integers only
 * (tens of rupees): numeric arithmetic is slow.
 */
export async function writeCalendars(
  db: Db,
  rooms: readonly CalendarRoom[],
  months: readonly CityMonth[],
): Promise<void> {
  await db.execute(
    sql`create temp table demo_rooms (id text, city_slug text, base int, allotment smallint, pattern smallint) on commit drop`,
  );
  await db.execute(
    sql`create temp table demo_days (city_slug text, month date, pattern smallint, price int[], taken int[]) on commit drop`,
  );
  for (let start = 0; start < rooms.length; start += CHUNK) {
    const chunk = rooms.slice(start, start + CHUNK);
    const columns = [
      chunk.map((room) => room.id),
      chunk.map((room) => room.citySlug),
      chunk.map((room) => room.base),
      chunk.map((room) => room.allotment),
      chunk.map((room) => room.pattern),
    ];
    const [ids, cities, bases, allotments, patterns] = columns.map((values) => sql.param(values));
    await db.execute(
      sql`insert into demo_rooms select * from unnest(${ids}::text[], ${cities}::text[], ${bases}::int[], ${allotments}::smallint[], ${patterns}::smallint[])`,
    );
  }
  const days = months.flatMap(({ citySlug, month, price, taken }) =>
    taken.map((share, pattern) => ({
      city_slug: citySlug,
      month,
      pattern,
      price: pattern === 0 ? price : null,
      taken: share,
    })),
  );
  await db.execute(
    sql`insert into demo_days select * from json_populate_recordset(null::demo_days, ${JSON.stringify(days)}::json)`,
  );
  await db.execute(sql`analyze demo_rooms, demo_days`);

  await db.execute(sql`create temp table demo_prices on commit drop as
    select r.city_slug, r.base, d.month, (select array_agg((r.base / 1000 * p.share + 500) / 1000 * 1000 order by p.n) from unnest(d.price) with ordinality p (share, n)) as price
    from (select distinct city_slug, base from demo_rooms) r join demo_days d on d.city_slug = r.city_slug and d.pattern = 0`);
  await db.execute(sql`create temp table demo_free on commit drop as
    select r.city_slug, r.allotment, d.pattern, d.month, (select array_agg(greatest(0, r.allotment - r.allotment * t.share / 900)::smallint order by t.n) from unnest(d.taken) with ordinality t (share, n)) as free
    from (select distinct city_slug, allotment, pattern from demo_rooms) r join demo_days d on d.city_slug = r.city_slug and d.pattern = r.pattern`);
  await db.execute(sql`analyze demo_prices, demo_free`);
  await db.execute(sql`insert into room_calendars (room_type_id, month, city_slug, price, free)
    select r.id, p.month, r.city_slug, p.price, f.free
    from demo_rooms r
    join demo_prices p on p.city_slug = r.city_slug and p.base = r.base
    join demo_free f on f.city_slug = r.city_slug and f.allotment = r.allotment and f.pattern = r.pattern and f.month = p.month
    order by r.city_slug, p.month, r.id
    on conflict do nothing`);
  await db.execute(sql`drop table demo_rooms, demo_days, demo_prices, demo_free`);
}
