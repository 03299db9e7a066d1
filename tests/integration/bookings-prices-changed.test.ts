import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { useBookingSetup } from '../support/booking-setup.ts';

const { db, stocked, buyer } = useBookingSetup();

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
