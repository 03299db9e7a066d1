import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { contractedInventory } from '#features/hotels/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { addDays } from '#lib/shared/dates.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aStay, ASHA, NIGHT, type Buyer } from '../support/buyer.ts';
import { deliver } from '../support/emails.ts';
import { documentsAgree } from '../support/documents-agree.ts';
import { checkPdf, noPdfTools, textOf } from '../support/pdf-tools.ts';
import type { Stocked } from '../support/stock.ts';

const setup = useBookingSetup();
const { db, buyer, stocked, anotherRoom } = setup;
beforeEach(() => setup.clear());

const DAY = 86_400_000;
/** A night of `anotherRoom()` under its fixed rate: 90 % of ₹8,000, with GST of 5 % up to ₹7,500. */
const FIXED_SUITE = 756_000;
/** The same under its flexible rate: above ₹7,500, so with GST of 18 %. */
const SUITE = 944_000;

const flexible = ({ roomTypeId, ratePlanId }: Stocked) => ({ roomTypeId, ratePlanId });
const fixed = ({ roomTypeId, fixedPlanId }: Stocked) => ({ roomTypeId, ratePlanId: fixedPlanId });

/** A hotel with a garden room and a suite, and a confirmed stay of one of each. */
async function mixedStay(asha: Buyer, walletAmount = 0) {
  const garden = await stocked({ telephone: '+91 484 266 6000' });
  const suite = await anotherRoom(garden);
  const { _id } = await asha.confirmed(garden, {
    stay: aStay({ rooms: 2 }),
    rates: [flexible(garden), fixed(suite)],
    shownTotal: 2 * NIGHT + 2 * FIXED_SUITE,
    walletAmount,
  });
  const guests = ['Rao', 'Iyer'].map((lastName) => ({ title: 'Ms', firstName: 'Asha', lastName }));
  return { garden, suite, booking: (await asha.nameGuests(_id, { ...ASHA, guests })).data };
}
const pdf = async (one: Buyer, query: string) =>
  new Uint8Array(
    await (
      await fetch(`${setup.api()}/api/documents/${query}`, { headers: { authorization: `Bearer ${one.token()}` } })
    ).arrayBuffer(),
  );

