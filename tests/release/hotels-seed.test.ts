import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { announceProcess } from '#lib/server/db/announce-process.ts';
import { contractedInventory, extendCalendars, removeDemo, seedHotels } from '#features/hotels/server/index.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = useTestDatabase();

const one = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await db().execute<Row>(query)).rows[0]!;
const counts = () =>
  one(
    sql`select (select count(*)::int from hotels) as hotels, (select count(*)::int from room_types) as rooms, (select count(*)::int from room_calendars) as months, (select count(*)::int from facts) as facts`,
  );
const reach = async () =>
  await one<{ first: string; last: string; months: number }>(
    sql`select min(month)::text as first, max(month)::text as last, count(distinct month)::int as months from room_calendars`,
  );

beforeEach(async () => {
  clock.freeze('2026-11-21T04:00:00Z');
  await removeDemo(db());
  await seedHotels(db(), { today: '2026-11-21', hotels: 30 });
});
afterEach(() => clock.reset());

it('fills this month and 365 nights ahead, every day of every month', async () => {
  expect(await reach()).toEqual({ first: '2026-11-01', last: '2027-11-01', months: 13 });
  expect(
    await one(
      sql`select count(*)::int as odd from room_calendars where cardinality(price) <> cardinality(free) or cardinality(price) <> extract(day from month + interval '1 month' - interval '1 day') or 0 >= any (price) or 0 > any (free)`,
    ),
  ).toEqual({ odd: 0 });
});

it('has nights that are sold out and nights that are not, and dearer ones in season', async () => {
  const { share } = await one<{ share: number }>(
    sql`select avg((n = 0)::int)::float as share from room_calendars, unnest(free) n where room_type_id not like 'rty_demo900%'`,
  );
  expect(share).toBeGreaterThan(0.01);
  expect(share).toBeLessThan(0.4);
  const goa = await one<{ january: number; july: number }>(
    sql`select avg(n) filter (where month = '2027-01-01')::float as january, avg(n) filter (where month = '2027-07-01')::float as july from room_calendars, unnest(price) n where city_slug = 'goa'`,
  );
  expect(goa.january).toBeGreaterThan(goa.july * 1.2);
});

it('is not made twice', async () => {
  const before = await counts();
  await Promise.all([
    seedHotels(db(), { today: '2026-11-21', hotels: 30 }),
    seedHotels(db(), { today: '2026-12-05', hotels: 40 }),
  ]);
  expect(await counts()).toEqual(before);
});

it('reaches further when the application is started later, and leaves what was sold alone', async () => {
  const request = {
    hotelId: 'htl_demo100001',
    rates: [{ roomTypeId: 'rty_demo100001a', ratePlanId: 'rpl_demo100001a1' }],
    stay: { checkIn: '2027-11-10', checkOut: '2027-11-12', rooms: [{ adults: 2, childAges: [] }] },
  };
  await db().execute(
    sql`update room_calendars set free = array_fill(3::smallint, array[cardinality(free)]) where room_type_id = 'rty_demo100001a'`,
  );
  await contractedInventory(db()).confirm('bkg_1', request);
  await extendCalendars(db(), { today: '2026-11-30' });
  expect((await reach()).last).toBe('2027-11-01');
  await extendCalendars(db(), { today: '2027-01-20' });
  expect(await reach()).toEqual({ first: '2026-11-01', last: '2028-01-01', months: 15 });
  expect(
    await one(
      sql`select free[9:12] as free from room_calendars where room_type_id = 'rty_demo100001a' and month = '2027-11-01'`,
    ),
  ).toEqual({ free: [3, 2, 2, 3] });
});

it('after a long pause begins at the month it is', async () => {
  await extendCalendars(db(), { today: '2029-03-10' });
  expect(
    await one(
      sql`select string_agg(distinct month::text, ' ') filter (where month between '2027-12-01' and '2029-02-01') as gap, max(month)::text as last from room_calendars`,
    ),
  ).toEqual({ gap: null, last: '2030-03-01' });
});

it('can be taken away, and only it', async () => {
  await db().execute(
    sql`insert into hotels (id, number, slug, name, city_slug, area, address, about, country_code, zone, lat, lng, stars, poster_hour) values ('htl_own', 7, 'own', 'Own House', 'kochi', 'Centre', '-', '', 'IN', 'Asia/Kolkata', 0, 0, 3, 'day') on conflict do nothing`,
  );
  await removeDemo(db());
  expect(await counts()).toEqual({ hotels: 1, rooms: 0, months: 0, facts: 0 });
});

it('does nothing where there is no demo stock', async () => {
  await removeDemo(db());
  await extendCalendars(db(), { today: '2027-03-01' });
  expect((await counts()).months).toBe(0);
});

it('reaches further while processes run', async () => {
  const { leave } = await announceProcess(process.env.DATABASE_URL ?? '', () => Promise.resolve());
  try {
    await extendCalendars(db(), { today: '2027-01-20' });
  } finally {
    await leave();
  }
  expect((await reach()).last).toBe('2028-01-01');
});
