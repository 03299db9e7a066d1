import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aStay, NIGHT } from '../support/buyer.ts';
import { aDeparture, PERSON } from '../support/departures.ts';
import { zz } from '../support/flyer.ts';
import { aFlightChoice, aPackageChoice, aShopper, aStayChoice } from '../support/shopper.ts';
import { orderOfCheckout } from '../support/order-of-checkout.ts';

const setup = useBookingSetup();
const { db, walletOf, jobs } = setup;
const shopper = async (wallet = 0) => aShopper(await setup.buyer(wallet));
const STAY = 2 * NIGHT;
beforeEach(setup.clear);

/** Shares of the orders that were paid, in paise. */
const shares = async (): Promise<number[]> => {
  const { rows } = await db().execute<{ amount: string }>(
    sql`select s.amount from payment_shares s join payment_orders o on o.id = s.order_id where o.state = 'paid' order by s.amount`,
  );
  return rows.map(({ amount }) => Number(amount));
};
const refunds = async () => {
  const { rows } = await db().execute<{ booking_id: string; amount: string; target: string }>(
    sql`select booking_id, amount, target from refunds order by amount`,
  );
  return rows.map(({ booking_id: bookingId, amount, target }) => ({ bookingId, amount: Number(amount), target }));
};

describe('[7.20] a stay and a flight in one payment', () => {
  it('holds both, names the people once, pays once, and both are confirmed', async () => {
    const hotel = await setup.stocked();
    const asha = await shopper(100_000);
    await asha.addAll(aStayChoice(hotel), aFlightChoice([zz(9011)]));
    const { bookingIds, total, totals } = await asha.ready();
    expect(totals).toContain(STAY);
    const { status, data } = await asha.payTogether(bookingIds, total, 100_000);
    expect(status).toBe(200);
    expect(await walletOf(asha)).toBe(0);
    expect(await asha.statesOf(bookingIds)).toEqual(['paying', 'paying']);

    const callback = await asha.atCheckout(data.checkoutUrl);
    expect(await asha.comeBack(callback!.fields)).toEqual({
      status: 303,
      location: `/cart/booked?payment=${data.paymentId}`,
    });
    expect(await asha.statesOf(bookingIds)).toEqual(['confirmed', 'confirmed']);
    expect((await shares()).reduce((sum, share) => sum + share, 0)).toBe(total - 100_000);
    expect(await asha.payment(data.paymentId)).toMatchObject({ state: 'paid', total, wallet: 100_000 });
    expect(await asha.cart()).toEqual([]);
    const { data: booking } = await asha.look(bookingIds[0]!);
    expect(booking.trail.at(-1)).toMatchObject({
      stage: 'payment',
      note: expect.stringContaining('in one payment of') as string,
    });
    await jobs(); // the webhook tells the same once more
    expect(await refunds()).toEqual([]);
  });

  it('pays for a package with them: three bookings, each with its share, its documents and its own terms', async () => {
    const hotel = await setup.stocked();
    const departure = await aDeparture(db());
    const asha = await shopper(300_000);
    await asha.addAll(aStayChoice(hotel), aFlightChoice([zz(9011)]), aPackageChoice(departure));
    const { bookingIds, total, totals } = await asha.ready();
    expect(totals).toEqual(expect.arrayContaining([STAY, 2 * PERSON]));
    const { data } = await asha.payTogether(bookingIds, total, 300_000);
    await asha.comeBack((await asha.atCheckout(data.checkoutUrl))!.fields);
    expect(await asha.statesOf(bookingIds)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect((await shares()).reduce((sum, share) => sum + share, 0)).toBe(total - 300_000);
    await jobs();
    for (const id of bookingIds) expect((await asha.look(id)).data.documents.invoice, id).not.toBeNull();

    const place = totals.indexOf(2 * PERSON);
    const packageId = bookingIds[place]!;
    expect((await asha.cancel(packageId, 2 * PERSON)).status).toBe(200);
    await jobs();
    const states = await asha.statesOf(bookingIds);
    expect(states.splice(place, 1)).toEqual(['cancelled']);
    expect(states, 'the others stand').toEqual(['confirmed', 'confirmed']);
    const back = (await refunds()).filter(({ bookingId }) => bookingId === packageId);
    expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(2 * PERSON);
    expect({ ...(await setup.broken()), ...(await setup.unsettled()) }).toEqual({});
  });

  it('refunds exactly the share of a part that its supplier refuses, and the other part stands', async () => {
    const hotel = await setup.stocked({ sentinel: 'sold-out-at-confirm' });
    const asha = await shopper();
    await asha.addAll(aStayChoice(hotel), aFlightChoice([zz(9011)]));
    const { bookingIds, total } = await asha.ready();
    const { data } = await asha.payTogether(bookingIds, total);
    await asha.comeBack((await asha.atCheckout(data.checkoutUrl))!.fields);
    const states = await asha.statesOf(bookingIds);
    expect([...states].sort()).toEqual(['confirmed', 'failed']);
    expect(await refunds()).toEqual([
      { bookingId: bookingIds[states.indexOf('failed')]!, amount: STAY, target: 'source' },
    ]);
  });

  it.each([
    ['the package', 'refused', null, 2 * PERSON + 336_000],
    ['the stay', null, 'sold-out-at-confirm', STAY],
  ] as const)(
    'refunds exactly %s with its extras where that is refused, to wallet and source as it was paid; the others stand',
    async (_, ofDeparture, ofHotel, amount) => {
      const hotel = await setup.stocked({ sentinel: ofHotel });
      const departure = await aDeparture(db(), { sentinel: ofDeparture });
      const asha = await shopper(300_000);
      const guided = { ...aPackageChoice(departure), extras: [{ code: 'guide' as const, quantity: 1 }] };
      await asha.addAll(aStayChoice(hotel), aFlightChoice([zz(9011)]), guided);
      const { bookingIds, total, totals } = await asha.ready();
      const { data } = await asha.payTogether(bookingIds, total, 300_000);
      await asha.comeBack((await asha.atCheckout(data.checkoutUrl))!.fields);
      const failed = totals.indexOf(amount);
      expect(await asha.statesOf(bookingIds)).toEqual(
        bookingIds.map((_id, at) => (at === failed ? 'failed' : 'confirmed')),
      );
      const back = await refunds();
      expect(back.every(({ bookingId }) => bookingId === bookingIds[failed])).toBe(true);
      const toSource = back.reduce((sum, one) => (one.target === 'source' ? sum + one.amount : sum), 0);
      expect(toSource + (await walletOf(asha))).toBe(amount); // the wallet was empty after the payment
      clock.advance(3_600_000);
      await jobs();
      expect((await asha.look(bookingIds[failed]!)).data.refund).toMatchObject({
        amount,
        charge: 0,
        state: 'processed',
      });
      expect({ ...(await setup.broken()), ...(await setup.unsettled()) }).toEqual({});
    },
  );

  it.each([
    ['timeout-after-booking', 'confirmed'],
    ['lost-request', 'failed'],
  ] as const)(
    'waits for the answer of the tour operator (%s): the package ends %s, the others stand at once',
    async (sentinel, ends) => {
      const hotel = await setup.stocked();
      const asha = await shopper();
      await asha.addAll(aStayChoice(hotel), aPackageChoice(await aDeparture(db(), { sentinel })));
      const { bookingIds, total, totals } = await asha.ready();
      const { data } = await asha.payTogether(bookingIds, total);
      await asha.comeBack((await asha.atCheckout(data.checkoutUrl))!.fields);
      const place = totals.indexOf(2 * PERSON);
      const stateOf = async (at: number) => (await asha.statesOf(bookingIds))[at];
      expect([await stateOf(place), await stateOf(1 - place)]).toEqual(['unknown', 'confirmed']);
      for (let round = 0; round < 20 && (await stateOf(place)) === 'unknown'; round++) {
        clock.advance(10_000);
        await jobs();
      }
      expect(await stateOf(place)).toBe(ends);
      const back = (await refunds()).reduce((sum, { amount }) => sum + amount, 0);
      expect(back).toBe(ends === 'failed' ? 2 * PERSON : 0);
      expect(await setup.broken()).toEqual({});
    },
  );

  it('pays all of it from the wallet where that is enough', async () => {
    const hotel = await setup.stocked();
    const asha = await shopper(10_000_000);
    await asha.addAll(aStayChoice(hotel), aFlightChoice([zz(9011)]));
    const { bookingIds, total } = await asha.ready();
    const { data } = await asha.payTogether(bookingIds, total, total);
    expect(data.checkoutUrl).toBeNull();
    expect(await asha.statesOf(bookingIds)).toEqual(['confirmed', 'confirmed']);
    expect(await walletOf(asha)).toBe(10_000_000 - total);
  });

  it('is one order however often it is started, and is left as a whole', async () => {
    const hotel = await setup.stocked();
    const asha = await shopper(50_000);
    await asha.addAll(aStayChoice(hotel), aStayChoice(hotel, aStay({ inDays: 30 })));
    const { bookingIds, total } = await asha.ready();
    const [first, second] = await Promise.all([
      asha.payTogether(bookingIds, total, 50_000),
      asha.payTogether(bookingIds, total, 50_000),
    ]);
    expect(second.data).toEqual(first.data);
    expect(await asha.pay((await asha.look(bookingIds[0]!)).data)).toMatchObject({
      status: 409,
      json: { code: 'STATE_BLOCKED', message: expect.stringContaining('rest of your cart') as string },
    });
    expect(await asha.leave(first.data.checkoutUrl)).toEqual({
      status: 303,
      location: `/cart/checkout?bookings=${bookingIds.join('*')}`,
    });
    expect(await asha.statesOf(bookingIds)).toEqual(['held', 'held']);
    expect(await walletOf(asha)).toBe(50_000);
    expect(await asha.payment(first.data.paymentId)).toMatchObject({ state: 'left' });
  });

  it('takes a payment that comes after the holds were let go: what is still free is booked, the rest goes back', async () => {
    const hotel = await setup.stocked({ allotment: 1 });
    const other = await setup.stocked();
    const asha = await shopper();
    await asha.addAll(aStayChoice(hotel), aStayChoice(other));
    const { bookingIds, total } = await asha.ready();
    const { data } = await asha.payTogether(bookingIds, total);
    clock.advance(31 * 60_000);
    await jobs();
    expect(await asha.statesOf(bookingIds)).toEqual(['expired', 'expired']);
    const rival = await setup.buyer(STAY);
    await rival.confirmed(hotel, { walletAmount: STAY });
    await db().execute(
      sql`update gateway_orders set state = 'created', expires_at = expires_at + interval '1 day' where id = ${orderOfCheckout(data.checkoutUrl)}`,
    );
    await asha.comeBack((await asha.atCheckout(data.checkoutUrl))!.fields);
    const states = await asha.statesOf(bookingIds);
    expect([...states].sort()).toEqual(['confirmed', 'failed']);
    expect((await refunds()).map(({ amount }) => amount)).toEqual([STAY]);
  });
});
