import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aStay } from '../support/buyer.ts';
import { orderOfCheckout } from '../support/order-of-checkout.ts';

const setup = useBookingSetup();
const { db, stocked, buyer, walletOf, jobs } = setup;
const MINUTE = 60_000;

/** A gateway that takes money for an order it had closed, as a real one may. */
async function reopenAtGateway(checkoutUrl: string | null): Promise<void> {
  await db().execute(
    sql`update gateway_orders set state = 'created', expires_at = ${new Date(clock.now().getTime() + 60 * MINUTE).toISOString()} where id = ${orderOfCheckout(checkoutUrl)}`,
  );
}

describe('paying', () => {
  it('[7.20] a double click and two tabs pay one hold with one order, and one of two captures is kept', async () => {
    const asha = await buyer(500_000);
    const booking = await asha.held(await stocked());
    const clicks = await Promise.all([
      asha.pay(booking, 100_000),
      asha.pay(booking, 100_000),
      asha.pay(booking, 300_000),
      asha.pay(booking),
    ]);
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [url, ...others] = new Set(clicks.map(({ data }) => data.checkoutUrl));
    expect(others).toEqual([]);
    const { payment } = (await asha.look(booking._id)).data;
    expect(await walletOf(asha)).toBe(500_000 - payment.wallet);

    const [first, second] = await Promise.all([asha.atCheckout(url!), asha.atCheckout(url!)]);
    const places = await Promise.all([first, second].map((callback) => asha.comeBack(callback!.fields)));
    expect(places.map(({ location }) => location)).toEqual([
      `/confirmationbooking?bookingId=${booking._id}`,
      `/confirmationbooking?bookingId=${booking._id}`,
    ]);
    expect((await asha.look(booking._id)).data).toMatchObject({
      state: 'confirmed',
      payment: { gateway: 840_000 - payment.wallet },
    });
    expect(await setup.eventsOf(booking._id)).toEqual([
      'quote → quoted',
      'hold → held',
      'saveGuests → held',
      'pay → paying',
      'capture → confirming',
      'confirm → confirmed',
    ]);
  });

  it('[7.20] the same Idempotency-Key gives the first answer', async () => {
    const asha = await buyer();
    const booking = await asha.held(await stocked());
    const [first, second] = [await asha.pay(booking, 0, 'click-1'), await asha.pay(booking, 0, 'click-1')];
    expect(second.data).toEqual(first.data);
  });

  it('[7.20] more than the wallet holds, or than the price, is refused and moves nothing', async () => {
    const asha = await buyer(100_000);
    const booking = await asha.held(await stocked());
    expect((await asha.pay(booking, 100_001)).json).toMatchObject({
      code: 'INSUFFICIENT_WALLET',
      message: expect.stringMatching(/^Your wallet holds ₹1,000/) as string,
    });
    expect((await asha.pay(booking, booking.total + 1)).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { walletAmount: expect.any(String) as string },
    });
    expect((await asha.look(booking._id)).data.state).toBe('held');
    expect(await walletOf(asha)).toBe(100_000);
  });

  it('[7.20] the last rupees of a wallet pay one of two bookings paid at the same moment', async () => {
    const hotel = await stocked();
    const asha = await buyer(1_000_000);
    const bookings = [await asha.held(hotel), await asha.held(hotel)];
    const paid = await Promise.all(bookings.map((booking) => asha.pay(booking, booking.total)));
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await walletOf(asha)).toBe(160_000);
  });
});

