import pg from 'pg';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StaySummary } from '#features/bookings/contract.ts';
import { clock } from '#lib/server/clock.ts';
import { call } from '../support/api-server.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aStay, ASHA, type Buyer } from '../support/buyer.ts';

const setup = useBookingSetup();
const { stocked, buyer } = setup;

type Listed = { response: StaySummary[]; count: number; counts: { upcoming: number; past: number; cancelled: number } };
const list = (who: Buyer, body: object = {}) => who.post<Listed>('/api/bookings/list', body);

/** Every route of a booking: the good call, and one whose input is wrong. */
const ROUTES: {
  path: string;
  method: 'GET' | 'POST';
  good: (bookingId: string, total: number) => object;
  bad: object;
}[] = [
  {
    path: 'hold',
    method: 'POST',
    good: (bookingId, total) => ({ bookingId, acceptedTotal: total }),
    bad: { bookingId: 'bkg_1', acceptedTotal: 'free' },
  },
  {
    path: 'guests',
    method: 'POST',
    good: (bookingId) => ({ bookingId, details: ASHA }),
    bad: { bookingId: 'bkg_1', details: { ...ASHA, guests: [] } },
  },
  {
    path: 'pay',
    method: 'POST',
    good: (bookingId, total) => ({ bookingId, expectedTotal: total }),
    bad: { bookingId: 'bkg_1', expectedTotal: 1, walletAmount: -1 },
  },
  { path: 'details', method: 'GET', good: (bookingId) => ({ bookingId }), bad: {} },
];
const send = (who: Buyer | null, { path, method }: (typeof ROUTES)[number], input: object) =>
  call(
    method,
    `/api/bookings/${path}${method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''}`,
    { token: who?.token(), ...(method === 'POST' ? { body: input } : {}) },
  );

describe('[7.20] a quote for children', () => {
  it('is refused beside the rooms where the hotel takes none', async () => {
    const [asha, hotel] = [await buyer(), await stocked()];
    const stay = { ...aStay(), rooms: [{ adults: 1, childAges: [6] }] };
    await setup.db().execute(sql`update hotels set children = false where id = ${hotel.hotelId}`);
    const refused = await asha.quote(hotel, { stay });
    expect(refused).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      json: { fields: { 'stay.rooms': expect.stringContaining('does not accept children') as string } },
    });
  });
});

describe('who may call what', () => {
  it('[7.20] no token 401, wrong input 400, somebody else’s or unknown booking 404 alike, then success', async () => {
    const [asha, ravi] = [await buyer(), await buyer()];
    const hotel = await stocked();
    expect((await call('POST', '/api/bookings/quote', { body: {} })).status).toBe(401);
    expect((await asha.post('/api/bookings/quote', {})).status).toBe(400);
    expect((await asha.quote({ ...hotel, hotelId: 'htl_none' })).status).toBe(404);
    expect((await asha.quote({ ...hotel, ratePlanId: 'rpl_none' })).status).toBe(404);
    const { data: booking } = await asha.quote(hotel);

    for (const route of ROUTES) {
      const good = route.good(booking._id, booking.total);
      expect((await send(null, route, good)).status, route.path).toBe(401);
      expect(await send(asha, route, route.bad), route.path).toMatchObject({
        status: 400,
        json: { status: 'FAILURE', code: 'INVALID_INPUT', fields: expect.any(Object) as object },
      });
      const [others, unknown] = [
        await send(ravi, route, good),
        await send(asha, route, route.good('bkg_none', booking.total)),
      ];
      expect([others.status, unknown.status], route.path).toEqual([404, 404]);
      expect({ ...others.json, requestId: '' }, route.path).toEqual({ ...unknown.json, requestId: '' });
      expect((await send(asha, route, good)).status, route.path).toBe(200);
    }
  });

  it('[7.20] the same for letting go, and for cancelling', async () => {
    const [asha, ravi] = [await buyer(), await buyer()];
    const hotel = await stocked();
    const [held, confirmed] = [await asha.held(hotel), await asha.confirmed(hotel)];
    const calls: [string, 'GET' | 'POST', string, object, object][] = [
      ['release', 'POST', held._id, {}, { bookingId: 7 }],
      ['cancel-quote', 'GET', confirmed._id, {}, {}],
      [
        'cancel',
        'POST',
        confirmed._id,
        { expectedRefund: confirmed.total, refundTo: 'source' },
        { expectedRefund: -1, refundTo: 'cash' },
      ],
    ];
    for (const [path, method, bookingId, rest, bad] of calls) {
      const route = { path, method, good: () => ({}), bad };
      expect((await send(null, route, { bookingId, ...rest })).status, path).toBe(401);
      expect((await send(asha, route, bad)).status, path).toBe(400);
      expect((await send(ravi, route, { bookingId, ...rest })).status, path).toBe(404);
      expect((await send(asha, route, { bookingId, ...rest })).status, path).toBe(200);
    }
  });

  it('[7.14] a list is the caller’s own', async () => {
    const [asha, ravi] = [await buyer(), await buyer()];
    await asha.confirmed(await stocked());
    expect((await call('POST', '/api/bookings/list', { body: {} })).status).toBe(401);
    expect((await list(asha, { pageSize: 51 })).status).toBe(400);
    expect((await list(asha, { fromDate: 'soon' })).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { fromDate: expect.any(String) as string },
    });
    expect((await list(ravi, { userId: asha.userId })).status).toBe(404);
    expect((await list(ravi)).data).toMatchObject({ response: [], count: 0 });
    expect((await list(asha, { userId: asha.userId })).data.count).toBe(1);
  });
});

