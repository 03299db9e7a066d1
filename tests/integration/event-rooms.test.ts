import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeskRooms, RoomBlockView } from '#features/events/contract.ts';
import { applyNights } from '#features/hotels/server/import/apply-nights.ts';
import type { ContractNight } from '#features/hotels/server/import/read-contracts.ts';
import { releaseRoomBlocks } from '#features/hotels/server/index.ts';
import { holdRooms } from '#features/hotels/server/supplier/hold-rooms.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { useBookingHouse } from '../support/booking-house.ts';
import type { Buyer } from '../support/buyer.ts';
import { call } from '../support/call.ts';
import { anEvent, aSignedInGuest, CODE, FRI, SAT, SUN } from '../support/events.ts';
import { waitingForLocks } from '../support/payments.ts';
import { aStaff } from '../support/staff.ts';
import type { Stocked } from '../support/stock.ts';

const house = useBookingHouse();
const CUT_OFF = '2027-01-05';
const AFTER_CUT_OFF = '2027-01-05T18:30:00Z'; // midnight in India

let hotel: Stocked;
let staff: string;
beforeEach(async () => {
  await house.clear();
  await house.db().execute(sql`truncate events cascade`);
  await anEvent(house.db());
  hotel = await house.stocked({ allotment: 5 });
  staff = (await aStaff(house.db())).token;
});

const slugOf = async (): Promise<string> => {
  const { rows } = await house.db().execute<{ slug: string }>(sql`select slug from hotels where id = ${hotel.hotelId}`);
  return rows[0]!.slug;
};
const asked = async (over: object = {}) => ({
  ...{ code: CODE, hotel: await slugOf(), ratePlanId: hotel.ratePlanId, checkIn: FRI, checkOut: SUN },
  ...{ rooms: 3, rate: 300_000, cutOff: CUT_OFF, freeDays: 2, ...over },
});
const open = async (over: object = {}) =>
  call<DeskRooms>('POST', '/api/desk/events/rooms', { token: staff, body: await asked(over) });
const desk = () => call<DeskRooms>('GET', `/api/desk/events/rooms?code=${CODE}`, { token: staff });
const change = (what: 'shrink' | 'end', body: object) =>
  call<DeskRooms>('POST', `/api/desk/events/rooms/${what}`, { token: staff, body: { code: CODE, ...body } });
const aBlock = async (over: object = {}): Promise<RoomBlockView> => (await open(over)).data.blocks[0]!;
const failure = ({ status, json }: { status: number; json: unknown }) => ({ ...(json as Failure), status });
const run = () => releaseRoomBlocks({ db: house.db(), now: clock.now() });

/** A guest of the event with the pass of their sign-in. */
async function aGuest(email = 'latha@example.com', companions = 1) {
  const { accessToken: token } = await aSignedInGuest(house.db(), { email, companions });
  const pass = async () =>
    (await call<{ pass: string }>('POST', '/api/events/rooms/pass', { token, body: {} })).data.pass;
  return { token, pass, rooms: () => call<{ blocks: RoomBlockView[] }>('GET', '/api/events/rooms', { token }) };
}
const book = (buyer: Pick<Buyer, 'token'>, pass: string, blockId: string, over: object = {}) =>
  call<{ bookingId: string }>('POST', '/api/events/rooms/book', {
    token: buyer.token(),
    body: { pass, blockId, checkIn: FRI, checkOut: SUN, adults: 2, ...over },
  });

