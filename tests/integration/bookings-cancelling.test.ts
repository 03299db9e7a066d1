import { describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';

const { stocked, buyer, walletOf, jobs } = useBookingSetup();

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