describe('bad input', () => {
  it.each([
    ['a check-in in the past', { inDays: -1 }, 'stay.checkIn'],
    ['nights the wrong way round', { nights: -2 }, 'stay.checkOut'],
    ['400 nights', { nights: 400 }, 'stay.checkOut'],
    ['50 rooms', { rooms: 50 }, 'stay.rooms'],
    ['next decade', { inDays: 4000 }, 'stay.checkIn'],
  ])('[5.12] %s is told beside its field', async (_, stay, field) => {
    const asha = await buyer();
    const { status, json } = await asha.quote(await stocked(), { stay: aStay(stay), shownTotal: 1 });
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: expect.any(String) as string } });
  });

  it('[5.12] a child of 40 is told beside its field', async () => {
    const asha = await buyer();
    const stay = { ...aStay(), rooms: [{ adults: 1, childAges: [40] }] };
    expect((await asha.quote(await stocked(), { stay, shownTotal: 1 })).json).toMatchObject({
      fields: { 'stay.rooms.0.childAges.0': 'A child is 17 or younger; count older guests as adults.' },
    });
  });

  it.each([
    ['a body of 5 MB', `{"bookingId":"${'x'.repeat(5 * 1024 * 1024)}"}`, 413],
    ['deep nesting', `{"bookingId":${'['.repeat(5000)}${']'.repeat(5000)}}`, 400],
    ['__proto__', '{"__proto__":{"admin":true},"bookingId":"bkg_1","acceptedTotal":1}', 400],
    ['no JSON at all', 'bookingId=1', 400],
    ['an id of 10,000 characters', JSON.stringify({ bookingId: 'x'.repeat(10_000), acceptedTotal: 1 }), 400],
    ['an id that is a query', JSON.stringify({ bookingId: "' or 1=1 --", acceptedTotal: 1 }), 404],
    ['a byte that text cannot hold', JSON.stringify({ bookingId: 'a\u0000b', acceptedTotal: 1 }), 400],
    ['an amount beyond numbers', '{"bookingId":"bkg_1","acceptedTotal":1e400}', 400],
  ])('[7.20] %s is refused in the envelope, before any booking is looked for', async (_, body, status) => {
    const asha = await buyer();
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    const answer = await asha.post('/api/bookings/hold', body);
    expect(answer).toMatchObject({ status, json: { status: 'FAILURE', message: expect.any(String) as string } });
    expect(JSON.stringify(answer.json)).not.toMatch(/ at .*\.ts|node_modules|select /);
    const texts = queries.mock.calls.map(([query]) =>
      typeof query === 'string' ? query : (query as unknown as pg.QueryConfig).text,
    );
    queries.mockRestore();
    expect(texts.length).toBeLessThan(12);
    expect(texts.some((text) => text.includes('"bookings"'))).toBe(status === 404); // a whole id is looked for
  });

  it.each(['a\u0000b', 'half a pair \ud83d'])(
    '[5.12] text that no database keeps (%j) is refused beside its field, and the draft stays',
    async (requests) => {
      const asha = await buyer();
      const booking = await asha.held(await stocked());
      const { json } = await asha.nameGuests(booking._id, { ...ASHA, requests });
      expect(json).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { 'details.requests': expect.any(String) as string },
      });
      expect((await asha.look('a%00b')).status).toBe(400);
      expect((await asha.look(booking._id)).data.details?.guests[0]?.firstName).toBe('Asha');
    },
  );
});

