import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { MOST_ITEMS } from '#features/cart/rules/most-items.ts';
import type { CartItem } from '#features/cart/contract.ts';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aStay, NIGHT } from '../support/buyer.ts';
import { call } from '../support/call.ts';
import { aDeparture, PERSON } from '../support/departures.ts';
import { zz } from '../support/flyer.ts';
import { aFlightChoice, aPackageChoice, aShopper, aStayChoice } from '../support/shopper.ts';
import type { Stocked } from '../support/stock.ts';

const setup = useBookingSetup();
const { db } = setup;
beforeEach(setup.clear);
const shopper = async (wallet = 0) => aShopper(await setup.buyer(wallet));
const STAY = 2 * NIGHT;

/** Every night of a hotel at another price before tax, in paise. */
const priced = ({ roomTypeId }: Stocked, night: number) =>
  db().execute(
    sql`update room_calendars set price = (select array_agg(${night}::int) from unnest(price)) where room_type_id = ${roomTypeId}`,
  );
/** Somebody else holds its only room. */
const soldOut = async (hotel: Stocked) => void (await (await setup.buyer()).held(hotel));
const refusal = ({ status, code }: { status: number; code: string }) => [status, code];
const brief = ({ added, now, problem, booking }: CartItem) => ({
  title: added.title,
  added: added.total,
  now: now?.total ?? null,
  problem,
  booking: booking?.state ?? null,
});

describe('[7.20] the cart', () => {
  it('keeps stays, flights and packages at the price that the server names, in the order of the trip', async () => {
    const hotel = await setup.stocked();
    const departure = await aDeparture(db());
    const asha = await shopper();
    await asha.addAll(aPackageChoice(departure), aStayChoice(hotel), aFlightChoice([zz(9011)]));
    const items = await asha.cart();
    expect(items.map(({ choice }) => choice.of)).toEqual(['flight', 'hotel', 'package']);
    expect(items.map(({ now }) => now?.total)).toEqual([expect.any(Number), STAY, 2 * PERSON]);
    expect(items[1]).toMatchObject({
      added: { city: 'Kochi', terms: expect.stringMatching(/^Free cancellation until/) as string, total: STAY },
      now: { total: STAY, currency: 'INR' },
      problem: null,
      booking: null,
    });
    expect(items[0]!.added).toMatchObject({
      title: 'Bengaluru – Delhi',
      journeys: [{ from: 'Bengaluru', to: 'Delhi' }],
    });
  });

  it('holds each choice once, ten at most, and nobody else’s', async () => {
    const hotel = await setup.stocked();
    const [asha, ravi] = [await shopper(), await shopper()];
    const first = (await asha.add(aStayChoice(hotel))).data.itemId;
    expect((await asha.add(aStayChoice(hotel))).data.itemId).toBe(first);
    for (let more = 1; more < MOST_ITEMS; more++)
      expect((await asha.add(aStayChoice(hotel, aStay({ inDays: 20 + more })))).status).toBe(200);
    expect(refusal(await asha.add(aStayChoice(hotel, aStay({ inDays: 40 }))))).toEqual([409, 'STATE_BLOCKED']);
    expect(await ravi.cart()).toEqual([]);
    expect(refusal(await ravi.remove(first))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await ravi.post('/api/cart/hold', { items: [{ itemId: first, acceptedTotal: STAY }] }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect((await asha.remove(first)).status).toBe(200);
    expect(await asha.cart()).toHaveLength(MOST_ITEMS - 1);
  });

  it('is priced for whoever is not signed in, and says beside a choice why it cannot be had', async () => {
    const [hotel, full] = [await setup.stocked(), await setup.stocked({ allotment: 1 })];
    await soldOut(full);
    const { status, data } = await call<{ offers: { offer: { total: number } | null; problem: string | null }[] }>(
      'POST',
      '/api/cart/price',
      { body: { choices: [aStayChoice(hotel), aStayChoice(full), aStayChoice({ ...hotel, hotelId: 'htl_none' })] } },
    );
    expect(status).toBe(200);
    expect(data.offers).toMatchObject([
      { offer: { total: STAY }, problem: null },
      { offer: null, problem: expect.stringContaining('sold out') as string },
      { offer: null, problem: expect.any(String) as string },
    ]);
  });

  it('a choice that cannot be sold is refused beside its field, and nothing is stored', async () => {
    const hotel = await setup.stocked();
    const asha = await shopper();
    const past = await asha.add(aStayChoice(hotel, aStay({ inDays: -3 })));
    expect(past.json).toMatchObject({ code: 'INVALID_INPUT' });
    expect(refusal(await asha.post('/api/cart/add', { choice: { of: 'hotel', hotelId: 'x' } }))).toEqual([
      400,
      'INVALID_INPUT',
    ]);
    expect(await asha.cart()).toEqual([]);
  });
});

describe('[7.20] booking what is in the cart', () => {
  it('holds everything; once more is the same holds', async () => {
    const hotel = await setup.stocked();
    const asha = await shopper();
    await asha.addAll(aStayChoice(hotel), aFlightChoice([zz(9011)]));
    const first = (await asha.holdAll()).data;
    expect(first.refused).toEqual([]);
    expect((await asha.holdAll()).data).toEqual(first);
    expect((await asha.cart()).map(({ booking }) => booking?.state)).toEqual(['held', 'held']);
    expect(await setup.left(hotel, aStay().checkIn)).toBe(hotel.allotment - 1);
  });

  it('names what was sold meanwhile; it stays in the cart and the rest is held', async () => {
    const [hotel, full] = [await setup.stocked(), await setup.stocked({ allotment: 1 })];
    const asha = await shopper();
    await asha.addAll(aStayChoice(hotel), aStayChoice(full));
    const items = (await asha.cart()).map(({ _id, now }) => ({ itemId: _id, acceptedTotal: now!.total }));
    await soldOut(full);
    const { data } = await asha.post<{ held: object[]; refused: { code: string; message: string }[] }>(
      '/api/cart/hold',
      { items },
    );
    expect(data.held).toHaveLength(1);
    expect(data.refused).toMatchObject([
      { code: 'SOLD_OUT', message: expect.stringContaining('Nothing was charged') as string },
    ]);
    expect((await asha.cart()).map(brief)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ booking: 'held', now: STAY }),
        expect.objectContaining({ booking: null, now: null, problem: expect.stringContaining('sold out') as string }),
      ]),
    );
    const { bookingIds, total } = await asha.ready(); // what is held can be paid
    expect(bookingIds).toHaveLength(1);
    expect((await asha.payTogether(bookingIds, total)).status).toBe(200);
  });

  it('a new price is shown beside the old one and held only once it is accepted', async () => {
    const [hotel, steady] = [await setup.stocked(), await setup.stocked()];
    const asha = await shopper();
    await asha.addAll(aStayChoice(hotel), aStayChoice(steady));
    const items = (await asha.cart()).map(({ _id, now }) => ({ itemId: _id, acceptedTotal: now!.total }));
    await priced(hotel, 500_000);
    const { data } = await asha.post<{ held: object[]; refused: { code: string }[] }>('/api/cart/hold', { items });
    expect(data.held).toHaveLength(1);
    expect(data.refused).toMatchObject([{ code: 'PRICE_CHANGED' }]);
    const changed = (await asha.cart()).find(({ booking }) => !booking)!;
    expect(brief(changed)).toMatchObject({ added: STAY, now: 1_050_000 });
    expect((await asha.holdAll()).data.refused).toEqual([]);
    expect((await asha.cart()).map(({ booking }) => booking?.state)).toEqual(['held', 'held']);
  });

  it('two tabs that book the same cart hold it once', async () => {
    const hotel = await setup.stocked();
    const asha = await shopper();
    await asha.addAll(aStayChoice(hotel));
    const [one, other] = await Promise.all([asha.holdAll(), asha.holdAll()]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const ids = new Set([...one.data.held, ...other.data.held].map(({ bookingId }) => bookingId));
    expect(ids.size).toBe(1);
    expect(await setup.left(hotel, aStay().checkIn)).toBe(hotel.allotment - 1);
  });

  it('removing what is held lets go of it, and a hold that ended is held anew', async () => {
    const hotel = await setup.stocked();
    const asha = await shopper();
    await asha.addAll(aStayChoice(hotel), aStayChoice(hotel, aStay({ inDays: 30 })));
    await asha.holdAll();
    const [first] = await asha.cart();
    expect((await asha.remove(first!._id)).status).toBe(200);
    expect(await setup.left(hotel, aStay().checkIn)).toBe(hotel.allotment);
    clock.advance(31 * 60_000);
    await setup.jobs();
    expect((await asha.cart()).map(({ booking }) => booking)).toEqual([null]);
    expect((await asha.holdAll()).data.held).toHaveLength(1);
  });

  it('a booking that is held already comes into the cart as it is', async () => {
    const hotel = await setup.stocked();
    const asha = await shopper();
    const held = await asha.held(hotel);
    expect((await asha.post('/api/cart/add-booking', { bookingId: held._id })).status).toBe(200);
    expect((await asha.cart()).map(({ booking }) => booking?.bookingId)).toEqual([held._id]);
    const ravi = await shopper();
    expect(refusal(await ravi.post('/api/cart/add-booking', { bookingId: held._id }))).toEqual([404, 'NOT_FOUND']);
  });
});

