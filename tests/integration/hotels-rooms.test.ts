import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { refundAt } from '#lib/shared/cancellation.ts';
import { kilometresBetween } from '#lib/shared/great-circle.ts';
import type { HotelInfo, HotelPageInfo, ListedStay, RoomOffer } from '#features/hotels/contract.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { SMALL_STOCK_NOW, seedSmallStock } from '../support/small-stock.ts';
import { useTestDatabase } from '../support/test-database.ts';

type Rooms = { hotel: HotelInfo; checkInAt: string; rooms: RoomOffer[] };

const db = useTestDatabase(seedSmallStock);
useApiServer();

const STAY = { checkin: '2026-12-12', checkout: '2026-12-15', rooms: '2' };
const roomsOf = (hotel: string, query: Record<string, string> = {}) =>
  call<Rooms>('GET', `/api/hotels/rooms?${new URLSearchParams({ hotel, ...STAY, ...query }).toString()}`);
const listed = async (city = 'kochi', query: Record<string, string> = {}) =>
  (
    await call<{ stays: ListedStay[] }>(
      'GET',
      `/api/hotels/search?${new URLSearchParams({ city, ...STAY, ...query }).toString()}`,
    )
  ).data.stays;

beforeEach(() => clock.freeze(SMALL_STOCK_NOW));
afterEach(() => clock.reset());

describe('[7.20] a hotel', () => {
  it('is shown by its slug', async () => {
    const [stay] = await listed();
    const { status, data } = await call<HotelInfo>('GET', `/api/hotels/info?hotel=${stay!.slug}`);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      _id: stay!._id,
      name: stay!.name,
      stars: stay!.stars,
      score: stay!.score,
      area: stay!.area,
      zone: 'Asia/Kolkata',
      city: { slug: 'kochi' },
    });
    expect(data.about).toContain('Kochi');
  });

  it('[7.20] names the airports near it, from where both lie', async () => {
    const [stay] = await listed();
    const { airports } = (await call<HotelPageInfo>('GET', `/api/hotels/info?hotel=${stay!.slug}`)).data;
    expect(airports).toEqual([{ iata: 'COK', name: 'Cochin International Airport', km: expect.any(Number) as number }]);
    const cochin = { lat: 10.1556, lng: 76.3914 };
    expect(airports[0]!.km).toBeCloseTo(kilometresBetween(stay!, cochin), 3);
  });

  it('is not found under a name nobody has', async () => {
    const info = await call('GET', '/api/hotels/info?hotel=no-such-house');
    expect([info.status, info.code]).toEqual([404, 'NOT_FOUND']);
    expect((await roomsOf('no-such-house')).code).toBe('NOT_FOUND');
  });

  it.each(['%F0%9F%92%A5', "';--", '__proto__', '..%2F..'])('is not found under %s', async (slug) => {
    expect((await call('GET', `/api/hotels/info?hotel=${slug}`)).status).toBe(404);
  });

  it('is found though unlisted, when it is a sentinel', async () => {
    expect((await roomsOf('sentinel-price-change')).data.hotel.number).toBe(900001);
  });
});

describe('[7.20] a hotel that takes no children', () => {
  it('is left out of a search with children and counted, and refuses them beside the field', async () => {
    type Found = { stays: ListedStay[]; withoutChildren: number };
    const search = async (rooms: string) =>
      (
        await call<Found>(
          'GET',
          `/api/hotels/search?${new URLSearchParams({ city: 'leh', ...STAY, rooms }).toString()}`,
        )
      ).data;
    await db().execute(sql`
      update hotels set children = id <> (select min(id) from hotels where city_slug = 'leh') where city_slug = 'leh'`);
    const all = await search('2');
    const { rows } = await db().execute<{ slug: string }>(
      sql`select slug from hotels where city_slug = 'leh' and not children`,
    );
    const { slug } = rows[0]!;
    expect(all.stays.map((stay) => stay.slug)).toContain(slug);
    expect(all.withoutChildren).toBe(0);

    const family = await search('2-6');
    expect(family.withoutChildren).toBe(1);
    expect(family.stays.length).toBeGreaterThan(0);
    expect(family.stays.map((stay) => stay.slug)).not.toContain(slug);

    expect((await roomsOf(slug, { rooms: '2' })).status).toBe(200);
    const refused = await roomsOf(slug, { rooms: '2-6' });
    expect([refused.status, refused.code]).toEqual([400, 'INVALID_INPUT']);
    expect(refused.json).toMatchObject({
      fields: { rooms: expect.stringContaining('does not accept children') as string },
    });
  });
});