describe('rooms of different types and rates in one booking', { timeout: 120_000 }, () => {
  it('[7.20] [3.10] are quoted, held, paid and confirmed as one, each with its own price, tax and terms', async () => {
    const asha = await buyer();
    const { garden, suite, booking } = await mixedStay(asha);
    expect(booking).toMatchObject({
      state: 'confirmed',
      total: 2 * NIGHT + 2 * FIXED_SUITE,
      room: { name: 'Garden room' },
      rooms: [
        { at: 0, room: { name: 'Garden room', rateName: 'Refundable' }, total: 2 * NIGHT },
        { at: 1, room: { name: 'Terrace suite', rateName: 'Non-refundable' }, total: 2 * FIXED_SUITE },
      ],
      lines: [
        { code: 'room', label: 'Garden room: ₹4,000 × 2 nights', amount: 800_000 },
        { code: 'room', label: 'Terrace suite: ₹7,200 × 2 nights', amount: 1_440_000 },
        { code: 'tax', rateBp: 500, taxable: 2_240_000, amount: 112_000 },
      ],
      refundable: true,
    });
    expect(await setup.left(garden, booking.stay.checkIn)).toBe(garden.allotment - 1);
    expect(await setup.left(suite, booking.stay.checkIn)).toBe(suite.allotment - 1);
    expect((await asha.cancelQuote(booking._id)).data).toMatchObject({ refund: 2 * NIGHT, charge: 2 * FIXED_SUITE });

    const { data: list } = await asha.post<{ response: unknown[] }>('/api/bookings/list', {});
    expect(list.response[0]).toMatchObject({
      rooms: [{ room: { name: 'Garden room' } }, { room: { name: 'Terrace suite' } }],
    });
    const [email] = await deliver(db());
    expect(email!.text).toContain('Room 1: Garden room');
    expect(email!.text).toContain('Room 2: Terrace suite');
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(1);
    if (!noPdfTools) {
      const voucher = await pdf(asha, `voucher?bookingId=${booking._id}`);
      checkPdf(voucher);
      const text = textOf(voucher);
      for (const words of [
        'Garden room · Refundable',
        'Terrace suite · Non-refundable',
        'Asha Iyer',
        'Room 1: Garden room',
      ])
        expect(text).toContain(words);
      const invoice = textOf(await pdf(asha, `invoice?bookingId=${booking._id}`));
      expect(invoice.replace(/\s+/g, ' ')).toContain('Garden room (Breakfast) and Terrace suite (Breakfast)');
    }
  });

  it('[7.20] a room is taxed by its own price a night', async () => {
    const [asha, garden] = [await buyer(), await stocked()];
    const suite = await anotherRoom(garden);
    const { data } = await asha.quote(garden, {
      stay: aStay({ rooms: 2 }),
      rates: [flexible(suite), flexible(garden)],
      shownTotal: 2 * NIGHT + 2 * SUITE,
    });
    expect(data.change).toBeNull();
    expect(data.lines.filter(({ code }) => code === 'tax')).toMatchObject([
      { rateBp: 1800, taxable: 1_600_000 },
      { rateBp: 500, taxable: 800_000 },
    ]);
  });

  it('[7.20] one room is cancelled by its own terms, then the other cancels the booking', async () => {
    const asha = await buyer();
    const { garden, suite, booking } = await mixedStay(asha);
    expect((await asha.cancelQuote(booking._id, [1])).data).toMatchObject({ refund: 0, charge: 2 * FIXED_SUITE });
    expect((await asha.cancelQuote(booking._id, [0])).data).toMatchObject({ refund: 2 * NIGHT, charge: 0 });

    const { data: left } = await asha.cancel(booking._id, 2 * NIGHT, 'wallet', [0]);
    expect(left).toMatchObject({
      state: 'confirmed',
      total: 2 * FIXED_SUITE,
      room: { name: 'Terrace suite' },
      rooms: [{ at: 1, room: { name: 'Terrace suite' } }],
      details: { guests: [{ lastName: 'Iyer' }] },
    });
    expect(await setup.left(garden, booking.stay.checkIn)).toBe(garden.allotment);
    expect(await setup.left(suite, booking.stay.checkIn)).toBe(suite.allotment - 1);
    expect(await setup.walletOf(asha)).toBe(2 * NIGHT);
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(2);

    const last = await asha.cancel(booking._id, 0, 'wallet', [1]);
    expect(last.data).toMatchObject({ state: 'cancelled', refund: { amount: 0, charge: 2 * FIXED_SUITE } });
    await documentsAgree(setup, asha.token(), booking._id);
    expect(await setup.left(suite, booking.stay.checkIn)).toBe(suite.allotment);
  });

  it('[7.20] cancelling everything gives what the rooms give one by one', async () => {
    const asha = await buyer();
    const { garden, suite, booking } = await mixedStay(asha, 0);
    clock.freeze(new Date(Date.parse(booking.checkInAt) - 2 * DAY).toISOString()); // half of the garden room
    const single = await Promise.all([0, 1].map(async (at) => (await asha.cancelQuote(booking._id, [at])).data.refund));
    const { data: quote } = await asha.cancelQuote(booking._id);
    expect(single).toEqual([NIGHT, 0]);
    expect(quote.refund).toBe(NIGHT);
    const { data } = await asha.cancel(booking._id, quote.refund, 'wallet');
    expect(data).toMatchObject({ state: 'cancelled', refund: { amount: NIGHT, charge: NIGHT + 2 * FIXED_SUITE } });
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(2);
    expect(await setup.left(garden, booking.stay.checkIn)).toBe(garden.allotment);
    expect(await setup.left(suite, booking.stay.checkIn)).toBe(suite.allotment);
  });

  it('[7.20] the dates of all rooms change together, each room at its own rate', async () => {
    const [asha, garden] = [await buyer(), await stocked()];
    const suite = await anotherRoom(garden);
    const booking = await asha.confirmed(garden, {
      stay: aStay({ rooms: 2 }),
      rates: [flexible(garden), flexible(suite)],
      shownTotal: 2 * NIGHT + 2 * SUITE,
    });
    const wanted = { checkIn: addDays(booking.stay.checkIn, 1), checkOut: addDays(booking.stay.checkOut, 1) };
    const { data } = await asha.changeDates(booking._id, wanted, 0);
    expect(data.booking).toMatchObject({
      state: 'confirmed',
      stay: wanted,
      rooms: [{ room: { name: 'Garden room' } }, { room: { name: 'Terrace suite' } }],
    });
    expect(await setup.left(suite, booking.stay.checkIn)).toBe(suite.allotment);
    expect(await setup.left(suite, addDays(wanted.checkOut, -1))).toBe(suite.allotment - 1);
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(3);
    expect((await asha.cancel(booking._id, 2 * SUITE, 'wallet', [1])).data).toMatchObject({ total: 2 * NIGHT });
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(4);
    expect(await setup.left(suite, wanted.checkIn)).toBe(suite.allotment);
    expect(await setup.left(garden, wanted.checkIn)).toBe(garden.allotment - 1);
  });
});

