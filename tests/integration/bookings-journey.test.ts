import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import { call } from '../support/api-server.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { ASHA, NIGHT } from '../support/buyer.ts';

const { db, stocked, buyer, walletOf, jobs } = useBookingSetup();

describe('the journey', () => {
  it('[7.20] from quote to confirmed, each rupee in the trail, and one message for the traveller’s tabs', async () => {
    const hotel = await stocked();
    const asha = await buyer(100_000);
    const quoted = await asha.quote(hotel, { listingTotal: 2 * NIGHT });
    expect(quoted.status).toBe(200);
    expect(quoted.data).toMatchObject({
      state: 'quoted',
      bookingStatus: 'PENDING',
      category: 1,
      total: 2 * NIGHT,
      change: null,
      refundable: true,
      nights: 2,
    });
    expect(quoted.data.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(quoted.data.total);
    expect(quoted.data.actions.hold).toEqual({ allowed: true, reason: null });
    expect(quoted.data.actions.pay.allowed).toBe(false);

    const held = await asha.hold(quoted.data);
    expect(held.data).toMatchObject({ state: 'held', holdExpiresAt: '2026-12-01T06:30:00.000Z' });
    const named = await asha.nameGuests(held.data._id);
    expect(named.data.details?.guests).toEqual(ASHA.guests);

    const paying = await asha.pay(named.data, 100_000);
    expect(paying.data.booking).toMatchObject({ state: 'paying', payment: { wallet: 100_000, gateway: 0 } });
    expect(await walletOf(asha)).toBe(0);
    const callback = await asha.atCheckout(paying.data.checkoutUrl);
    const back = await asha.comeBack(callback!.fields);
    expect(back).toEqual({ status: 303, location: `/confirmationbooking?bookingId=${held.data._id}` });

    const { data } = await asha.look(held.data._id);
    expect(data).toMatchObject({
      state: 'confirmed',
      bookingStatus: 'CONFIRMED',
      holdExpiresAt: null,
      payment: { wallet: 100_000, gateway: 740_000, method: 'upi', paidAt: clock.now().toISOString(), problem: null },
      documents: { voucher: true },
    });
    expect(data.confirmationCode).toMatch(/^[A-Z]{2} \d{4} \d{4}$/);
    expect(data.trail.map(({ stage, total, note }) => [stage, total, note])).toEqual([
      ['listing', 840_000, '₹8,400 for 2 nights, with taxes: this hotel’s lowest price in the list.'],
      ['hotel', 840_000, '₹8,400 for 2 nights, with taxes: the room and rate you chose.'],
      ['review', 840_000, 'Checked with the hotel: the price is as shown.'],
      ['hold', 840_000, 'The room is held at ₹8,400 until 12:00.'],
      ['wallet', 100_000, '₹1,000 set aside from your wallet.'],
      ['payment', 840_000, '₹7,400 paid, and ₹1,000 from your wallet.'],
    ]);
    const told = await db().execute(sql`select 1 from outbox_messages`);
    expect(told.rows, 'real-time messages are for companies (6.1)').toEqual([]);
  });

  it('[7.20] all from the wallet books at once, without a checkout', async () => {
    const asha = await buyer(1_000_000);
    const booking = await asha.held(await stocked());
    const paid = await asha.pay(booking, booking.total);
    expect(paid.data).toMatchObject({
      checkoutUrl: null,
      booking: { state: 'confirmed', payment: { wallet: 840_000, gateway: 0, method: 'wallet' } },
    });
    expect(await walletOf(asha)).toBe(160_000);
    const lines = await call<{ response: { bookingId: string | null; bookingName: string | null; amount: number }[] }>(
      'GET',
      '/api/wallet/transactions',
      { token: asha.token() },
    );
    expect(lines.data.response).toMatchObject([
      { bookingId: booking._id, bookingName: booking.hotel.name, amount: -840_000 },
      { bookingId: null, bookingName: null, amount: 1_000_000 },
    ]);
  });

  it('[7.20] holding twice gives the same hold; letting go puts the room back, once', async () => {
    const hotel = await stocked({ allotment: 1 });
    const [asha, ravi] = [await buyer(), await buyer()];
    const quoted = await asha.quote(hotel);
    const [first, second] = await Promise.all([asha.hold(quoted.data), asha.hold(quoted.data)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.data.holdExpiresAt).toBe(first.data.holdExpiresAt);
    expect((await asha.hold(quoted.data)).data.holdExpiresAt).toBe(first.data.holdExpiresAt);

    const late = await ravi.quote(hotel);
    expect(late.json).toMatchObject({
      code: 'SOLD_OUT',
      message: expect.stringMatching(
        /^Garden room at House \d+ is sold out for these nights\. Nothing was charged\./,
      ) as string,
    });
    expect((await asha.release(quoted.data._id)).data).toMatchObject({
      state: 'expired',
      actions: { pay: { allowed: false } },
    });
    expect((await asha.release(quoted.data._id)).status).toBe(200);
    expect((await ravi.held(hotel)).state).toBe('held');
  });

  it('[7.20] a hold that ran out cannot be paid, and the job puts its room back', async () => {
    const hotel = await stocked({ allotment: 1 });
    const asha = await buyer();
    const booking = await asha.held(hotel);
    clock.advance(30 * 60_000);
    expect((await asha.pay(booking)).json).toMatchObject({
      code: 'HOLD_EXPIRED',
      message: 'The hold on this room ended at 12:00. Nothing was charged. Check the price again to go on.',
    });
    expect((await asha.hold(booking)).code).toBe('HOLD_EXPIRED');
    await jobs();
    expect((await asha.look(booking._id)).data.state).toBe('expired');
    expect((await asha.held(hotel)).state).toBe('held');
  });
});
