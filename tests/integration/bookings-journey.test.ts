import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import { NO_FAMILY_NAME } from '#lib/shared/passengers.ts';
import { useBookingHouse } from '../support/booking-house.ts';
import { aStay, ASHA, NIGHT } from '../support/buyer.ts';

const { db, stocked, buyer, walletOf, jobs } = useBookingHouse();

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

describe('prices and terms that change', () => {
  it('[7.20] a price that rose is shown before and after, explained in rupees, and accepted by holding at it', async () => {
    const hotel = await stocked({ sentinel: 'price-change' });
    const asha = await buyer();
    const quoted = await asha.quote(hotel);
    expect(quoted.data).toMatchObject({
      total: 945_000,
      change: { before: { total: 840_000 }, after: { total: 945_000 } },
    });
    expect(quoted.data.trail.at(-1)).toMatchObject({
      stage: 'review',
      total: 945_000,
      note: '₹525 a night more than shown: the hotel changed its rate.',
    });

    const refused = await asha.hold({ _id: quoted.data._id, total: 840_000 });
    expect(refused.json).toMatchObject({
      status: 'FAILURE',
      code: 'PRICE_CHANGED',
      message: 'The price is now ₹9,450, not ₹8,400. Nothing was charged. Accept the new price to go on.',
      details: { before: { total: 840_000 }, after: { total: 945_000 } },
    });
    const accepted = await asha.hold(quoted.data);
    expect(accepted.data).toMatchObject({ state: 'held', total: 945_000, change: null });
    expect(accepted.data.trail.slice(-2)).toMatchObject([
      { stage: 'accepted', note: 'You accepted ₹9,450 in place of ₹8,400.' },
      { stage: 'hold', total: 945_000 },
    ]);
  });

  it('[7.20] terms that got worse at the same price are a change too', async () => {
    const hotel = await stocked({ sentinel: 'policy-change' });
    const asha = await buyer();
    const fair = (await asha.quote(await stocked())).data.cancellationPolicies;
    const { data } = await asha.quote(hotel, { shownPolicies: fair });
    expect(data.change?.before).toEqual({ total: 840_000, policies: fair });
    expect(data.change?.after.policies.map(({ Charge }) => Charge)).toEqual([75, 100]);
    expect(data.trail.at(-1)?.note).toBe('The same price, but the hotel changed its cancellation terms.');
    expect((await asha.hold(data)).data.trail.at(-2)).toMatchObject({
      stage: 'accepted',
      note: 'You accepted the new cancellation terms.',
    });
  });

  it('[7.20] a price that moves between review and hold is refused with the new figure and kept', async () => {
    const hotel = await stocked();
    const asha = await buyer();
    const quoted = await asha.quote(hotel);
    await db().execute(
      sql`update room_calendars set price = array_fill(450000, array[31]) where room_type_id = ${hotel.roomTypeId}`,
    );
    const refused = await asha.hold(quoted.data);
    expect(refused.json).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { before: { total: 840_000 }, after: { total: 945_000 } },
    });
    const now = (await asha.look(quoted.data._id)).data;
    expect(now).toMatchObject({
      state: 'quoted',
      total: 945_000,
      change: { before: { total: 840_000 }, after: { total: 945_000 } },
    });
    expect(now.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(945_000);
    expect((await asha.hold(now)).data.state).toBe('held');
  });

  it('[7.20] paying at another price than the booking’s is refused', async () => {
    const asha = await buyer();
    const booking = await asha.held(await stocked());
    expect((await asha.pay({ _id: booking._id, total: booking.total - 100 })).code).toBe('PRICE_CHANGED');
    expect((await asha.look(booking._id)).data.state).toBe('held');
  });
});