describe('a quote of rooms with their own rates', () => {
  it('[7.20] is refused beside the field for another number of rates, for unknown ones, and without any', async () => {
    const [asha, garden] = [await buyer(), await stocked()];
    const stay = aStay({ rooms: 2 });
    const one = await asha.quote(garden, { stay, rates: [flexible(garden)] });
    expect(one).toMatchObject({
      status: 400,
      json: { fields: { rates: 'Choose 2 rates, one for each room, not 1.' } },
    });
    const other = await stocked();
    const foreign = await asha.quote(garden, { stay, rates: [flexible(garden), flexible(other)] });
    expect(foreign).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const none = await asha.post('/api/bookings/quote', { hotelId: garden.hotelId, stay, shownTotal: 1 });
    expect(none).toMatchObject({ status: 400, json: { fields: { roomTypeId: 'Choose a room and a rate.' } } });
  });

  it('[7.20] is sold out when one type has too few rooms, or does not take the guests of its room', async () => {
    const [asha, garden] = [await buyer(), await stocked()];
    const suite = await anotherRoom(garden, { allotment: 1, maxAdults: 1 });
    const stay = aStay({ rooms: 2 });
    const tooSmall = await asha.quote(garden, { stay, rates: [flexible(garden), flexible(suite)] });
    expect(tooSmall).toMatchObject({
      status: 409,
      code: 'SOLD_OUT',
      json: {
        message: expect.stringMatching(/^House \d+ no longer has all of these rooms for these nights\./) as string,
      },
    });
    const fitting = { ...stay, rooms: [stay.rooms[0]!, { adults: 1, childAges: [] }] };
    expect((await asha.quote(garden, { stay: fitting, rates: [flexible(garden), flexible(suite)] })).status).toBe(200);
    const twice = {
      ...stay,
      rooms: [
        { adults: 1, childAges: [] },
        { adults: 1, childAges: [] },
      ],
    };
    expect((await asha.quote(garden, { stay: twice, rates: [flexible(suite), flexible(suite)] })).code).toBe(
      'SOLD_OUT',
    );
  });
});

describe('the last rooms of two types', { timeout: 120_000 }, () => {
  it('[7.20] two buyers who want both, in opposite order: one gets both, the other neither, and nobody deadlocks', async () => {
    for (let round = 0; round < 12; round++) {
      const garden = await stocked({ allotment: 1 });
      const suite = await anotherRoom(garden, { allotment: 1 });
      const stay = aStay({ rooms: 2, nights: 3 });
      const buyers = await Promise.all([buyer(), buyer()]);
      const orders = [
        [flexible(garden), flexible(suite)],
        [flexible(suite), flexible(garden)],
      ];
      const quotes = await Promise.all(buyers.map((one, n) => one.quote(garden, { stay, rates: orders[n]! })));
      expect(quotes.map(({ status }) => status)).toEqual([200, 200]);
      const holds = await Promise.all(buyers.map((one, n) => one.hold(quotes[n]!.data)));
      expect(holds.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(holds.find(({ status }) => status === 409)).toMatchObject({ code: 'SOLD_OUT' });
      expect(await setup.left(garden, stay.checkIn)).toBe(0);
      expect(await setup.left(suite, stay.checkIn)).toBe(0);
      expect(await setup.broken()).toEqual({});
    }
  });

  it('[7.20] forty holds at the supplier at once, in both orders, over a month’s end: as many as there are rooms', async () => {
    const garden = await stocked({ allotment: 5 });
    const suite = await anotherRoom(garden, { allotment: 5 });
    const checkIn = '2026-12-28';
    const stay = { checkIn, checkOut: addDays(checkIn, 8), rooms: aStay({ rooms: 2 }).rooms };
    const until = new Date(clock.now().getTime() + 900_000);
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, n) => {
        const rates = n % 2 ? [flexible(garden), flexible(suite)] : [flexible(suite), flexible(garden)];
        return contractedInventory(db()).hold(`bkg_mixed${n}`, { hotelId: garden.hotelId, rates, stay }, until);
      }),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'held')).toHaveLength(5);
    expect(await setup.left(garden, checkIn)).toBe(0);
    expect(await setup.left(suite, checkIn)).toBe(0);
    const { rows } = await db().execute(
      sql`select count(*)::int as held from supplier_reservations where state = 'held'`,
    );
    expect(rows).toEqual([{ held: 5 }]);
  });
});