describe('the browser that leaves', () => {
  it('[7.20] leaving the checkout brings the wallet’s part back and keeps the room, and paying again works', async () => {
    const asha = await buyer(100_000);
    const booking = await asha.held(await stocked());
    const { data } = await asha.pay(booking, 100_000);
    expect(await asha.leave(data.checkoutUrl)).toEqual({
      status: 303,
      location: `/hotels/review?bookingId=${booking._id}`,
    });
    const left = (await asha.look(booking._id)).data;
    expect(left).toMatchObject({
      state: 'held',
      payment: {
        wallet: 0,
        gateway: 0,
        problem: 'The payment did not go through. Nothing was charged. The room is yours at ₹8,400 until 12:00.',
      },
    });
    expect(await walletOf(asha)).toBe(100_000);
    expect(await asha.atCheckout(data.checkoutUrl)).toBeNull(); // the old order can not be paid any more

    const again = await asha.pay(booking, 50_000);
    expect(again.data.checkoutUrl).not.toBe(data.checkoutUrl);
    await asha.comeBack((await asha.atCheckout(again.data.checkoutUrl))!.fields);
    expect((await asha.look(booking._id)).data).toMatchObject({
      state: 'confirmed',
      payment: { wallet: 50_000, gateway: 790_000, problem: null },
    });
  });

  it('[7.20] a declined payment says so, with the bank’s reason, once the checkout is left', async () => {
    const asha = await buyer();
    const booking = await asha.held(await stocked());
    const { data } = await asha.pay(booking);
    expect(await asha.atCheckout(data.checkoutUrl, 'failure')).toBeNull();
    await jobs(); // delivers the webhook
    await asha.comeBack({
      'error[metadata]': JSON.stringify({ order_id: orderOfCheckout(data.checkoutUrl) }),
      'error[code]': 'BAD_REQUEST_ERROR',
    });
    expect((await asha.look(booking._id)).data.payment.problem).toBe(
      'The payment did not go through. The bank declined the payment. Nothing was charged. The room is yours at ₹8,400 until 12:00.',
    );
  });

  it('[7.20] a browser closed at the gateway: the webhook alone books the room, however often it comes', async () => {
    const asha = await buyer();
    const hotel = await stocked();
    const alone = await asha.held(hotel);
    expect(await asha.atCheckout((await asha.pay(alone)).data.checkoutUrl, 'success-no-return')).toBeNull();
    const twice = await asha.held(hotel);
    await asha.atCheckout((await asha.pay(twice)).data.checkoutUrl, 'success-duplicate-webhook');
    await jobs();
    for (const { _id } of [alone, twice])
      expect((await asha.look(_id)).data).toMatchObject({ state: 'confirmed', payment: { gateway: 840_000 } });
  });

  it('[7.20] a webhook that comes late finds the booking made by the browser and changes nothing', async () => {
    const asha = await buyer();
    const booking = await asha.held(await stocked());
    const callback = await asha.atCheckout((await asha.pay(booking)).data.checkoutUrl, 'success-late-webhook');
    await asha.comeBack(callback!.fields);
    const events = await setup.eventsOf(booking._id);
    clock.advance(10_000);
    await jobs();
    expect(await setup.eventsOf(booking._id)).toEqual(events);
  });

  it('[7.20] callback and webhooks at the same moment capture once', async () => {
    const asha = await buyer();
    const booking = await asha.held(await stocked());
    const callback = await asha.atCheckout((await asha.pay(booking)).data.checkoutUrl, 'success-duplicate-webhook');
    await Promise.all([asha.comeBack(callback!.fields), jobs(), asha.comeBack(callback!.fields), jobs()]);
    expect((await asha.look(booking._id)).data.state).toBe('confirmed');
    expect((await setup.eventsOf(booking._id)).filter((event) => event.startsWith('capture'))).toHaveLength(1);
  });

  it('[7.20] nobody came back and no webhook either: at the deadline the gateway is asked, and what was paid counts', async () => {
    const asha = await buyer();
    const hotel = await stocked();
    const [paid, unpaid] = [await asha.held(hotel), await asha.held(hotel)];
    await asha.atCheckout((await asha.pay(paid)).data.checkoutUrl, 'success-no-return');
    await asha.pay(unpaid);
    await db().execute(sql`delete from gateway_deliveries where delivered_at is null`);
    clock.advance(30 * MINUTE);
    await jobs();
    expect((await asha.look(paid._id)).data.state).toBe('confirmed');
    expect((await asha.look(unpaid._id)).data.state).toBe('expired');
  });
});