describe('guests', () => {
  it('[5.12] what is wrong stands beside its field', async () => {
    const asha = await buyer();
    const booking = await asha.held(await stocked(), { stay: aStay({ rooms: 2 }) });
    const wrong = await asha.nameGuests(booking._id, {
      ...ASHA,
      guests: [{ ...ASHA.guests[0], lastName: ' ' }],
      mobile: 'x',
      gst: { number: '27AAPFU0939F1ZX', companyName: '' },
    });
    expect(wrong.json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: {
        'details.guests.0.lastName': NO_FAMILY_NAME,
        'details.mobile': expect.any(String) as string,
        'details.gst.number': expect.stringMatching(/last character/) as string,
        'details.gst.companyName': expect.any(String) as string,
      },
    });
    const few = await asha.nameGuests(booking._id, ASHA);
    expect(few.json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'details.guests': 'Name 2 guests, one for each room.' },
    });
    expect((await asha.look(booking._id)).data.details?.guests).toHaveLength(2);
  });

  it('[7.20] the other guests of a shared room may be named, as many as it is booked for', async () => {
    const asha = await buyer();
    const held = (await asha.hold((await asha.quote(await stocked())).data)).data;
    const ravi = { title: 'Mr', firstName: 'Ravi', lastName: 'Rao' };
    const named = (...others: object[]) =>
      asha.nameGuests(held._id, { ...ASHA, guests: [{ ...ASHA.guests[0], others }] });
    expect((await named({ ...ravi, lastName: ' ' })).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'details.guests.0.others.0.lastName': NO_FAMILY_NAME },
    });
    expect((await named(ravi, ravi)).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'details.guests.0.others': 'Room 1 is for 2 guests. Name at most 1 besides the first.' },
    });
    expect((await named(ravi)).data.details?.guests).toEqual([{ ...ASHA.guests[0], others: [ravi] }]);
    expect((await asha.look(held._id)).data.details?.guests[0]?.others).toEqual([ravi]);
  });

  it('[7.20] guests are needed before payment, and change until check-in; tax numbers do not', async () => {
    const asha = await buyer();
    const hotel = await stocked();
    const held = (await asha.hold((await asha.quote(hotel)).data)).data;
    expect((await asha.pay(held)).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: 'Name the guests first, one for each room; then you can pay.',
    });

    const booking = await asha.confirmed(hotel);
    const changed = await asha.nameGuests(booking._id, {
      ...ASHA,
      guests: [{ title: 'Mr', firstName: 'Ravi', lastName: 'Nair' }],
      requests: 'A quiet room',
    });
    expect(changed.data.details).toMatchObject({ guests: [{ firstName: 'Ravi' }], requests: 'A quiet room' });
    const taxed = await asha.nameGuests(booking._id, {
      ...ASHA,
      gst: { number: '27AAPFU0939F1ZV', companyName: 'Udaan Traders', address: '4 Dockyard Road, Mumbai 400010' },
    });
    expect(taxed.json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'details.gst.number': expect.stringMatching(/^The invoice is made out/) as string },
    });
    const held2 = (await asha.hold((await asha.quote(hotel)).data)).data;
    const company = { number: '27AAPFU0939F1ZV', companyName: 'Udaan Traders' };
    expect((await asha.nameGuests(held2._id, { ...ASHA, gst: company })).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'details.gst.address': expect.stringMatching(/registered address/) as string },
    });
    expect(
      (await asha.nameGuests(held2._id, { ...ASHA, gst: { ...company, address: '4 Dockyard Road, Mumbai 400010' } }))
        .data.details?.gst?.address,
    ).toBe('4 Dockyard Road, Mumbai 400010');
    clock.freeze(booking.checkInAt);
    expect((await asha.nameGuests(booking._id)).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: expect.stringMatching(/^Check-in was on 21 Dec, 14:00/) as string,
    });
  });
});