describe('my bookings', () => {
  afterEach(() => vi.restoreAllMocks());

  it('[7.14] upcoming until check-out at the hotel, then past; cancelled apart; what was only looked at is no booking', async () => {
    const asha = await buyer();
    const hotel = await stocked();
    await asha.quote(hotel);
    const soon = await asha.confirmed(hotel, { stay: aStay({ inDays: 1, nights: 1 }) });
    const later = await asha.confirmed(hotel, { stay: aStay({ inDays: 20 }) });
    const dropped = await asha.confirmed(hotel, { stay: aStay({ inDays: 25 }) });
    await asha.cancel(dropped._id, dropped.total);
    const ids = async (body: object) => (await list(asha, body)).data.response.map(({ _id }) => _id);

    expect((await list(asha)).data).toMatchObject({ count: 3, counts: { upcoming: 2, past: 0, cancelled: 1 } });
    expect(await ids({ when: 'upcoming' })).toEqual([later._id, soon._id]);
    expect(await ids({ when: 'upcoming', sortBy: 'asc' })).toEqual([soon._id, later._id]);
    expect(await ids({ bookingStatus: ['CONFIRMED'], travelCategories: [1] })).toEqual([later._id, soon._id]);
    expect(await ids({ travelCategories: [2] })).toEqual([]);
    expect(await ids({ fromDate: later.stay.checkIn, toDate: `${later.stay.checkIn}T10:00:00Z` })).toEqual([later._id]);
    expect(await ids({ when: 'cancelled' })).toEqual([dropped._id]);

    clock.freeze(new Date(Date.parse(soon.checkOutAt) - 60_000)); // in the house, on the last morning
    expect(await ids({ when: 'upcoming', sortBy: 'asc' })).toEqual([soon._id, later._id]);
    clock.freeze(soon.checkOutAt);
    expect(await ids({ when: 'past' })).toEqual([soon._id]);
    expect((await list(asha)).data.counts).toEqual({ upcoming: 1, past: 1, cancelled: 1 });
  });

  it('[7.14] pages without gap or repeat, in a constant number of queries', async () => {
    const hotel = await stocked({ allotment: 40 });
    const [many, few] = [await buyer(), await buyer()];
    for (let n = 0; n < 12; n++) await many.held(hotel);
    await few.held(hotel);
    const pages = [];
    for (const pageNo of [1, 2, 3, 4]) pages.push((await list(many, { pageNo, pageSize: 5 })).data);
    expect(pages.map(({ response }) => response.length)).toEqual([5, 5, 2, 0]);
    expect(pages.every(({ count }) => count === 12)).toBe(true);
    expect(new Set(pages.flatMap(({ response }) => response.map(({ _id }) => _id))).size).toBe(12);

    const queries = vi.spyOn(pg.Client.prototype, 'query');
    const counted = async (work: () => Promise<unknown>) => {
      queries.mockClear();
      await work();
      return queries.mock.calls.length;
    };
    const forOne = await counted(() => list(few));
    expect(forOne).toBeGreaterThan(0);
    expect(await counted(() => list(many, { pageSize: 50 }))).toBe(forOne);
  });
});