describe('[3.10] its rooms', () => {
  it('have the price that the listing showed', async () => {
    for (const stay of (await listed('kochi', { rooms: '2-6_3' })).slice(0, 12)) {
      const { data } = await roomsOf(stay.slug, { rooms: '2-6_3' });
      const totals = data.rooms.flatMap((room) => room.rates.map((rate) => rate.price.qOfferedPriceRoundedOff));
      expect(Math.min(...totals)).toBe(stay.offers[0]!.total);
      expect(totals).toEqual(expect.arrayContaining(stay.offers.map((offer) => offer.total)));
    }
  });

  it('have lines that sum to the total, and a price for every night', async () => {
    const [stay] = await listed();
    for (const { rates } of (await roomsOf(stay!.slug)).data.rooms) {
      for (const { price } of rates) {
        expect(price.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(price.qOfferedPriceRoundedOff);
        expect(price.nightly.map(({ date }) => date)).toEqual(['2026-12-12', '2026-12-13', '2026-12-14']);
        expect(price.currency).toBe('INR');
      }
    }
  });

  it('have the nights of two months in order, each at its own price', async () => {
    await db().execute(
      sql`update room_calendars set price[31] = 410000 where month = '2026-12-01' and room_type_id = 'rty_demo900007a'`,
    );
    await db().execute(
      sql`update room_calendars set price[1] = 520000 where month = '2027-01-01' and room_type_id = 'rty_demo900007a'`,
    );
    const { data } = await roomsOf('sentinel-slow', { checkin: '2026-12-30', checkout: '2027-01-03' });
    expect(data.rooms[0]!.rates[0]!.price.nightly).toEqual([
      { date: '2026-12-30', amount: 400_000 },
      { date: '2026-12-31', amount: 410_000 },
      { date: '2027-01-01', amount: 520_000 },
      { date: '2027-01-02', amount: 400_000 },
    ]);
  });

  it('carry GST in India and VAT in France', async () => {
    const taxes = async (city: string) => {
      const stays = await listed(city);
      const answers = await Promise.all(stays.map((stay) => roomsOf(stay.slug)));
      return new Set(
        answers.flatMap(({ data }) =>
          data.rooms.flatMap((room) =>
            room.rates.flatMap((rate) =>
              rate.price.lines.filter(({ code }) => code === 'tax').map(({ label }) => label),
            ),
          ),
        ),
      );
    };
    expect(await taxes('kochi')).toEqual(new Set(['GST, 5%', 'GST, 18%']));
    expect(await taxes('paris')).toEqual(new Set(['VAT, 10%']));
  });

  it('[4.13] say refundable when a future window charges less than all of it', async () => {
    const { data } = await roomsOf('sentinel-slow');
    const [flexible, fixed] = data.rooms[0]!.rates;
    expect([flexible!.refundable, fixed!.refundable]).toEqual([true, false]);
    expect(flexible!.cancellationPolicies).toEqual([
      { FromDate: '2026-12-09T08:30:00.000Z', ChargeType: 2, Charge: 50 },
      { FromDate: '2026-12-11T08:30:00.000Z', ChargeType: 2, Charge: 100 },
    ]);
    expect(data.checkInAt).toBe('2026-12-12T08:30:00.000Z');
  });

  it('[4.13] are called refundable exactly when something comes back, three weeks ahead', async () => {
    for (const { slug } of await listed()) {
      for (const { refundable, cancellationPolicies, price } of (await roomsOf(slug)).data.rooms.flatMap(
        (room) => room.rates,
      )) {
        expect(refundable).toBe(refundAt(cancellationPolicies, price.qOfferedPriceRoundedOff, clock.now()) > 0);
      }
    }
  });

  it('are not shown when a night is sold out or the party does not fit', async () => {
    await db().execute(
      sql`update room_calendars set free[14] = 1 where month = '2026-12-01' and room_type_id = 'rty_demo900007a'`,
    );
    expect((await roomsOf('sentinel-slow')).data.rooms[0]!.left).toBe(1);
    expect((await roomsOf('sentinel-slow', { rooms: '2_2' })).data.rooms).toEqual([]);
    expect((await roomsOf('sentinel-slow', { rooms: '4' })).data.rooms).toEqual([]);
  });

  it('are refused for dates that cannot be sold', async () => {
    const past = await roomsOf('sentinel-slow', { checkin: '2026-11-01', checkout: '2026-11-03' });
    expect([past.status, past.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('beyond the calendar there are none', async () => {
    expect((await roomsOf('sentinel-slow', { checkin: '2027-11-20', checkout: '2027-12-15' })).data.rooms).toEqual([]);
  });
});