describe('cancelling', () => {
  it('[4.13] gives back by the policy of this moment, to the source first, and keeps the charge with the hotel', async () => {
    const hotel = await stocked({ allotment: 1 });
    const asha = await buyer(100_000);
    const booking = await asha.confirmed(hotel, { walletAmount: 100_000 });
    clock.freeze(new Date(Date.parse(booking.checkInAt) - 48 * 3_600_000)); // in the 50 % window
    const quote = await asha.cancelQuote(booking._id);
    expect(quote.data).toMatchObject({
      refund: 420_000,
      charge: 420_000,
      toSource: 420_000,
      toWallet: 0,
      holdsUntil: new Date(Date.parse(booking.checkInAt) - 24 * 3_600_000).toISOString(),
    });
    const cancelled = await asha.cancel(booking._id, 420_000);
    expect(cancelled.data).toMatchObject({
      state: 'cancelled',
      bookingStatus: 'CANCELLED',
      refund: { amount: 420_000, charge: 420_000, to: 'source', state: 'pending' },
      documents: { voucher: false },
    });
    expect(cancelled.data.trail.at(-1)).toMatchObject({
      stage: 'refund',
      total: 420_000,
      note: '₹4,200 goes back the way you paid. The hotel keeps ₹4,200.',
    });
    await jobs();
    expect((await asha.look(booking._id)).data.refund).toMatchObject({ amount: 420_000, state: 'processed' });
    expect((await asha.held(hotel)).state).toBe('held');
  });

  it('[4.13] the part paid from the wallet goes back there, and all of it when that was chosen', async () => {
    const hotel = await stocked();
    const [asha, ravi] = [await buyer(100_000), await buyer(100_000)];
    const first = await asha.confirmed(hotel, { walletAmount: 100_000 });
    expect((await asha.cancel(first._id, first.total, 'source')).data.refund).toMatchObject({
      amount: 840_000,
      charge: 0,
    });
    expect(await walletOf(asha)).toBe(100_000);
    const second = await ravi.confirmed(hotel, { walletAmount: 100_000 });
    expect((await ravi.cancel(second._id, second.total, 'wallet')).data.refund).toMatchObject({
      amount: 840_000,
      state: 'processed',
      to: 'wallet',
    });
    expect(await walletOf(ravi)).toBe(840_000);
  });

  it('[4.13] a refund that fell since it was shown is refused with the new figure', async () => {
    const asha = await buyer();
    const booking = await asha.confirmed(await stocked());
    const shown = (await asha.cancelQuote(booking._id)).data.refund;
    clock.freeze(new Date(Date.parse(booking.checkInAt) - 72 * 3_600_000));
    const refused = await asha.cancel(booking._id, shown);
    expect(refused.json).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { before: 840_000, after: 420_000 },
      message: expect.stringMatching(/^The refund is now ₹4,200, not ₹8,400/) as string,
    });
    expect((await asha.look(booking._id)).data.state).toBe('confirmed');
    expect((await asha.cancel(booking._id, 420_000)).data.state).toBe('cancelled');
  });

  it('[7.20] cancelling twice, at the same moment too, is one cancellation', async () => {
    const asha = await buyer();
    const booking = await asha.confirmed(await stocked());
    const both = await Promise.all([
      asha.cancel(booking._id, 840_000),
      asha.cancel(booking._id, 840_000, 'wallet'),
      asha.cancel(booking._id, 840_000),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { data } = await asha.cancel(booking._id, 840_000);
    expect(data.trail.filter(({ stage }) => stage === 'refund')).toHaveLength(1);
  });

  it('[4.13] a rate that gives nothing back can still be cancelled, and a stay that has begun cannot', async () => {
    const hotel = await stocked();
    const asha = await buyer();
    const fixed = await asha.confirmed(hotel, { ratePlanId: hotel.fixedPlanId, shownTotal: 756_000 });
    expect(fixed.refundable).toBe(false);
    expect((await asha.cancel(fixed._id, 0)).data.refund).toMatchObject({
      amount: 0,
      charge: 756_000,
      state: 'processed',
    });
    const booking = await asha.confirmed(hotel);
    clock.freeze(booking.checkInAt);
    expect((await asha.cancelQuote(booking._id)).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: expect.stringMatching(/can no longer be cancelled/) as string,
    });
    expect((await asha.cancel(booking._id, 0)).code).toBe('STATE_BLOCKED');
  });
});
