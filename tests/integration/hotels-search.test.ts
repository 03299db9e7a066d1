import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import type { ListedStay, ListingCity, OfferTerms } from '#features/hotels/contract.ts';
import { searchStays, seedHotels } from '#features/hotels/server/index.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { SMALL_STOCK_NOW, SMALL_STOCK_TODAY, seedSmallStock } from '../support/small-stock.ts';
import { useTestDatabase } from '../support/test-database.ts';

type Found = { city: ListingCity; nights: number; today: string; terms: OfferTerms[]; stays: ListedStay[] };

const db = useTestDatabase(seedSmallStock);
useApiServer();

const search = (query: Record<string, string>) =>
  call<Found>(
    'GET',
    `/api/hotels/search?${new URLSearchParams({ city: 'kochi', checkin: '2026-12-12', checkout: '2026-12-15', rooms: '2', ...query }).toString()}`,
  );
const fieldsOf = (answer: Awaited<ReturnType<typeof search>>) =>
  answer.json.status === 'FAILURE' ? answer.json.fields : null;

beforeEach(() => clock.freeze(SMALL_STOCK_NOW));
afterEach(() => clock.reset());

describe('[7.20] searching stays', () => {
  it('answers with the city and its stays, each with whole prices, cheapest offer first', async () => {
    const { status, data } = await search({});
    expect(status).toBe(200);
    expect(data.city).toMatchObject({
      slug: 'kochi',
      name: 'Kochi',
      region: 'Kerala',
      countryName: 'India',
      zone: 'Asia/Kolkata',
    });
    expect([data.nights, data.today]).toEqual([3, SMALL_STOCK_TODAY]);
    expect(data.stays.length).toBeGreaterThan(20);
    for (const { offers } of data.stays) {
      expect(offers.map((offer) => offer.total)).toEqual(offers.map((offer) => offer.total).sort((a, b) => a - b));
      expect(offers.every(({ total }) => total > 0 && total % 100 === 0)).toBe(true);
      expect(new Set(offers.map(({ terms }) => `${data.terms[terms]!.meals} ${data.terms[terms]!.refund}`)).size).toBe(
        offers.length,
      );
    }
  });

  it('does not list sentinels, nor hotels elsewhere', async () => {
    const { data } = await search({});
    expect(data.stays.filter(({ slug }) => slug.startsWith('sentinel-') || !slug.endsWith('-kochi'))).toEqual([]);
  });

  it('leaves out who has too few rooms on some night', async () => {
    const all = (await search({})).data.stays;
    const [first] = all;
    await db().execute(
      sql`update room_calendars set free[13] = 0 where month = '2026-12-01' and room_type_id in (select r.id from room_types r where r.hotel_id = ${first!._id})`,
    );
    const without = (await search({})).data.stays;
    expect(without.map(({ _id }) => _id)).toEqual(all.slice(1).map(({ _id }) => _id));
    const earlier = (await search({ checkin: '2026-12-14', checkout: '2026-12-16' })).data.stays;
    expect(earlier.some(({ _id }) => _id === first!._id)).toBe(true);
  });

  it('asks for every room on every night', async () => {
    const one = (await search({})).data.stays.length;
    const eight = (await search({ rooms: '2_2_2_2_2_2_2_2' })).data.stays;
    expect(eight.length).toBeLessThan(one);
    const left = await db().execute<{ hotel: string }>(
      sql`select distinct r.hotel_id as hotel from room_calendars c join room_types r on r.id = c.room_type_id where c.month = '2026-12-01' and c.city_slug = 'kochi' and 8 <= all (c.free[12:14]) and r.hotel_id not like 'htl_demo900%'`,
    );
    expect(eight.map(({ _id }) => _id).sort()).toEqual(left.rows.map(({ hotel }) => hotel).sort());
  });

  it('lists only room types in which each room’s guests fit', async () => {
    const { data } = await search({ rooms: '4-9.12' });
    const { rows } = await db().execute<{ hotel: string }>(
      sql`select distinct hotel_id as hotel from room_types where max_adults >= 4 and max_guests >= 6`,
    );
    expect(data.stays.every(({ _id }) => rows.some(({ hotel }) => hotel === _id))).toBe(true);
    expect((await search({ rooms: '8' })).data.stays).toEqual([]);
  });

  it('spans months', async () => {
    const { data } = await search({ checkin: '2026-12-30', checkout: '2027-01-03' });
    expect(data.nights).toBe(4);
    expect(data.stays.length).toBeGreaterThan(10);
    expect((await search({ checkin: '2027-01-31', checkout: '2027-03-02' })).data.nights).toBe(30);
  });

  it('taxes by the country of the hotel', async () => {
    const { data } = await search({ city: 'paris' });
    expect(data.city).toMatchObject({ countryName: 'France', zone: 'Europe/Paris' });
    expect(data.stays.length).toBeGreaterThan(3);
  });

  it('gives an empty list for a known city without stays', async () => {
    expect((await search({ city: 'varanasi' })).data.stays).toEqual([]);
  });

  it('tells until when all comes back, in the hotel’s wall time', async () => {
    const { data } = await search({});
    const offered = data.stays.flatMap(({ offers }) => offers.map(({ terms }) => data.terms[terms]!));
    for (const { refund, until, share } of offered) {
      if (refund === 'free') expect([until! < '2026-12-12T14:00', share]).toEqual([true, 100]);
      if (refund === 'none') expect([until, share]).toEqual([null, 0]);
    }
    expect(new Set(offered.map(({ refund }) => refund)).size).toBeGreaterThan(1);
  });
});

