import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { recheckWaiting, takeOverSteps } from '#features/bookings/server/index.ts';
import { recheckDeliveries } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { announceProcess } from '#lib/server/db/announce-process.ts';
import { NIGHT } from '../support/buyer.ts';
import { NOON_LESS_HALF, useBookingSetup } from '../support/booking-setup.ts';

const setup = useBookingSetup();
const HOUR = 3600_000;
const recheck = async () => {
  await recheckDeliveries(setup.db(), clock.now());
  return recheckWaiting(setup.db(), clock.now());
};

it('[7.20] what a clock an hour ahead planned is taken up at once when the clock is put back', async () => {
  const asha = await setup.buyer();
  clock.freeze(new Date(Date.parse(NOON_LESS_HALF) + HOUR));
  const unknown = await asha.confirmed(await setup.stocked({ sentinel: 'timeout-after-booking' }));
  const paying = await asha.held(await setup.stocked());
  await asha.atCheckout((await asha.pay(paying)).data.checkoutUrl, 'success-no-return');
  const stateOf = async (id: string) => (await asha.look(id)).data.state;
  expect([await stateOf(unknown._id), await stateOf(paying._id)]).toEqual(['unknown', 'paying']);

  clock.freeze(NOON_LESS_HALF);
  await setup.jobs();
  expect([await stateOf(unknown._id), await stateOf(paying._id)]).toEqual(['unknown', 'paying']); // for an hour
  expect(await recheck()).toBe(1);
  await setup.jobs();
  expect([await stateOf(unknown._id), await stateOf(paying._id)]).toEqual(['confirmed', 'confirmed']);
});

it('[7.20] what the right clock planned stays, however far ahead it lies', async () => {
  const asha = await setup.buyer();
  const hotel = await setup.stocked({ sentinel: 'pending' });
  const pending = await asha.confirmed(hotel);
  const held = await asha.held(hotel);
  await setup
    .db()
    .execute(
      sql`update bookings set checks = 10, next_check_at = ${clock.now().toISOString()}::timestamptz + interval '1000 seconds' where id = ${pending._id}`,
    );
  expect(await recheck()).toBe(0);
  expect((await asha.look(held._id)).data.state).toBe('held');
});

it('[7.20] a step that the database broke off is repeated in the next round, at the same moment', async () => {
  const asha = await setup.buyer(100 * NIGHT);
  const held = await asha.held(await setup.stocked());
  const stateOf = async () => (await asha.look(held._id)).data.state;
  const { db } = setup;
  // the server ends the transaction that stores the answer, as it does past a time limit
  await db().execute(
    sql`create function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off' using errcode = '25P04'; end $$`,
  );
  await db().execute(
    sql`create trigger break_off before insert on booking_events for each row when (new.action = 'confirm') execute function break_off()`,
  );
  const paid = await asha.pay(held, held.total);
  await db().execute(sql`drop function break_off cascade`);
  expect([paid.status, await stateOf()]).toEqual([503, 'confirming']);
  await setup.jobs();
  expect(await stateOf()).toBe('confirmed');
});

it('[7.20] the first process after a crash takes up at once what was cut off, and a second one leaves it alone', async () => {
  const asha = await setup.buyer();
  const booking = await asha.confirmed(await setup.stocked({ sentinel: 'timeout-after-booking' }));
  const cutOff = () =>
    setup
      .db()
      .execute(
        sql`update bookings set state = 'confirming', checks = 0, next_check_at = ${clock.now().toISOString()}::timestamptz + interval '29 seconds' where id = ${booking._id}`,
      );
  const stateOf = async () => (await asha.look(booking._id)).data.state;
  const start = () => announceProcess(process.env.DATABASE_URL ?? '', () => takeOverSteps(setup.db(), clock.now()));
  await cutOff();
  const other = await announceProcess(process.env.DATABASE_URL ?? '', async () => undefined);
  const second = await start();
  await setup.jobs();
  expect([other.alone, second.alone, await stateOf()]).toEqual([true, false, 'confirming']); // the other one may be at it

  await Promise.all([other.leave(), second.leave()]);
  const first = await start();
  await setup.jobs();
  expect([first.alone, await stateOf()]).toEqual([true, 'confirmed']);
  await first.leave();
});

it('[7.20] a process that lost its connection to the database shares the lock again', async () => {
  const first = await announceProcess(process.env.DATABASE_URL ?? '', async () => undefined);
  const alone = async () => {
    const other = await announceProcess(process.env.DATABASE_URL ?? '', async () => undefined);
    await other.leave();
    return other.alone;
  };
  expect([first.alone, await alone()]).toEqual([true, false]);
  await setup
    .db()
    .execute(
      sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 8244171 and database = (select oid from pg_database where datname = current_database())`,
    );
  await vi.waitUntil(async () => !(await alone()), { timeout: 10_000, interval: 200 });
  await first.leave();
  await vi.waitUntil(alone, { timeout: 5000, interval: 50 });
});
