import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { call } from '../support/call.ts';
import { useEventRooms } from '../support/event-rooms.ts';
import { CODE, FRI, SAT } from '../support/events.ts';
import { failure } from '../support/refusal.ts';

const { setup, staff, asked, open, desk, change, aBlock, aGuest, book, stock, paid } = useEventRooms();

describe('[1.2] a room block of an event', () => {
  it('takes its rooms from public sale, night by night, or none of them', async () => {
    const block = await aBlock();
    expect(block).toMatchObject({
      rate: 300_000,
      nightly: 315_000,
      isOpen: true,
      freeDays: 2,
      roomName: 'Garden room',
    });
    expect(block.nights).toEqual([FRI, SAT].map((night) => ({ night, rooms: 3, left: 3 })));
    expect(await stock()).toEqual({ open: 2, kept: 3, reserved: 0 });
    expect(failure(await open()).fields).toEqual({ rooms: 'On one of these nights 2 rooms are free.' });
    expect(await stock()).toEqual({ open: 2, kept: 3, reserved: 0 });
  });

  it('is refused beside the field for a rate above the public one, a late cut-off and nights far from the event', async () => {
    for (const [over, fields] of [
      [{ rate: 401_000 }, { rate: 'The public price of Fri 15 Jan 2027 is ₹4,000. Enter that or less.' }],
      [{ cutOff: SAT }, { cutOff: 'Choose a cut-off on or before the first night.' }],
      [{ cutOff: '2026-11-30' }, { cutOff: 'The cut-off is in the past. Choose today or later.' }],
      [{ checkIn: '2027-01-07' }, { checkIn: 'Choose a first night at most 7 days before the event.' }],
      [{ checkOut: '2027-01-25' }, { checkOut: 'Choose a last morning at most 7 days after the event.' }],
      [{ checkOut: FRI }, { checkOut: 'The last morning must be after the first night.' }],
      [{ ratePlanId: 'rpl_unknown' }, { ratePlanId: 'Choose a room and rate of this hotel.' }],
    ] as const)
      expect(failure(await open(over))).toMatchObject({ status: 400, fields });
    expect(failure(await open({ hotel: 'no-such-hotel' })).status).toBe(404);
    expect(await stock()).toEqual({ open: 5, kept: 0, reserved: 0 });
  });

  it('is made smaller and ended by staff, never below what is held or booked', async () => {
    const { blockId } = await aBlock();
    const [guest, buyer] = [await aGuest(), await setup.buyer(10_000_000)];
    await paid(buyer, await guest.pass(), blockId);
    await paid(buyer, await guest.pass(), blockId, { checkOut: SAT });
    expect(failure(await change('shrink', { blockId, rooms: 1 })).fields).toEqual({
      rooms: 'On one of its nights 2 rooms are held or booked. Enter that or more.',
    });
    const smaller = (await change('shrink', { blockId, rooms: 2 })).data.blocks[0]!;
    expect(smaller.nights.map(({ rooms, left }) => [rooms, left])).toEqual([
      [2, 0],
      [2, 1],
    ]);
    expect(await stock()).toEqual({ open: 3, kept: 0, reserved: 2 });
    expect((await change('end', { blockId })).data.blocks[0]!.nights.map(({ rooms }) => rooms)).toEqual([2, 1]);
    expect((await desk()).data.rooming).toHaveLength(2);
  });

  it('is read and changed at the desk by staff alone, of events of the operator alone', async () => {
    const { blockId } = await aBlock();
    const [guest, buyer] = [await aGuest(), await setup.buyer()];
    const ways: [string, string, object?][] = [
      ['GET', `/api/desk/events/rooms?code=${CODE}`],
      ['GET', `/api/desk/events/rooming-list/file?code=${CODE}`],
      ['POST', '/api/desk/events/rooms', await asked()],
      ['POST', '/api/desk/events/rooms/shrink', { code: CODE, blockId, rooms: 1 }],
      ['POST', '/api/desk/events/rooms/end', { code: CODE, blockId }],
    ];
    for (const [method, path, body] of ways)
      for (const token of [undefined, guest.token, buyer.token()])
        expect([path, (await call(method as 'GET', path, { token, body })).status]).toEqual([
          path,
          token === buyer.token() ? 403 : 401,
        ]);
    for (const [token, pass] of [
      [undefined, await guest.pass()],
      [guest.token, await guest.pass()],
      [staff(), await guest.pass()],
    ] as const)
      expect((await book({ token: () => token as string }, pass, blockId)).status).toBe(401);
    for (const token of [undefined, buyer.token(), staff()])
      expect((await call('GET', '/api/events/rooms', { token })).status).toBe(401);
    await setup.db().execute(sql`update events set host_id = 'usr_1'`);
    expect((await desk()).status).toBe(404);
    expect((await change('end', { blockId })).status).toBe(404);
  });

  it('gives the rooming list as CSV, a column a night, with formulas made harmless', async () => {
    const { blockId } = await aBlock();
    const [guest, buyer] = [await aGuest(), await setup.buyer(10_000_000)];
    const bookingId = await paid(buyer, await guest.pass(), blockId, { checkOut: SAT });
    await setup.db().execute(sql`update event_registrations set name = '=HYPERLINK("http://x")'`);
    const answer = await fetch(`${setup.api()}/api/desk/events/rooming-list/file?code=${CODE}`, {
      headers: { authorization: `Bearer ${staff()}` },
    });
    const [head, line] = (await answer.text()).replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('Name,Shares with,Hotel,Room,Confirmation code,Booking,State,Fri 15 Jan 2027,Sat 16 Jan 2027');
    expect(line).toContain(bookingId);
    expect(line).toMatch(/^"'=HYPERLINK/);
    expect(line).toMatch(/,Booked,1,0$/);
  });
});
