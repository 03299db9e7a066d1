import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { call } from '../support/call.ts';
import { AFTER_CUT_OFF, useEventRooms } from '../support/event-rooms.ts';
import { FRI, SAT, SUN } from '../support/events.ts';
import { failure } from '../support/refusal.ts';

const { setup, hotel, slugOf, desk, aBlock, run, aGuest, book, stock, paid, cancel } = useEventRooms();

describe('[1.2] a room block of an event', () => {
  it('stands in no public list and cannot be booked without a sign-in to the event', async () => {
    const { blockId } = await aBlock({ rooms: 5 });
    const buyer = await setup.buyer(10_000_000);
    const stay = `checkin=${FRI}&checkout=${SUN}&rooms=2`;
    const rooms = await call<{ rooms: unknown[] }>('GET', `/api/hotels/rooms?hotel=${await slugOf()}&${stay}`);
    expect(rooms.data.rooms).toEqual([]);
    const { rows } = await setup
      .db()
      .execute<{ plan: string }>(sql`select id as plan from rate_plans where room_type_id = ${blockId}`);
    const stranger = { ...hotel(), roomTypeId: blockId, ratePlanId: rows[0]!.plan };
    const stays = { checkIn: FRI, checkOut: SUN, rooms: [{ adults: 2, childAges: [] }] };
    expect((await buyer.quote(stranger, { stay: stays })).status).toBe(404);
    for (const pass of ['x', 'erg_1~9999999999999.AAAA']) expect((await book(buyer, pass, blockId)).status).toBe(403);
    expect(await stock()).toEqual({ open: 0, kept: 5, reserved: 0 });
  });

  it('is booked by a guest at the event rate through review, payment and confirmation; the trail explains it', async () => {
    const { blockId } = await aBlock();
    const [guest, buyer] = [await aGuest(), await setup.buyer(10_000_000)];
    expect((await guest.rooms()).data.blocks[0]).toMatchObject({ blockId, nightly: 315_000 });
    const { bookingId } = (await book(buyer, await guest.pass(), blockId)).data;
    const held = (await buyer.look(bookingId)).data;
    expect(held).toMatchObject({ state: 'held', total: 630_000, change: null, room: { rateName: 'Event rate' } });
    expect(held.trail[0]!.note).toBe(
      'The event rate of CIT-95: ₹3,000 a night before tax, for a room that is kept for its guests.',
    );
    expect(await stock()).toEqual({ open: 2, kept: 2, reserved: 1 });
    await buyer.nameGuests(bookingId);
    await buyer.pay(held, held.total);
    await setup.jobs();
    expect((await buyer.look(bookingId)).data).toMatchObject({ state: 'confirmed' });
    expect((await desk()).data.rooming).toMatchObject([
      { bookingId, name: 'Latha Iyengar', roomName: 'Garden room', checkIn: FRI, checkOut: SUN, state: 'booked' },
    ]);
  });

  it('gets a cancelled room back before the cut-off; after it the room goes on public sale', async () => {
    const { blockId } = await aBlock();
    const [guest, buyer] = [await aGuest(), await setup.buyer(10_000_000)];
    const [first, second] = [
      await paid(buyer, await guest.pass(), blockId),
      await paid(buyer, await guest.pass(), blockId),
    ];
    expect(await stock()).toEqual({ open: 2, kept: 1, reserved: 2 });
    await cancel(buyer, first, 630_000);
    expect(await stock()).toEqual({ open: 2, kept: 2, reserved: 1 });
    clock.freeze(AFTER_CUT_OFF);
    expect(await run()).toBe(1);
    expect(await stock()).toEqual({ open: 4, kept: 0, reserved: 1 });
    await cancel(buyer, second, 630_000); // the jobs run
    expect(await stock()).toEqual({ open: 5, kept: 0, reserved: 0 });
    expect(await run()).toBe(0);
  });

  it('moves a booked room to other nights of the block at the event rate, and to no night outside it', async () => {
    const { blockId } = await aBlock();
    const [guest, buyer] = [await aGuest(), await setup.buyer(10_000_000)];
    const bookingId = await paid(buyer, await guest.pass(), blockId, { checkOut: SAT });
    expect((await buyer.datesQuote(bookingId, { checkIn: SAT, checkOut: SUN })).data).toMatchObject({
      newNights: 315_000,
      due: 0,
    });
    const outside = await buyer.datesQuote(bookingId, { checkIn: SAT, checkOut: '2027-01-18' });
    expect(failure(outside).code).toBe('SOLD_OUT');
  });

  it('gives a registration as many rooms as people, and to one account alone', async () => {
    const { blockId } = await aBlock();
    const [guest, buyer, stranger] = [await aGuest(), await setup.buyer(10_000_000), await setup.buyer()];
    await book(buyer, await guest.pass(), blockId);
    expect(failure(await book(stranger, await guest.pass(), blockId)).code).toBe('FORBIDDEN');
    await book(buyer, await guest.pass(), blockId);
    expect(failure(await book(buyer, await guest.pass(), blockId))).toMatchObject({
      code: 'STATE_BLOCKED',
      message: 'Your registration is for 2 people and has as many rooms. Release or cancel one in My trips first.',
    });
    const pass = await guest.pass();
    clock.advance(11 * 60_000);
    expect(failure(await book(buyer, pass, blockId)).code).toBe('FORBIDDEN');
  });
});