describe('money that comes late', () => {
  it('[7.20] after the hold expired it books at the agreed price, with the wallet’s part taken again', async () => {
    const asha = await buyer(100_000);
    const booking = await asha.held(await stocked());
    const { data } = await asha.pay(booking, 100_000);
    clock.advance(30 * MINUTE);
    await jobs();
    expect((await asha.look(booking._id)).data.state).toBe('expired');
    expect(await walletOf(asha)).toBe(100_000);
    await reopenAtGateway(data.checkoutUrl);
    await asha.comeBack((await asha.atCheckout(data.checkoutUrl))!.fields);
    expect((await asha.look(booking._id)).data).toMatchObject({
      state: 'confirmed',
      payment: { wallet: 100_000, gateway: 740_000 },
    });
    expect(await walletOf(asha)).toBe(0);
  });

  it('[7.20] it goes back when the room is gone, or the wallet’s part is spent', async () => {
    const hotel = await stocked({ allotment: 1 });
    const [asha, ravi] = [await buyer(), await buyer()];
    const booking = await asha.held(hotel);
    const { data } = await asha.pay(booking);
    clock.advance(30 * MINUTE);
    await jobs();
    await ravi.confirmed(hotel);
    await reopenAtGateway(data.checkoutUrl);
    expect((await asha.comeBack((await asha.atCheckout(data.checkoutUrl))!.fields)).location).toBe(
      `/confirmationbooking?bookingId=${booking._id}`,
    );
    expect((await asha.look(booking._id)).data).toMatchObject({
      state: 'failed',
      bookingStatus: 'FAILED',
      refund: { amount: 840_000, charge: 0, state: 'pending' },
      payment: {
        problem: expect.stringMatching(
          /could not confirm the room\. All of the ₹8,400 you paid is on its way back\.$/,
        ) as string,
      },
    });

    const meera = await buyer(100_000);
    const other = await meera.held(await stocked());
    const left = await meera.pay(other, 100_000);
    await meera.leave(left.data.checkoutUrl);
    await meera.pay(await meera.held(await stocked()), 100_000); // spends the wallet on another stay
    await reopenAtGateway(left.data.checkoutUrl);
    await meera.comeBack((await meera.atCheckout(left.data.checkoutUrl))!.fields);
    expect((await meera.look(other._id)).data).toMatchObject({
      state: 'held',
      trail: expect.arrayContaining([expect.objectContaining({ stage: 'refund', total: 740_000 })]) as unknown,
    });
  });

  it('[7.20] a second payment for a booking that is paid, or was cancelled, goes back by itself', async () => {
    const asha = await buyer();
    const booking = await asha.held(await stocked());
    const first = (await asha.pay(booking)).data.checkoutUrl;
    await asha.leave(first);
    const second = (await asha.pay(booking)).data.checkoutUrl;
    await asha.comeBack((await asha.atCheckout(second))!.fields);
    await reopenAtGateway(first);
    await asha.comeBack((await asha.atCheckout(first))!.fields);
    const { data } = await asha.look(booking._id);
    expect(data).toMatchObject({ state: 'confirmed', refund: null });
    expect(data.trail.at(-1)).toMatchObject({
      stage: 'refund',
      total: 840_000,
      note: 'A payment of ₹8,400 arrived that this booking could not use. All of it is on its way back.',
    });
  });
});

describe('what only pretends to be the gateway', () => {
  it('[7.20] a callback with a forged signature, of another order, or of nobody’s changes nothing', async () => {
    const asha = await buyer();
    const hotel = await stocked();
    const [booking, other] = [await asha.held(hotel), await asha.held(hotel)];
    const url = (await asha.pay(booking)).data.checkoutUrl;
    const otherUrl = (await asha.pay(other)).data.checkoutUrl;
    const orderId = orderOfCheckout(url);
    const { fields } = (await asha.atCheckout(otherUrl))!;
    const review = { status: 303, location: `/hotels/review?bookingId=${booking._id}` };
    expect(
      await asha.comeBack({
        razorpay_order_id: orderId,
        razorpay_payment_id: 'pay_1',
        razorpay_signature: 'f'.repeat(64),
      }),
    ).toEqual(review);
    expect(await asha.comeBack({ ...fields, razorpay_order_id: orderId })).toEqual(review);
    expect(
      await asha.comeBack({
        razorpay_order_id: 'order_unknown',
        razorpay_payment_id: 'pay_1',
        razorpay_signature: 'f',
      }),
    ).toEqual({ status: 303, location: '/bookings' });
    expect(await asha.comeBack({})).toEqual({ status: 303, location: '/bookings' });
    expect(await asha.comeBack({ 'error[metadata]': '{"order_id":{"a":1}}' })).toEqual({
      status: 303,
      location: '/bookings',
    });
    expect(await asha.comeBack({ padding: 'x'.repeat(20_000) })).toEqual({ status: 303, location: '/bookings' });
    expect((await asha.look(booking._id)).data.state).toBe('paying');
  });

  it('[7.20] a webhook with a bad signature is 401 and changes nothing; one of 5 MB is 413', async () => {
    const asha = await buyer();
    const booking = await asha.held(await stocked(), { stay: aStay({ nights: 1 }) });
    await asha.pay(booking);
    const send = (body: string) =>
      fetch(`${setup.api()}/api/payments/webhook`, {
        method: 'POST',
        body,
        headers: { 'x-razorpay-signature': 'f'.repeat(64), 'x-razorpay-event-id': 'evt_1' },
      });
    const forged = await send(JSON.stringify({ event: 'payment.captured', payload: {} }));
    expect([forged.status, ((await forged.json()) as { code: string }).code]).toEqual([401, 'UNAUTHENTICATED']);
    expect((await send('x'.repeat(5 * 1024 * 1024))).status).toBe(413);
    expect((await asha.look(booking._id)).data.state).toBe('paying');
  });
});
