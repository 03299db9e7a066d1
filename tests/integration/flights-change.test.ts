import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FlightBooking } from '#features/bookings/contract.ts';
import { allotmentOf } from '#features/flights/server/supplier/seats.ts';
import { flightSales } from '#features/flights/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { BACK, FAMILY, flyerOf, ONE, xx, zz, type Flyer } from '../support/flyer.ts';
import { orderOfCheckout } from '../support/order-of-checkout.ts';

const setup = useBookingSetup();
const PLAIN = 9011;
const LATER = '2026-12-22';
const offer = zz(PLAIN, LATER);
const MINUTE = 60_000;
beforeEach(() => setup.clear());

/** A ticketed trip and what its change to another day costs. */
async function withChange({ wallet = 0, party = ONE, to = offer } = {}): Promise<{
  asha: Flyer;
  trip: FlightBooking;
  due: number;
  fee: number;
}> {
  const asha = await flyerOf(setup, wallet);
  const trip = await asha.ticketed({ offers: [zz(PLAIN)], party });
  return { asha, trip, ...(await asha.changeQuote(trip._id, 0, to)).data };
}
const sold = async (date: string, flight = `ZZ${PLAIN}`): Promise<number> =>
  Number(
    (
      await setup
        .db()
        .execute<{ sold: number }>(
          sql`select coalesce(sum(sold), 0)::int as sold from flight_sales where flight = ${flight} and departs_on = ${date}::date`,
        )
    ).rows[0]?.sold,
  );
const captures = async (): Promise<number> =>
  Number(
    (
      await setup
        .db()
        .execute<{ n: number }>(sql`select count(*)::int as n from ledger_postings where key like 'capture:%'`)
    ).rows[0]?.n,
  );

describe('a change that costs more, paid at the gateway', () => {
  it('[7.20] seats and price are kept until a stated time, the tickets stand until it is paid, and then the change is made', async () => {
    const { asha, trip, due } = await withChange({ party: FAMILY });
    const { data } = await asha.changeTo(trip._id, 0, offer, due, 0);
    expect(data.booking).toMatchObject({
      state: 'paying_change',
      bookingStatus: 'CONFIRMED',
      total: trip.total,
      bounds: [{ offer: zz(PLAIN) }],
      parts: trip.parts,
      holdExpiresAt: new Date(clock.now().getTime() + 20 * MINUTE).toISOString(),
      amendments: [{ kind: 'change', state: 'paying', amount: due, wallet: 0, document: null }],
      documents: { voucher: true },
    });
    expect([await sold('2026-12-20'), await sold(LATER)]).toEqual([3, 3]); // an infant has no seat
    const callback = await asha.atCheckout(data.checkoutUrl);
    expect(await asha.comeBack(callback!.fields)).toMatchObject({
      status: 303,
      location: expect.stringContaining(`/bookings/details?bookingId=${trip._id}`) as string,
    });
    const changed = await asha.lookAt(trip._id);
    expect(changed).toMatchObject({
      state: 'confirmed',
      total: trip.total + due,
      bounds: [{ offer }],
      holdExpiresAt: null,
      payment: { wallet: 0, gateway: trip.total + due, problem: null },
      amendments: [{ state: 'done', amount: due, document: 'invoice' }],
    });
    expect(changed.parts[0]!.tickets[0]!.number).not.toBe(trip.parts[0]!.tickets[0]!.number);
    expect(changed.trail.at(-1)).toMatchObject({
      stage: 'change',
      total: trip.total + due,
      note: expect.stringMatching(
        /^Changed from ZZ 9011 on .+ to ZZ 9011 on .+\. ₹11,000 fee of the airline, ₹.+ (more|less) fare\. ₹.+ paid\.$/,
      ) as string,
    });
    expect([await sold('2026-12-20'), await sold(LATER)]).toEqual([0, 3]);
  });

  it('[7.20] in part from the wallet: both parts are on the booking, and a refund goes back the way it came, over both payments', async () => {
    const { asha, trip, due } = await withChange({ wallet: 100_000 });
    const { data } = await asha.changeTo(trip._id, 0, offer, due, 100_000);
    expect(data.booking.amendments.at(-1)).toMatchObject({ amount: due, wallet: 100_000 });
    expect(await setup.walletOf(asha)).toBe(0);
    await asha.comeBack((await asha.atCheckout(data.checkoutUrl))!.fields);
    const changed = await asha.lookAt(trip._id);
    expect(changed.payment).toMatchObject({ wallet: 100_000, gateway: trip.total + due - 100_000 });
    const { refund } = (await asha.dueBack(trip._id)).data;
    const cancelled = (await asha.cancelTrip(trip._id, refund)).data;
    expect(cancelled).toMatchObject({ state: 'cancelled', refund: { amount: refund, state: 'pending' } });
    await setup.jobs();
    expect((await asha.lookAt(trip._id)).refund).toMatchObject({ state: 'processed' });
  });

  it('[7.20] of an airline that tickets at once the seats are kept just so', async () => {
    const asha = await flyerOf(setup);
    const trip = await asha.ticketed({ offers: [xx(PLAIN)] });
    const { due } = (await asha.changeQuote(trip._id, 0, xx(PLAIN, LATER))).data;
    const { data } = await asha.changeTo(trip._id, 0, xx(PLAIN, LATER), due, 0);
    expect(await sold(LATER, `XX${PLAIN}`)).toBe(1);
    await asha.comeBack((await asha.atCheckout(data.checkoutUrl))!.fields);
    expect((await asha.lookAt(trip._id)).bounds[0]!.offer).toBe(xx(PLAIN, LATER));
  });

  it('[7.20] asking again, or paying from another tab, is the same order; anything else of the trip waits', async () => {
    const { asha, trip, due } = await withChange();
    const { data } = await asha.changeTo(trip._id, 0, offer, due, 0);
    expect((await asha.payTrip(trip)).data).toMatchObject({
      checkoutUrl: data.checkoutUrl,
      booking: { state: 'paying_change' },
    });
    for (const refused of [
      await asha.changeTo(trip._id, 0, zz(PLAIN, '2026-12-23'), 90_000_00, 0),
      await asha.cancelTrip(trip._id, 0),
      await asha.cancelTrip(trip._id, 0, { bounds: [0] }),
      await asha.accept(trip._id),
    ]) {
      expect(refused.json).toMatchObject({
        code: 'STATE_BLOCKED',
        message: expect.stringMatching(
          /^A change of this booking is being paid for; until then it is unchanged\./,
        ) as string,
      });
    }
  });
});

