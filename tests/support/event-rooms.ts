import { sql } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import type { DeskRooms, RoomBlockView } from '#features/events/contract.ts';
import { releaseRoomBlocks } from '#features/hotels/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from './booking-setup.ts';
import type { Buyer } from './buyer.ts';
import { call } from './call.ts';
import { anEvent, aSignedInGuest, CODE, FRI, SUN } from './events.ts';
import { aStaff } from './staff.ts';
import type { Stocked } from './stock.ts';

const CUT_OFF = '2027-01-05';
export const AFTER_CUT_OFF = '2027-01-05T18:30:00Z'; // midnight in India

/** The event of the operator, a hotel of five rooms beside it, and the desk that blocks rooms of the hotel for it. */
export function useEventRooms() {
  const setup = useBookingSetup();
  let hotel: Stocked;
  let staff: string;
  const signInAtDesk = async () => {
    staff = (await aStaff(setup.db())).token;
  };
  beforeEach(async () => {
    await setup.clear();
    await setup.db().execute(sql`truncate events cascade`);
    await anEvent(setup.db());
    hotel = await setup.stocked({ allotment: 5 });
    await signInAtDesk();
  });

  const slugOf = async (): Promise<string> => {
    const { rows } = await setup
      .db()
      .execute<{ slug: string }>(sql`select slug from hotels where id = ${hotel.hotelId}`);
    return rows[0]!.slug;
  };
  /** The form of a block of three rooms for two nights. */
  const asked = async (over: object = {}) => ({
    ...{ code: CODE, hotel: await slugOf(), ratePlanId: hotel.ratePlanId, checkIn: FRI, checkOut: SUN },
    ...{ rooms: 3, rate: 300_000, cutOff: CUT_OFF, freeDays: 2, ...over },
  });
  const open = async (over: object = {}) =>
    call<DeskRooms>('POST', '/api/desk/events/rooms', { token: staff, body: await asked(over) });
  const book = (buyer: Pick<Buyer, 'token'>, pass: string, blockId: string, over: object = {}) =>
    call<{ bookingId: string }>('POST', '/api/events/rooms/book', {
      token: buyer.token(),
      body: { pass, blockId, checkIn: FRI, checkOut: SUN, adults: 2, ...over },
    });

  return {
    setup,
    hotel: () => hotel,
    /** The token of the staff. */
    staff: () => staff,
    /** Signs the staff in at the present hour: a sign-in lasts for hours, and tests move the clock by weeks. */
    signInAtDesk,
    slugOf,
    asked,
    open,
    desk: () => call<DeskRooms>('GET', `/api/desk/events/rooms?code=${CODE}`, { token: staff }),
    change: (what: 'shrink' | 'end', body: object) =>
      call<DeskRooms>('POST', `/api/desk/events/rooms/${what}`, { token: staff, body: { code: CODE, ...body } }),
    aBlock: async (over: object = {}): Promise<RoomBlockView> => (await open(over)).data.blocks[0]!,
    /** One round of the job that releases blocks at their cut-off. */
    run: () => releaseRoomBlocks({ db: setup.db(), now: clock.now() }),
    /** A guest of the event with the pass of their sign-in. */
    aGuest: async (email = 'latha@example.com', companions = 1) => {
      const { accessToken: token } = await aSignedInGuest(setup.db(), { email, companions });
      const pass = async () =>
        (await call<{ pass: string }>('POST', '/api/events/rooms/pass', { token, body: {} })).data.pass;
      return { token, pass, rooms: () => call<{ blocks: RoomBlockView[] }>('GET', '/api/events/rooms', { token }) };
    },
    book,
    /** Rooms on public sale, in blocks and in reservations on the first night; they always sum to what the hotel has. */
    stock: async () => {
      const { rows } = await setup.db().execute<{ open: number; kept: number; reserved: number }>(sql`
        with types as (select id, block_of from room_types where id = ${hotel.roomTypeId} or block_of = ${hotel.roomTypeId})
        select (select sum(free[15])::int from room_calendars c join types t on t.id = c.room_type_id and t.block_of is null and c.month = '2027-01-01') as open,
          (select coalesce(sum(free[15]), 0)::int from room_calendars c join types t on t.id = c.room_type_id and t.block_of is not null and c.month = '2027-01-01') as kept,
          (select coalesce(sum(cardinality(room_type_ids)), 0)::int from supplier_reservations
            where state in ('held', 'pending', 'confirmed') and check_in <= ${FRI} and check_out > ${FRI}) as reserved`);
      return rows[0]!;
    },
    /** Books a room of a block and pays it: the booking's id. */
    paid: async (buyer: Buyer, pass: string, blockId: string, over: object = {}): Promise<string> => {
      const { bookingId } = (await book(buyer, pass, blockId, over)).data;
      const held = (await buyer.look(bookingId)).data;
      await buyer.nameGuests(bookingId);
      await buyer.pay(held, held.total);
      await setup.jobs();
      return bookingId;
    },
    cancel: async (buyer: Buyer, bookingId: string, expectedRefund: number): Promise<void> => {
      const body = { bookingId, expectedRefund, refundTo: 'wallet' };
      expect((await buyer.post('/api/bookings/cancel', body)).status).toBe(200);
      await setup.jobs();
    },
  };
}
