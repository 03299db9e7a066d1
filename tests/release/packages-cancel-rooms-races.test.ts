import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PackageBooking } from '#features/bookings/contract.ts';
import { leaveHeldChange } from '#features/bookings/server/changes/leave-change.ts';
import { beginCancellingRooms } from '#features/bookings/server/rooms/cancel-rooms.ts';
import { contractedDepartures } from '#features/packages/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aDeparture, aPackageBuyer, PERSON, type Departure } from '../support/departures.ts';
import { groupHotels, unlistHotels } from '../support/group-hotels.ts';

const setup = useBookingSetup();
const { db, walletOf } = setup;
beforeEach(async () => {
  await setup.clear();
  await unlistHotels(db());
});

const ROOM = 2 * PERSON;
const DEARER = 2_400_000;
/** What one room of two pays more for the dearer departure. */
const MORE = 840_000;
const rooms = (count: number): RoomOccupancy[] => Array.from({ length: count }, () => ({ adults: 2, childAges: [] }));
const buyer = async (wallet = 0) => aPackageBuyer(await setup.buyer(wallet));
const taken = async ({ departure }: Departure): Promise<number> => {
  const { rows } = await db().execute<{ taken: number }>(
    sql`select taken from package_departures where departs_on = ${departure}`,
  );
  return rows[0]?.taken ?? -1;
};
const notes = async (bookingId: string): Promise<number> => {
  const { rows } = await db().execute(
    sql`select id from documents where booking_id = ${bookingId} and kind = 'credit_note'`,
  );
  return rows.length;
};

