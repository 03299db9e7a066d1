import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { recheckWaiting } from '#features/bookings/server/index.ts';
import { recheckDeliveries } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { NOON_LESS_HALF, useBookingHouse } from '../support/booking-house.ts';

const house = useBookingHouse();
const HOUR = 3600_000;
const recheck = async () => {
  await recheckDeliveries(house.db(), clock.now());
  return recheckWaiting(house.db(), clock.now());
};

it('[7.20] what a clock an hour ahead planned is taken up at once when the clock is put back', async () => {
  const asha = await house.buyer();
  clock.freeze(new Date(Date.parse(NOON_LESS_HALF) + HOUR));
  const unknown = await asha.confirmed(await house.stocked({ sentinel: 'timeout-after-booking' }));
  const paying = await asha.held(await house.stocked());
  await asha.atCheckout((await asha.pay(paying)).data.checkoutUrl, 'success-no-return');
  const stateOf = async (id: string) => (await asha.look(id)).data.state;
  expect([await stateOf(unknown._id), await stateOf(paying._id)]).toEqual(['unknown', 'paying']);

  clock.freeze(NOON_LESS_HALF);
  await house.jobs();
  expect([await stateOf(unknown._id), await stateOf(paying._id)]).toEqual(['unknown', 'paying']); // for an hour
  expect(await recheck()).toBe(1);
  await house.jobs();
  expect([await stateOf(unknown._id), await stateOf(paying._id)]).toEqual(['confirmed', 'confirmed']);
});

it('[7.20] what the right clock planned stays, however far ahead it lies', async () => {
  const asha = await house.buyer();
  const hotel = await house.stocked({ sentinel: 'pending' });
  const pending = await asha.confirmed(hotel);
  const held = await asha.held(hotel);
  await house
    .db()
    .execute(
      sql`update bookings set checks = 10, next_check_at = ${clock.now().toISOString()}::timestamptz + interval '1000 seconds' where id = ${pending._id}`,
    );
  expect(await recheck()).toBe(0);
  expect((await asha.look(held._id)).data.state).toBe('held');
});