describe('what goes wrong with the payment of a change', () => {
  it.each([
    ['left', async (asha: Flyer, url: string) => void (await asha.leave(url))],
    [
      'declined and left',
      async (asha: Flyer, url: string) => void ((await asha.atCheckout(url, 'failure')) ?? (await asha.leave(url))),
    ],
    ['given up on the trip’s own page', async (asha: Flyer, _: string, id: string) => void (await asha.release(id))],
    [
      'never made',
      async () => {
        clock.advance(21 * MINUTE);
        await setup.jobs();
        await setup.jobs();
      },
    ],
  ])(
    '[7.20] %s: the ticket is untouched, the wallet has its part back, and the seats are on sale again',
    async (_, happens: (asha: Flyer, url: string, id: string) => Promise<void>) => {
      const { asha, trip, due } = await withChange({ wallet: 50_000 });
      const { data } = await asha.changeTo(trip._id, 0, offer, due, 50_000);
      await happens(asha, data.checkoutUrl!, trip._id);
      const after = await asha.lookAt(trip._id);
      expect(after).toMatchObject({
        state: 'confirmed',
        total: trip.total,
        bounds: [{ offer: zz(PLAIN) }],
        parts: trip.parts,
        amendments: [],
        holdExpiresAt: null,
        payment: { wallet: 0, gateway: trip.total },
      });
      expect(after.payment.problem).toMatch(
        /^The payment for the change did not go through\..* Nothing was charged, and nothing was changed: your tickets are unchanged\.$/,
      );
      expect(await setup.walletOf(asha)).toBe(50_000);
      expect([await sold('2026-12-20'), await sold(LATER)]).toEqual([1, 0]);
      const again = await asha.changeTo(trip._id, 0, offer, 90_000_00, 0); // and it can be tried anew
      expect(again.data.checkoutUrl).not.toBe(data.checkoutUrl);
    },
  );

  it('[7.20] the browser never comes back: the webhook makes the change; twice delivered it is one change', async () => {
    const { asha, trip, due } = await withChange();
    const before = await captures();
    const { data } = await asha.changeTo(trip._id, 0, offer, due, 0);
    await asha.atCheckout(data.checkoutUrl, 'success-no-return');
    await setup.jobs();
    const callback = { razorpay_order_id: orderOfCheckout(data.checkoutUrl) };
    await asha.comeBack(callback); // late, and unsigned
    expect(await asha.lookAt(trip._id)).toMatchObject({
      state: 'confirmed',
      total: trip.total + due,
      amendments: [{ state: 'done' }],
    });
    expect(await captures()).toBe(before + 1);

    const { due: next } = (await asha.changeQuote(trip._id, 0, zz(PLAIN, '2026-12-24'))).data;
    const second = await asha.changeTo(trip._id, 0, zz(PLAIN, '2026-12-24'), next, 0);
    const paid = await asha.atCheckout(second.data.checkoutUrl, 'success-duplicate-webhook');
    await Promise.all([asha.comeBack(paid!.fields), setup.jobs(), asha.comeBack(paid!.fields)]);
    await setup.jobs();
    expect(await asha.lookAt(trip._id)).toMatchObject({
      state: 'confirmed',
      total: trip.total + due + next,
      amendments: [{ state: 'done' }, { state: 'done' }],
    });
    expect(await captures()).toBe(before + 2);
  });

  it('[7.20] paid, but the airline can make it no more: all of it goes back, and the ticket stands', async () => {
    const { asha, trip, due } = await withChange({ wallet: 50_000 });
    const { data } = await asha.changeTo(trip._id, 0, offer, due, 50_000);
    await asha.atCheckout(data.checkoutUrl, 'success-no-return'); // in time; the news comes when the seats are gone
    await setup.db().execute(sql`update flight_reservations set state = 'released' where state = 'held'`);
    const allotment = allotmentOf({ flight: `ZZ${PLAIN}`, date: LATER, cabin: 2 });
    await setup
      .db()
      .update(flightSales)
      .set({ sold: allotment })
      .where(sql`flight = ${`ZZ${PLAIN}`} and departs_on = ${LATER}::date`);
    await setup.jobs();
    const after = await asha.lookAt(trip._id);
    expect(after).toMatchObject({
      state: 'confirmed',
      total: trip.total,
      bounds: [{ offer: zz(PLAIN) }],
      parts: trip.parts,
      amendments: [],
      payment: { gateway: trip.total },
    });
    expect(after.payment.problem).toMatch(
      /^The airline did not make the change\. All of the ₹.+ you paid for it is on its way back\. Your tickets are unchanged\.$/,
    );
    await setup
      .db()
      .delete(flightSales)
      .where(sql`departs_on = ${LATER}::date`);
    await setup.jobs();
    expect(await setup.walletOf(asha)).toBe(50_000);
  });

  it('[7.20] more than the change costs from the wallet, or more than it holds: a sentence, and nothing is kept', async () => {
    const { asha, trip, due } = await withChange({ wallet: 1000 });
    expect((await asha.changeTo(trip._id, 0, offer, due, due + 1)).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { walletAmount: 'That is more than the change costs. Use its price or less from the wallet.' },
    });
    expect((await asha.changeTo(trip._id, 0, offer, due, 1001)).code).toBe('INSUFFICIENT_WALLET');
    expect([await sold('2026-12-20'), await sold(LATER)]).toEqual([1, 0]);
    expect(await asha.lookAt(trip._id)).toMatchObject({ state: 'confirmed', total: trip.total });
  });

  it('[7.20] ten asks at once are one change and one order', async () => {
    const { asha, trip, due } = await withChange();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        asha.changeTo(trip._id, 0, zz(PLAIN, `2026-12-2${n % 2 ? 2 : 3}`), due + 90_000_00, 0),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect((await sold('2026-12-22')) + (await sold('2026-12-23'))).toBe(1);
  });
});

describe('a change that costs less', () => {
  it('[7.20] gives the difference back where it was asked for, with a credit note; nothing is paid', async () => {
    const asha = await flyerOf(setup);
    const trip = await asha.ticketed({ offers: [zz(PLAIN, '2026-12-20', 'flexi'), zz(9111, BACK)] });
    const saver = zz(PLAIN, LATER);
    const { due } = (await asha.changeQuote(trip._id, 0, saver)).data;
    expect(due).toBeLessThan(0);
    const { data } = await asha.changeTo(trip._id, 0, saver, due, 0, 'wallet');
    expect(data).toMatchObject({
      checkoutUrl: null,
      booking: {
        state: 'confirmed',
        total: trip.total + due,
        amendments: [{ state: 'done', amount: due, document: 'credit-note' }],
      },
    });
    expect(await setup.walletOf(asha)).toBe(-due);
  });
});