/** Rooms on public sale, in blocks and in reservations on the first night; they always sum to what the hotel has. */
async function stock() {
  const { rows } = await house.db().execute<{ open: number; kept: number; reserved: number }>(sql`
    with types as (select id, block_of from room_types where id = ${hotel.roomTypeId} or block_of = ${hotel.roomTypeId})
    select (select sum(free[15])::int from room_calendars c join types t on t.id = c.room_type_id and t.block_of is null and c.month = '2027-01-01') as open,
      (select coalesce(sum(free[15]), 0)::int from room_calendars c join types t on t.id = c.room_type_id and t.block_of is not null and c.month = '2027-01-01') as kept,
      (select coalesce(sum(cardinality(room_type_ids)), 0)::int from supplier_reservations
        where state in ('held', 'pending', 'confirmed') and check_in <= ${FRI} and check_out > ${FRI}) as reserved`);
  return rows[0]!;
}
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

  it('stands in no public list and cannot be booked without a sign-in to the event', async () => {
    const { blockId } = await aBlock({ rooms: 5 });
    const buyer = await house.buyer(10_000_000);
    const stay = `checkin=${FRI}&checkout=${SUN}&rooms=2`;
    const rooms = await call<{ rooms: unknown[] }>('GET', `/api/hotels/rooms?hotel=${await slugOf()}&${stay}`);
    expect(rooms.data.rooms).toEqual([]);
    const { rows } = await house
      .db()
      .execute<{ plan: string }>(sql`select id as plan from rate_plans where room_type_id = ${blockId}`);
    const stranger = { ...hotel, roomTypeId: blockId, ratePlanId: rows[0]!.plan };
    const stays = { checkIn: FRI, checkOut: SUN, rooms: [{ adults: 2, childAges: [] }] };
    expect((await buyer.quote(stranger, { stay: stays })).status).toBe(404);
    for (const pass of ['x', 'erg_1~9999999999999.AAAA']) expect((await book(buyer, pass, blockId)).status).toBe(403);
    expect(await stock()).toEqual({ open: 0, kept: 5, reserved: 0 });
  });

  it('is booked by a guest at the event rate through review, payment and confirmation; the trail explains it', async () => {
    const { blockId } = await aBlock();
    const [guest, buyer] = [await aGuest(), await house.buyer(10_000_000)];
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
    await house.jobs();
    expect((await buyer.look(bookingId)).data).toMatchObject({ state: 'confirmed' });
    expect((await desk()).data.rooming).toMatchObject([
      { bookingId, name: 'Latha Iyengar', roomName: 'Garden room', checkIn: FRI, checkOut: SUN, state: 'booked' },
    ]);
  });

  it('gets a cancelled room back before the cut-off; after it the room goes on public sale', async () => {
    const { blockId } = await aBlock();
    const [guest, buyer] = [await aGuest(), await house.buyer(10_000_000)];
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

  it('is released at the cut-off, once, and sells nothing from that moment even before the job ran', async () => {
    const { blockId } = await aBlock();
    const [guest, buyer] = [await aGuest(), await house.buyer(10_000_000)];
    const { bookingId } = (await book(buyer, await guest.pass(), blockId)).data;
    await buyer.release(bookingId);
    clock.freeze(AFTER_CUT_OFF);
    const late = (await aGuest('ravi@example.com')).pass;
    expect(failure(await book(buyer, await late(), blockId))).toMatchObject({ status: 409, code: 'STATE_BLOCKED' });
    expect(await stock()).toEqual({ open: 2, kept: 3, reserved: 0 });
    const nights = { checkIn: FRI, checkOut: SUN, rooms: [{ adults: 2, childAges: [] }] };
    const request = { hotelId: hotel.hotelId, rates: [{ roomTypeId: blockId, ratePlanId: '' }], stay: nights };
    const until = new Date(clock.now().getTime() + 60_000);
    expect(await holdRooms(house.db(), 'bkg_late', request, until, clock.now())).toEqual({ outcome: 'sold_out' });
    await Promise.all([run(), run(), run()]);
    expect(await stock()).toEqual({ open: 5, kept: 0, reserved: 0 });
    staff = (await aStaff(house.db())).token;
    expect(failure(await change('shrink', { blockId, rooms: 1 })).code).toBe('STATE_BLOCKED');
  });

  it('is released whole by the next round where a process died in the middle', async () => {
    await aBlock();
    clock.freeze(AFTER_CUT_OFF);
    await house
      .db()
      .execute(sql`create function dies() returns trigger language plpgsql as $$ begin raise 'died'; end $$`);
    await house
      .db()
      .execute(
        sql`create trigger dies before update of released_at on room_blocks for each row execute function dies()`,
      );
    await run();
    expect(await stock()).toEqual({ open: 2, kept: 3, reserved: 0 });
    await house.db().execute(sql`drop function dies cascade`);
    await run();
    expect(await stock()).toEqual({ open: 5, kept: 0, reserved: 0 });
  });

  it('has its rooms taken off the nights of a new contract', async () => {
    await aBlock();
    const contract = {
      roomTypeId: hotel.roomTypeId,
      citySlug: 'kochi',
      nights: new Map<string, ContractNight>([[FRI, { price: 400_000, rooms: 5, line: 1 }]]),
    };
    await inTransaction(house.db(), (tx) => applyNights(tx, contract));
    expect(await stock()).toEqual({ open: 2, kept: 3, reserved: 0 });
  });

  it('moves a booked room to other nights of the block at the event rate, and to no night outside it', async () => {
    const { blockId } = await aBlock();
    const [guest, buyer] = [await aGuest(), await house.buyer(10_000_000)];
    const bookingId = await paid(buyer, await guest.pass(), blockId, { checkOut: SAT });
    expect((await buyer.datesQuote(bookingId, { checkIn: SAT, checkOut: SUN })).data).toMatchObject({
      newNights: 315_000,
      due: 0,
    });
    const outside = await buyer.datesQuote(bookingId, { checkIn: SAT, checkOut: '2027-01-18' });
    expect(failure(outside).code).toBe('SOLD_OUT');
  });

  it('keeps a hold that was made before the cut-off, and takes nobody’s room twice where both happen at once', async () => {
    const { blockId } = await aBlock();
    clock.freeze('2027-01-05T18:20:00Z');
    const [guest, buyer] = [await aGuest(), await house.buyer(10_000_000)];
    const { bookingId } = (await book(buyer, await guest.pass(), blockId)).data;
    clock.freeze(AFTER_CUT_OFF);
    await run();
    expect(await stock()).toEqual({ open: 4, kept: 0, reserved: 1 });
    const held = (await buyer.look(bookingId)).data;
    await buyer.nameGuests(bookingId);
    await buyer.pay(held, held.total);
    await house.jobs();
    expect((await buyer.look(bookingId)).data.state).toBe('confirmed');
  });

  it('sells its last room to one of many who want it at once', async () => {
    const { blockId } = await aBlock({ rooms: 1 });
    const people = ['latha', 'ravi', 'meena', 'arjun'];
    const asking: { buyer: Buyer; pass: string }[] = [];
    for (const name of people)
      asking.push({ buyer: await house.buyer(), pass: await (await aGuest(`${name}@example.com`)).pass() });
    const answers = await Promise.all(asking.map(({ buyer, pass }) => book(buyer, pass, blockId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await stock()).toEqual({ open: 4, kept: 0, reserved: 1 });
  });

  it('is made smaller and ended by staff, never below what is held or booked', async () => {
    const { blockId } = await aBlock();
    const [guest, buyer] = [await aGuest(), await house.buyer(10_000_000)];
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

  it('gives a registration as many rooms as people, and to one account alone', async () => {
    const { blockId } = await aBlock();
    const [guest, buyer, stranger] = [await aGuest(), await house.buyer(10_000_000), await house.buyer()];
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

  it('waits for a room that is being taken before it gives rooms back', async () => {
    const { blockId } = await aBlock();
    const { promise: taken, resolve: isTaken } = Promise.withResolvers<undefined>();
    const { promise: committed, resolve: commit } = Promise.withResolvers<undefined>();
    const stay = { checkIn: FRI, checkOut: SUN, rooms: [{ adults: 2, childAges: [] }] };
    const request = { hotelId: hotel.hotelId, rates: [{ roomTypeId: blockId, ratePlanId: '' }], stay };
    const until = new Date(clock.now().getTime() + 60_000);
    const taking = inTransaction(house.db(), async (tx) => {
      await holdRooms(tx, 'bkg_slow', request, until, clock.now());
      isTaken(undefined);
      await committed;
    });
    await taken;
    const ending = change('end', { blockId });
    await waitingForLocks(house.db(), 1);
    commit(undefined);
    await taking;
    expect((await ending).status).toBe(200);
    expect(await stock()).toEqual({ open: 4, kept: 0, reserved: 1 });
  });

  it('keeps stock whole whatever happens at once: bookings, releases, cancellations, staff and the cut-off', async () => {
    clock.freeze('2027-01-05T12:00:00Z');
    staff = (await aStaff(house.db())).token;
    const { blockId } = await aBlock();
    const buyers: { buyer: Buyer; guest: Awaited<ReturnType<typeof aGuest>> }[] = [];
    for (const name of ['latha', 'ravi', 'meena'])
      buyers.push({ buyer: await house.buyer(10_000_000), guest: await aGuest(`${name}@example.com`) });
    const public_ = await house.buyer();
    const stay = { checkIn: FRI, checkOut: SUN, rooms: [{ adults: 2, childAges: [] }] };
    for (let round = 0; round < 4; round++) {
      const passes = await Promise.all(buyers.map(({ guest }) => guest.pass()));
      const opened = await Promise.all([
        ...buyers.map(({ buyer }, at) => book(buyer, passes[at]!, blockId, at === 1 ? { checkOut: SAT } : {})),
        // refused when no public room is left at that moment
        public_.quote(hotel, { stay }).then(({ status, data }) => (status === 200 ? public_.hold(data) : undefined)),
        change('shrink', { blockId, rooms: 3 - round }),
      ]);
      expect(Object.values(await stock()).reduce((sum, rooms) => sum + rooms, 0)).toBe(5);
      expect(await house.broken()).toEqual({});
      if (round === 2) clock.freeze(AFTER_CUT_OFF);
      await Promise.all([
        run(),
        ...buyers.map(({ buyer }, at) => {
          const id = (opened[at] as { data?: { bookingId?: string } }).data?.bookingId;
          return id && at !== round % 3 ? buyer.release(id) : undefined;
        }),
      ]);
      expect(Object.values(await stock()).reduce((sum, rooms) => sum + rooms, 0)).toBe(5);
      expect(await house.broken()).toEqual({});
    }
  });

  it('is read and changed at the desk by staff alone, of events of the operator alone', async () => {
    const { blockId } = await aBlock();
    const [guest, buyer] = [await aGuest(), await house.buyer()];
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
      [staff, await guest.pass()],
    ] as const)
      expect((await book({ token: () => token as string }, pass, blockId)).status).toBe(401);
    for (const token of [undefined, buyer.token(), staff])
      expect((await call('GET', '/api/events/rooms', { token })).status).toBe(401);
    await house.db().execute(sql`update events set host_id = 'usr_1'`);
    expect((await desk()).status).toBe(404);
    expect((await change('end', { blockId })).status).toBe(404);
  });

  it('gives the rooming list as CSV, a column a night, with formulas made harmless', async () => {
    const { blockId } = await aBlock();
    const [guest, buyer] = [await aGuest(), await house.buyer(10_000_000)];
    const bookingId = await paid(buyer, await guest.pass(), blockId, { checkOut: SAT });
    await house.db().execute(sql`update event_registrations set name = '=HYPERLINK("http://x")'`);
    const answer = await fetch(`${house.api()}/api/desk/events/rooming-list/file?code=${CODE}`, {
      headers: { authorization: `Bearer ${staff}` },
    });
    const [head, line] = (await answer.text()).replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('Name,Shares with,Hotel,Room,Confirmation code,Booking,State,Fri 15 Jan 2027,Sat 16 Jan 2027');
    expect(line).toContain(bookingId);
    expect(line).toMatch(/^"'=HYPERLINK/);
    expect(line).toMatch(/,Booked,1,0$/);
  });
});

async function paid(buyer: Buyer, pass: string, blockId: string, over: object = {}): Promise<string> {
  const { bookingId } = (await book(buyer, pass, blockId, over)).data;
  const held = (await buyer.look(bookingId)).data;
  await buyer.nameGuests(bookingId);
  await buyer.pay(held, held.total);
  await house.jobs();
  return bookingId;
}

async function cancel(buyer: Buyer, bookingId: string, expectedRefund: number): Promise<void> {
  const body = { bookingId, expectedRefund, refundTo: 'wallet' };
  expect((await buyer.post('/api/bookings/cancel', body)).status).toBe(200);
  await house.jobs();
}
