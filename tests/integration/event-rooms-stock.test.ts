import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applyNights } from '#features/hotels/server/import/apply-nights.ts';
import type { ContractNight } from '#features/hotels/server/import/read-contracts.ts';
import { holdRooms } from '#features/hotels/server/supplier/hold-rooms.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { Buyer } from '../support/buyer.ts';
import { AFTER_CUT_OFF, useEventRooms } from '../support/event-rooms.ts';
import { FRI, SAT, SUN } from '../support/events.ts';
import { waitingForLocks } from '../support/payments.ts';
import { failure } from '../support/refusal.ts';

const { setup, hotel, signInAtDesk, change, aBlock, run, aGuest, book, stock } = useEventRooms();

describe('[1.2] a room block of an event', () => {
  it('is released at the cut-off, once, and sells nothing from that moment even before the job ran', async () => {
    const { blockId } = await aBlock();
    const [guest, buyer] = [await aGuest(), await setup.buyer(10_000_000)];
    const { bookingId } = (await book(buyer, await guest.pass(), blockId)).data;
    await buyer.release(bookingId);
    clock.freeze(AFTER_CUT_OFF);
    const late = (await aGuest('ravi@example.com')).pass;
    expect(failure(await book(buyer, await late(), blockId))).toMatchObject({ status: 409, code: 'STATE_BLOCKED' });
    expect(await stock()).toEqual({ open: 2, kept: 3, reserved: 0 });
    const nights = { checkIn: FRI, checkOut: SUN, rooms: [{ adults: 2, childAges: [] }] };
    const request = { hotelId: hotel().hotelId, rates: [{ roomTypeId: blockId, ratePlanId: '' }], stay: nights };
    const until = new Date(clock.now().getTime() + 60_000);
    expect(await holdRooms(setup.db(), 'bkg_late', request, until, clock.now())).toEqual({ outcome: 'sold_out' });
    await Promise.all([run(), run(), run()]);
    expect(await stock()).toEqual({ open: 5, kept: 0, reserved: 0 });
    await signInAtDesk();
    expect(failure(await change('shrink', { blockId, rooms: 1 })).code).toBe('STATE_BLOCKED');
  });

  it('is released whole by the next round where a process died in the middle', async () => {
    await aBlock();
    clock.freeze(AFTER_CUT_OFF);
    await setup
      .db()
      .execute(sql`create function dies() returns trigger language plpgsql as $$ begin raise 'died'; end $$`);
    await setup
      .db()
      .execute(
        sql`create trigger dies before update of released_at on room_blocks for each row execute function dies()`,
      );
    await run();
    expect(await stock()).toEqual({ open: 2, kept: 3, reserved: 0 });
    await setup.db().execute(sql`drop function dies cascade`);
    await run();
    expect(await stock()).toEqual({ open: 5, kept: 0, reserved: 0 });
  });

  it('has its rooms taken off the nights of a new contract', async () => {
    await aBlock();
    const contract = {
      roomTypeId: hotel().roomTypeId,
      citySlug: 'kochi',
      nights: new Map<string, ContractNight>([[FRI, { price: 400_000, rooms: 5, line: 1 }]]),
    };
    await inTransaction(setup.db(), (tx) => applyNights(tx, contract));
    expect(await stock()).toEqual({ open: 2, kept: 3, reserved: 0 });
  });

  it('keeps a hold that was made before the cut-off, and takes nobody’s room twice where both happen at once', async () => {
    const { blockId } = await aBlock();
    clock.freeze('2027-01-05T18:20:00Z');
    const [guest, buyer] = [await aGuest(), await setup.buyer(10_000_000)];
    const { bookingId } = (await book(buyer, await guest.pass(), blockId)).data;
    clock.freeze(AFTER_CUT_OFF);
    await run();
    expect(await stock()).toEqual({ open: 4, kept: 0, reserved: 1 });
    const held = (await buyer.look(bookingId)).data;
    await buyer.nameGuests(bookingId);
    await buyer.pay(held, held.total);
    await setup.jobs();
    expect((await buyer.look(bookingId)).data.state).toBe('confirmed');
  });

  it('sells its last room to one of many who want it at once', async () => {
    const { blockId } = await aBlock({ rooms: 1 });
    const people = ['latha', 'ravi', 'meena', 'arjun'];
    const asking: { buyer: Buyer; pass: string }[] = [];
    for (const name of people)
      asking.push({ buyer: await setup.buyer(), pass: await (await aGuest(`${name}@example.com`)).pass() });
    const answers = await Promise.all(asking.map(({ buyer, pass }) => book(buyer, pass, blockId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await stock()).toEqual({ open: 4, kept: 0, reserved: 1 });
  });

  it('waits for a room that is being taken before it gives rooms back', async () => {
    const { blockId } = await aBlock();
    const { promise: taken, resolve: isTaken } = Promise.withResolvers<undefined>();
    const { promise: committed, resolve: commit } = Promise.withResolvers<undefined>();
    const stay = { checkIn: FRI, checkOut: SUN, rooms: [{ adults: 2, childAges: [] }] };
    const request = { hotelId: hotel().hotelId, rates: [{ roomTypeId: blockId, ratePlanId: '' }], stay };
    const until = new Date(clock.now().getTime() + 60_000);
    const taking = inTransaction(setup.db(), async (tx) => {
      await holdRooms(tx, 'bkg_slow', request, until, clock.now());
      isTaken(undefined);
      await committed;
    });
    await taken;
    const ending = change('end', { blockId });
    await waitingForLocks(setup.db(), 1);
    commit(undefined);
    await taking;
    expect((await ending).status).toBe(200);
    expect(await stock()).toEqual({ open: 4, kept: 0, reserved: 1 });
  });

  it('keeps stock whole whatever happens at once: bookings, releases, cancellations, staff and the cut-off', async () => {
    clock.freeze('2027-01-05T12:00:00Z');
    await signInAtDesk();
    const { blockId } = await aBlock();
    const buyers: { buyer: Buyer; guest: Awaited<ReturnType<typeof aGuest>> }[] = [];
    for (const name of ['latha', 'ravi', 'meena'])
      buyers.push({ buyer: await setup.buyer(10_000_000), guest: await aGuest(`${name}@example.com`) });
    const public_ = await setup.buyer();
    const stay = { checkIn: FRI, checkOut: SUN, rooms: [{ adults: 2, childAges: [] }] };
    for (let round = 0; round < 4; round++) {
      const passes = await Promise.all(buyers.map(({ guest }) => guest.pass()));
      const opened = await Promise.all([
        ...buyers.map(({ buyer }, at) => book(buyer, passes[at]!, blockId, at === 1 ? { checkOut: SAT } : {})),
        // refused when no public room is left at that moment
        public_.quote(hotel(), { stay }).then(({ status, data }) => (status === 200 ? public_.hold(data) : undefined)),
        change('shrink', { blockId, rooms: 3 - round }),
      ]);
      expect(Object.values(await stock()).reduce((sum, rooms) => sum + rooms, 0)).toBe(5);
      expect(await setup.broken()).toEqual({});
      if (round === 2) clock.freeze(AFTER_CUT_OFF);
      await Promise.all([
        run(),
        ...buyers.map(({ buyer }, at) => {
          const id = (opened[at] as { data?: { bookingId?: string } }).data?.bookingId;
          return id && at !== round % 3 ? buyer.release(id) : undefined;
        }),
      ]);
      expect(Object.values(await stock()).reduce((sum, rooms) => sum + rooms, 0)).toBe(5);
      expect(await setup.broken()).toEqual({});
    }
  });
});
