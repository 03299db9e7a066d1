import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { allotmentOf } from '#features/flights/server/supplier/seats.ts';
import { flightSales } from '#features/flights/server/tables.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { FAMILY, flyerOf, xx, zz } from '../support/flyer.ts';

const setup = useBookingSetup();
const [FIRST, SECOND, THIRD] = ['2026-12-20', '2026-12-23', '2026-12-27'] as const;
const TRIP = [zz(9011, FIRST), zz(9111, SECOND), zz(9011, THIRD)];
beforeEach(() => setup.clear());

const soldByDay = async (): Promise<Record<string, number>> => {
  const { rows } = await setup
    .db()
    .execute<{ flight: string; day: string; sold: number }>(
      sql`select flight, departs_on::text as day, sold::int from flight_sales order by 2`,
    );
  return Object.fromEntries(rows.map(({ flight, day, sold }) => [`${flight} ${day}`, sold]));
};
/** Leaves so many seats of a flight to everybody of this test. */
const leave = async (flight: string, departsOn: string, seats: number): Promise<number> => {
  const others = allotmentOf({ flight, date: departsOn, cabin: 2 }) - seats;
  await setup.db().insert(flightSales).values({ flight, departsOn, cabin: 2, sold: others });
  return others;
};
/** Those seats have no reservation: given back, so that the books can be checked. */
const forget = async (flight: string, day: string, others: number): Promise<void> => {
  await setup
    .db()
    .execute(
      sql`update flight_sales set sold = sold - ${others} where flight = ${flight} and departs_on = ${day}::date`,
    );
  await setup.db().execute(sql`delete from flight_sales where sold = 0`);
};

describe('a trip of three flights', () => {
  it('[7.20] is one booking: a ticket and a PNR for each flight, one price that is the sum of the three', async () => {
    const asha = await flyerOf(setup);
    const quoted = (await asha.quoteTrip({ offers: TRIP, party: FAMILY })).data;
    expect(quoted).toMatchObject({
      title: 'Bengaluru – Delhi – Bengaluru – Delhi',
      total: quoted.bounds.reduce((sum, { total }) => sum + total, 0),
    });
    const trip = await asha.ticketed({ offers: TRIP, party: FAMILY });
    expect(trip.parts.map(({ bounds, state, tickets }) => ({ bounds, state, tickets: tickets.length }))).toEqual(
      [0, 1, 2].map((bound) => ({ bounds: [bound], state: 'ticketed', tickets: 4 })),
    );
    expect(new Set(trip.parts.map(({ pnr }) => pnr)).size).toBe(3);
    expect(trip.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(trip.total);
    expect(await soldByDay()).toEqual({ 'ZZ9011 2026-12-20': 3, 'ZZ9111 2026-12-23': 3, 'ZZ9011 2026-12-27': 3 });
  });

  it('[7.20] one without seats: nothing is held of the others, and nothing was charged', async () => {
    const asha = await flyerOf(setup);
    const quoted = (await asha.quoteTrip({ offers: TRIP })).data;
    const others = await leave('ZZ9011', THIRD, 0);
    expect((await asha.holdTrip(quoted)).json).toMatchObject({
      code: 'SOLD_OUT',
      message: expect.stringMatching(
        /^There are no seats left for everybody on Bengaluru – Delhi – Bengaluru – Delhi at this fare\. Nothing was charged\./,
      ) as string,
    });
    await forget('ZZ9011', THIRD, others);
    expect(await soldByDay()).toEqual({});
  });

  it('[7.20] paid, and the last flight sold out at that moment: no ticket of any, and all of the money back', async () => {
    const asha = await flyerOf(setup);
    const held = await asha.heldTrip({ offers: [xx(9011, FIRST), xx(9111, SECOND), xx(9011, THIRD)] });
    const others = await leave('XX9011', THIRD, 0);
    const failed = await asha.pays(held);
    expect(failed).toMatchObject({ state: 'failed', refund: { amount: held.total, charge: 0 }, parts: [] });
    await forget('XX9011', THIRD, others);
    expect(await soldByDay()).toEqual({});
  });

  it('[7.20] the airline of the middle one refuses: the others stand, its price is back, and all of it may be cancelled for nothing', async () => {
    const asha = await flyerOf(setup);
    const held = await asha.heldTrip({ offers: [zz(9011, FIRST), zz(9109, SECOND), zz(9011, THIRD)] });
    const partly = await asha.pays(held);
    const back = held.bounds[1]!.total;
    expect(partly).toMatchObject({
      state: 'confirmed',
      total: held.total - back,
      parts: [{ state: 'ticketed' }, { bounds: [1], state: 'refused', pnr: null }, { state: 'ticketed' }],
      amendments: [{ kind: 'refused', amount: back }],
      remedy: expect.stringMatching(
        /^Bengaluru – Delhi and Bengaluru – Delhi are ticketed, but the airline of Delhi – Bengaluru refused its part\./,
      ) as string,
    });
    expect((await asha.dueBack(partly._id)).data).toMatchObject({
      refund: partly.total,
      charge: 0,
      free: true,
      whole: true,
    });
    expect((await asha.cancelTrip(partly._id, partly.total)).data).toMatchObject({
      state: 'cancelled',
      refund: { amount: partly.total, charge: 0 },
    });
    expect(await soldByDay()).toEqual({});
  });

  it('[7.20] 20 people for the last 3 seats of the middle flight: whoever has it has all three, whoever has not has none', async () => {
    const others = await leave('ZZ9111', SECOND, 3);
    const flyers = await Promise.all(Array.from({ length: 20 }, () => flyerOf(setup)));
    const quotes = await Promise.all(
      flyers.map(async (one) => (await one.quoteTrip({ offers: TRIP, shownTotal: 1 })).data),
    );
    const held = await Promise.all(flyers.map((one, n) => one.holdTrip(quotes[n]!)));
    expect(held.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await soldByDay()).toMatchObject({ 'ZZ9011 2026-12-20': 3, 'ZZ9011 2026-12-27': 3 });
    await forget('ZZ9111', SECOND, others);
    expect((await soldByDay())['ZZ9111 2026-12-23']).toBe(3);
  });

  it('[7.20] the middle one is moved between its neighbours and not past them, and given back alone', async () => {
    const asha = await flyerOf(setup);
    const trip = await asha.ticketed({ offers: TRIP });
    expect((await asha.changeQuote(trip._id, 1, zz(9111, '2026-12-28'))).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: expect.stringMatching(/fit between your other flights/) as string,
    });
    const { due } = (await asha.changeQuote(trip._id, 1, zz(9111, '2026-12-24'))).data;
    const { data } = await asha.changeTo(trip._id, 1, zz(9111, '2026-12-24'), due, 0);
    if (data.checkoutUrl) await asha.comeBack((await asha.atCheckout(data.checkoutUrl))!.fields);
    const moved = await asha.lookAt(trip._id);
    expect(moved.bounds.map(({ offer }) => offer)).toEqual([TRIP[0], zz(9111, '2026-12-24'), TRIP[2]]);
    const { refund } = (await asha.dueBack(trip._id, '&bounds=1')).data;
    const rest = (await asha.cancelTrip(trip._id, refund, { bounds: [1] })).data;
    expect(rest).toMatchObject({ state: 'confirmed', total: moved.total - refund });
    expect(rest.parts.map(({ tickets }) => tickets[0]!.open)).toEqual([[0], [], [2]]);
    expect(await soldByDay()).toEqual({ 'ZZ9011 2026-12-20': 1, 'ZZ9011 2026-12-27': 1 });
  });
});