describe('[7.20] rooms of a package cancelled at the same time', { timeout: 240_000 }, () => {
  it('twelve cancel one room at once, each over its own connection: one cancellation, one refund, its places and rooms back once', async () => {
    const hotels = await groupHotels(setup);
    const [asha, departure] = [await buyer(), await aDeparture(db())];
    const booking = await asha.confirmedPackage(departure, { rooms: rooms(2) });
    const answers = await Promise.all(Array.from({ length: 12 }, () => asha.cancel(booking._id, ROOM, 'wallet', [1])));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await asha.lookPackage(booking._id)).toMatchObject({ state: 'confirmed', total: ROOM, rooms: [{ at: 0 }] });
    expect(await walletOf(asha)).toBe(ROOM);
    expect([await taken(departure), await setup.left(hotels.agra, nightInAgra(booking))]).toEqual([2, 4]);
    expect(await notes(booking._id)).toBe(1);
    expect(await setup.broken()).toEqual({});
  });

  it('each of three rooms, and all of it, at once: whoever comes first, the money, the places and the hotel rooms agree', async () => {
    for (let round = 0; round < 3; round += 1) {
      await setup.clear();
      await unlistHotels(db());
      const hotels = await groupHotels(setup);
      const [asha, departure] = [await buyer(), await aDeparture(db())];
      const booking = await asha.confirmedPackage(departure, { rooms: rooms(3) });
      const answers = await Promise.all([
        ...[0, 1, 2].map((at) => asha.cancel(booking._id, 0, 'wallet', [at])),
        asha.cancel(booking._id, 0, 'wallet', [0, 1]),
        asha.cancel(booking._id, 0, 'wallet'),
      ]);
      expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
      const now = await asha.lookPackage(booking._id);
      const standing = now.state === 'cancelled' ? 0 : now.rooms.length;
      expect(await walletOf(asha)).toBe((3 - standing) * ROOM);
      expect([await taken(departure), await setup.left(hotels.agra, nightInAgra(booking))]).toEqual([
        2 * standing,
        5 - standing,
      ]);
      expect(await setup.broken()).toEqual({});
    }
  });

  it('a room and a change of departure at once, again and again: one of them sees the other, and what stands is what was paid', async () => {
    for (let round = 0; round < 8; round += 1) {
      await setup.clear();
      await unlistHotels(db());
      await groupHotels(setup);
      const asha = await buyer(10 * MORE);
      const first = await aDeparture(db());
      const other = await aDeparture(db(), { inDays: 47, double: DEARER });
      const booking = await asha.confirmedPackage(first, { rooms: rooms(2) });
      const change = () =>
        asha.changeDeparture(booking._id, other.departure, 2 * MORE, { walletAmount: 2 * MORE, refundTo: 'wallet' });
      const drop = () => asha.cancel(booking._id, 0, 'wallet', [1]);
      const answers = await Promise.all(round % 2 ? [change(), drop()] : [drop(), change()]);
      expect(answers.every(({ status }) => [200, 400, 409].includes(status))).toBe(true); // 400: it costs less by then
      const now = await asha.lookPackage(booking._id);
      expect(now.state).toBe('confirmed');
      const moved = now.departure === other.departure;
      expect(moved || now.rooms.length === 1).toBe(true);
      const price = now.rooms.length * (moved ? ROOM + MORE : ROOM);
      expect(now.total).toBe(price);
      expect(await walletOf(asha)).toBe(10 * MORE + 2 * ROOM - price);
      expect([await taken(first), await taken(other)]).toEqual(
        moved ? [0, 2 * now.rooms.length] : [2 * now.rooms.length, 0],
      );
      expect(await setup.broken()).toEqual({});
    }
  });

  it('while another departure waits for its payment no room is cancelled; once it is left, it is, and the change counts one room', async () => {
    const asha = await buyer();
    const first = await aDeparture(db());
    const other = await aDeparture(db(), { inDays: 47, double: DEARER });
    const booking = await asha.confirmedPackage(first, { rooms: rooms(2) });
    const { data } = await asha.changeDeparture(booking._id, other.departure, 2 * MORE);
    expect(data.booking.state).toBe('paying_change');
    const refused = await asha.cancel(booking._id, 0, 'wallet', [1]);
    expect([refused.status, (refused.json as { code?: string }).code]).toEqual([409, 'STATE_BLOCKED']);
    expect((await asha.release(booking._id)).status).toBe(200);
    expect((await asha.cancel(booking._id, ROOM, 'wallet', [1])).status).toBe(200);
    const { data: quote } = await asha.departureQuote(booking._id, other.departure);
    expect(quote).toMatchObject({ due: MORE, back: ROOM, newPrice: ROOM + MORE });
    await asha.changeDeparture(booking._id, other.departure, MORE);
    expect([await taken(first), await taken(other)]).toEqual([2, 2]);
    expect(await setup.broken()).toEqual({});
  });

  it.each(['before the tour operator heard of it', 'after the tour operator heard of it'])(
    'a process that dies %s: the recovery job finishes it, once',
    async (when) => {
      await groupHotels(setup);
      const [asha, departure] = [await buyer(), await aDeparture(db())];
      const booking = await asha.confirmedPackage(departure, { rooms: rooms(2) });
      const wanted = { userId: asha.userId, bookingId: booking._id, expectedRefund: 0, refundTo: 'wallet' as const };
      const begun = await beginCancellingRooms(db(), { ...wanted, rooms: [0] });
      if (when.startsWith('after'))
        await contractedDepartures(db()).confirmCancelRooms(booking._id, begun.amendments[0]!.id, rooms(1));
      expect(await asha.lookPackage(booking._id)).toMatchObject({ state: 'amending', total: 2 * ROOM });
      clock.advance(31_000);
      await setup.jobs();
      expect(await asha.lookPackage(booking._id)).toMatchObject({
        state: 'confirmed',
        total: ROOM,
        rooms: [{ at: 1 }],
      });
      expect([await taken(departure), await walletOf(asha)]).toEqual([2, ROOM]);
      expect(await setup.broken()).toEqual({});
    },
  );

  it('a lost answer is asked for again: the room is cancelled once', async () => {
    const [asha, departure] = [await buyer(), await aDeparture(db(), { sentinel: 'lost-cancellation' })];
    const booking = await asha.confirmedPackage(departure, { rooms: rooms(2) });
    const { data } = await asha.cancel(booking._id, ROOM, 'wallet', [1]);
    expect(data).toMatchObject({ state: 'amending', total: 2 * ROOM });
    clock.advance(31_000);
    await setup.jobs();
    expect(await asha.lookPackage(booking._id)).toMatchObject({ state: 'confirmed', total: ROOM });
    expect([await taken(departure), await walletOf(asha)]).toEqual([2, ROOM]);
    expect(await setup.broken()).toEqual({});
  });

  it('another departure that is held, and cannot be written down because a room is being cancelled, is released at once', async () => {
    const asha = await buyer();
    const [first, other] = [await aDeparture(db()), await aDeparture(db(), { inDays: 47 })];
    const booking = await asha.confirmedPackage(first, { rooms: rooms(2) });
    const request = { slug: other.slug, departure: other.departure, rooms: rooms(2) };
    const until = new Date(clock.now().getTime() + 600_000);
    await contractedDepartures(db()).holdDeparture(booking._id, 'act_held', request, until);
    const wanted = { userId: asha.userId, bookingId: booking._id, expectedRefund: 0, refundTo: 'wallet' as const };
    const cancelling = await beginCancellingRooms(db(), { ...wanted, rooms: [0] });
    expect([cancelling.state, await taken(other)]).toEqual(['amending', 4]);
    await leaveHeldChange(db(), booking._id, cancelling.amendments[0]!.id); // its own: nothing is released for it
    await leaveHeldChange(db(), booking._id, 'act_held');
    expect([await taken(first), await taken(other)]).toEqual([4, 0]);
    await setup.settle();
    expect([await taken(first), await walletOf(asha)]).toEqual([2, ROOM]);
  });

  it('the operator refuses rooms that a reservation does not have, all of them, and those of a hold', async () => {
    const operator = contractedDepartures(db());
    const departure = await aDeparture(db());
    const request = { slug: departure.slug, departure: departure.departure, rooms: rooms(2) };
    const refused = { outcome: 'refused' };
    expect(await operator.confirmCancelRooms('bkg_none', 'act_1', rooms(1))).toEqual(refused);
    await operator.hold('bkg_held', request, new Date(clock.now().getTime() + 600_000));
    expect(await operator.confirmCancelRooms('bkg_held', 'act_1', rooms(1))).toEqual(refused);
    await operator.confirm('bkg_held', request);
    expect(await operator.confirmCancelRooms('bkg_held', 'act_1', rooms(2))).toEqual(refused);
    expect(await operator.confirmCancelRooms('bkg_held', 'act_1', rooms(1))).toEqual({ outcome: 'cancelled' });
    expect(await operator.confirmCancelRooms('bkg_held', 'act_1', rooms(1))).toEqual({ outcome: 'cancelled' });
    expect(await operator.confirmCancelRooms('bkg_held', 'act_2', rooms(1))).toEqual(refused);
    expect(await taken(departure)).toBe(2);
    await operator.confirmCancel('bkg_held');
    expect(await taken(departure)).toBe(0);
  });
});

/** The first night in Agra: rooms are counted there. */
function nightInAgra({ days }: PackageBooking): string {
  return days.find(({ city }) => city === 'Agra')!.date;
}