it('an answer says the same in this process as over the wire, and all answers by one getter: of one each V8 would keep what it sees', async () => {
  const request = {
    requestId: '',
    address: '',
    userAgent: '',
    headers: new Headers(),
    rawBody: '',
    answerHeaders: new Headers(),
  };
  const query = { city: 'kochi', checkIn: '2026-12-12', checkOut: '2026-12-15', rooms: [{ adults: 2, childAges: [] }] };
  const [one, other] = [
    await searchStays({ db: db(), query, body: undefined, caller: null, request }),
    await searchStays({ db: db(), query, body: undefined, caller: null, request }),
  ];
  expect(JSON.parse(JSON.stringify(one))).toEqual((await search({})).data);
  expect(one.stays).toBe(one.stays);
  const getterOf = (answer: object): unknown =>
    Reflect.get(Object.getOwnPropertyDescriptor(answer, 'stays') ?? {}, 'get');
  expect(getterOf(one)).toBe(getterOf(other));
});

describe('what bad input gets', () => {
  it.each([
    [
      'a date in the past',
      { checkin: '2026-11-20', checkout: '2026-11-22' },
      'checkIn',
      'Check-in is in the past. Choose today or later.',
    ],
    [
      'reversed dates',
      { checkin: '2026-12-15', checkout: '2026-12-12' },
      'checkOut',
      'Check-out must be after check-in.',
    ],
    [
      '400 nights',
      { checkin: '2026-12-12', checkout: '2028-01-16' },
      'checkOut',
      'A stay is at most 30 nights; this one is 400.',
    ],
    ['a date that is none', { checkin: '2026-02-30' }, 'checkIn', 'Choose a check-in date.'],
    [
      'more than 364 days ahead',
      { checkin: '2027-11-21', checkout: '2027-11-23' },
      'checkIn',
      'We sell rooms 364 days ahead. Choose an earlier date.',
    ],
    [
      '50 rooms',
      { rooms: Array.from({ length: 50 }, () => '2').join('_') },
      'rooms',
      'We book at most 8 rooms at once. For more, make a second booking.',
    ],
    [
      'a child of 40',
      { rooms: '2-40' },
      'rooms.0.childAges.0',
      'A child is 17 or younger; count older guests as adults.',
    ],
    ['nobody', { rooms: '0' }, 'rooms.0.adults', 'A room needs at least one adult.'],
    ['words for rooms', { rooms: 'two please' }, 'rooms', 'Choose at least one room.'],
    ['a city nobody knows', { city: 'nowhere-at-all' }, 'city', 'We do not know this place. Choose one from the list.'],
    ['a hostile city', { city: '__proto__' }, 'city', 'We do not know this place. Choose one from the list.'],
  ])('%s', async (_, query, field, message) => {
    const answer = await search(query);
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_INPUT']);
    expect(fieldsOf(answer)?.[field]).toBe(message);
  });

  it('lets today be booked at the place even where it is still yesterday in UTC', async () => {
    clock.freeze('2026-11-21T20:00:00Z'); // 01:30 on the 22nd in Kochi, 21:00 on the 21st in Paris
    expect((await search({ checkin: '2026-11-21', checkout: '2026-11-23' })).code).toBe('INVALID_INPUT');
    expect((await search({ checkin: '2026-11-22', checkout: '2026-11-23' })).data.today).toBe('2026-11-22');
    expect((await search({ city: 'paris', checkin: '2026-11-21', checkout: '2026-11-23' })).data.today).toBe(
      '2026-11-21',
    );
  });
});

describe('a screen’s queries', () => {
  const queries = async (query: Record<string, string>) => {
    const asked = vi.spyOn(db().$client, 'query');
    try {
      return { stays: (await search(query)).data.stays.length, asked: asked.mock.calls.length };
    } finally {
      asked.mockRestore();
    }
  };
  beforeAll(async () => {
    clock.freeze(SMALL_STOCK_NOW);
    await search({});
    await search({ city: 'leh' });
    clock.reset();
  });

  it('are one for 8 hotels, 40 hotels, and two months', async () => {
    const few = await queries({ city: 'leh' });
    const many = await queries({});
    expect(many.stays).toBeGreaterThan(few.stays);
    expect([few.asked, many.asked]).toEqual([1, 1]);
    expect((await queries({ checkin: '2026-12-30', checkout: '2027-01-05' })).asked).toBe(1);
  });

  it('are at most three where the city was not asked for in the last minute', async () => {
    expect((await queries({ city: 'agra' })).asked).toBeLessThanOrEqual(3);
  });
});

it('the demo stock is made once', async () => {
  const count = async () =>
    (await db().execute<{ hotels: number }>(sql`select count(*)::int as hotels from hotels`)).rows[0]!.hotels;
  const before = await count();
  await seedHotels(db(), { today: SMALL_STOCK_TODAY, hotels: 30 });
  expect(await count()).toBe(before);
});