describe('[7.20] one list of travellers', () => {
  it('what one booking refuses stands at the traveller and the field, and nothing is saved', async () => {
    const hotel = await setup.stocked();
    const asha = await shopper();
    await asha.addAll(aStayChoice(hotel), aFlightChoice([zz(9011)], { adults: 1, children: 1, infants: 0 }));
    const { data } = await asha.holdAll();
    const items = await asha.cart();
    const idOf = (of: string) => items.find(({ choice }) => choice.of === of)!.booking!.bookingId;
    const people = [
      { type: 'ADT', title: 'Ms', firstName: 'Asha', lastName: '' },
      { type: 'CHD', title: 'Miss', firstName: 'Diya', lastName: 'Rao', born: null },
    ];
    expect(data.refused).toEqual([]);
    const parts = [
      { bookingId: idOf('hotel'), travellers: [0] },
      { bookingId: idOf('flight'), travellers: [0, 1] },
    ];
    const refused = await asha.nameAll(parts, people);
    expect(refused.json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: {
        'travellers.0.lastName': expect.stringContaining('family name') as string,
        'travellers.1.born': 'Enter the date of birth as in the passport.',
      },
    });
    expect((await asha.look(idOf('flight'))).data.details).toBeNull();
    const wrong = await asha.nameAll(
      [{ bookingId: idOf('flight'), travellers: [0] }],
      [{ ...people[0], lastName: 'Rao' }],
    );
    expect(wrong.json).toMatchObject({ fields: { 'parts.0.travellers': expect.any(String) as string } });
    const good = [
      { ...people[0], lastName: 'Rao' },
      { ...people[1], born: '2019-05-04' },
    ];
    expect((await asha.nameAll(parts, good)).data).toEqual({ saved: 2 });
    expect((await asha.look(idOf('hotel'))).data.details?.guests).toEqual([
      { title: 'Ms', firstName: 'Asha', lastName: 'Rao' },
    ]);
    expect((await asha.look(idOf('flight'))).data.details).toMatchObject({
      passengers: [{ born: null }, { born: '2019-05-04' }],
    });
  });
});
