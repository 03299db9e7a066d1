import { describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';

const setup = useBookingSetup();
const { stocked, buyer, walletOf, jobs } = setup;

describe('sentinel hotels', () => {
  it('[7.20] sold out at hold: refused in words, nothing charged, the draft kept', async () => {
    const asha = await buyer();
    const quoted = (await asha.quote(await stocked({ sentinel: 'sold-out-at-hold' }))).data;
    await asha.nameGuests(quoted._id);
    expect((await asha.hold(quoted)).json).toMatchObject({
      code: 'SOLD_OUT',
      message: expect.stringMatching(/sold out for these nights\. Nothing was charged/) as string,
    });
    expect((await asha.look(quoted._id)).data).toMatchObject({
      state: 'quoted',
      details: { guests: [{ firstName: 'Asha' }] },
    });
  });

  it('[7.20] sold out between hold and confirmation: every rupee goes back the way it came', async () => {
    const hotel = await stocked({ sentinel: 'sold-out-at-confirm' });
    const asha = await buyer(100_000);
    const booking = await asha.confirmed(hotel, { walletAmount: 100_000 });
    expect(booking).toMatchObject({
      state: 'failed',
      refund: { amount: 840_000, charge: 0, to: 'source', state: 'pending' },
    });
    expect(await walletOf(asha)).toBe(100_000);
    await jobs();
    expect((await asha.look(booking._id)).data.refund?.state).toBe('processed');
    expect(await setup.left(hotel, booking.stay.checkIn)).toBe(hotel.allotment);
  });

  it('[7.20] an answer lost after the reservation was made is asked after, and booked once', async () => {
    const asha = await buyer();
    const booking = await asha.confirmed(await stocked({ sentinel: 'timeout-after-booking' }));
    expect(booking).toMatchObject({ state: 'unknown', bookingStatus: 'PENDING', confirmationCode: null });
    expect(booking.actions.cancel).toMatchObject({
      allowed: false,
      reason: expect.stringMatching(/^The payment has arrived and the hotel has not answered yet/) as string,
    });
    await jobs();
    expect((await asha.look(booking._id)).data.state).toBe('unknown'); // its next appointment is a second away
    clock.advance(1000);
    await jobs();
    expect((await asha.look(booking._id)).data).toMatchObject({
      state: 'confirmed',
      confirmationCode: expect.any(String) as string,
    });
    expect(await setup.eventsOf(booking._id)).toEqual(
      expect.arrayContaining(['loseTrack → unknown', 'confirm → confirmed']),
    );
  });

  it('[9.12] a reservation that stays pending is asked after 1, then 2, then 4 seconds', async () => {
    const asha = await buyer();
    const booking = await asha.confirmed(await stocked({ sentinel: 'pending' }));
    const states: string[] = [];
    for (let second = 1; second <= 7; second++) {
      clock.advance(1000);
      await jobs();
      states.push((await asha.look(booking._id)).data.state);
    }
    expect(states).toEqual([...Array<string>(6).fill('unknown'), 'confirmed']);
  });

  it('[7.20] a request the supplier never heard is made again, and given up with a full refund', async () => {
    const asha = await buyer();
    const booking = await asha.confirmed(await stocked({ sentinel: 'lost-request' }));
    expect(booking.state).toBe('unknown');
    for (let round = 0; round < 20 && (await asha.look(booking._id)).data.state === 'unknown'; round++) {
      clock.advance(10_000);
      await jobs();
    }
    expect((await asha.look(booking._id)).data).toMatchObject({
      state: 'failed',
      refund: { amount: 840_000, charge: 0 },
    });
  });

  it('[7.20] a slow hotel books all the same', async () => {
    const asha = await buyer();
    expect((await asha.confirmed(await stocked({ sentinel: 'slow' }))).state).toBe('confirmed');
  });
});
