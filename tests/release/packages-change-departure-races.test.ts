import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginChangingDeparture } from '#features/bookings/server/packages/change-departure.ts';
import { contractedDepartures } from '#features/packages/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aDeparture, aPackageBuyer, PERSON, TWO, type Departure } from '../support/departures.ts';
import { groupHotels, unlistHotels } from '../support/group-hotels.ts';

const setup = useBookingSetup();
const { db, walletOf } = setup;
beforeEach(async () => {
  await setup.clear();
  await unlistHotels(db());
});

/** ₹42,000: what two pay for `aDeparture()`; ₹8,400 more for the dearer ones of these tests. */
const [TOTAL, MORE] = [2 * PERSON, 840_000];
const DEARER = 2_400_000;

const buyer = async (wallet = 0) => aPackageBuyer(await setup.buyer(wallet));
const taken = async ({ departure }: Departure): Promise<number> => {
  const { rows } = await db().execute<{ taken: number }>(
    sql`select taken from package_departures where departs_on = ${departure}`,
  );
  return rows[0]?.taken ?? -1;
};
const paidFromWallet = { walletAmount: MORE, refundTo: 'wallet' } as const;

describe('[7.20] changes of departure at the same time', { timeout: 240_000 }, () => {
  it('five changes of one package and two cancellations at once, each over its own connection: one outcome, and nothing held beside it', async () => {
    for (let round = 0; round < 3; round += 1) {
      await setup.clear();
      await unlistHotels(db());
      await groupHotels(setup);
      const asha = await buyer(10 * MORE);
      const first = await aDeparture(db());
      const others = await Promise.all(
        [44, 47, 51, 54, 58].map((inDays) => aDeparture(db(), { inDays, double: DEARER })),
      );
      const booking = await asha.confirmedPackage(first);
      const answers = await Promise.all([
        ...others.map(({ departure }) => asha.changeDeparture(booking._id, departure, MORE, paidFromWallet)),
        asha.cancel(booking._id, 0, 'wallet'),
        asha.cancel(booking._id, 0, 'wallet'),
      ]);
      expect(answers.every(({ status }) => [200, 400, 409].includes(status))).toBe(true); // 400: it costs less by then
      const now = await asha.lookPackage(booking._id);
      expect(['confirmed', 'cancelled']).toContain(now.state);
      const changed = now.amendments.length > 0;
      expect(await walletOf(asha)).toBe(
        now.state === 'cancelled' ? 10 * MORE + TOTAL : 10 * MORE - (changed ? MORE : 0),
      );
      const places = await Promise.all([first, ...others].map(taken));
      expect(places.reduce((sum, one) => sum + one, 0)).toBe(now.state === 'cancelled' ? 0 : 2);
      expect(await setup.broken()).toEqual({});
    }
  });

  it('three packages want the last two places of one departure: one is moved there, the others stand, and nobody pays for nothing', async () => {
    const first = await aDeparture(db());
    const last = await aDeparture(db(), { inDays: 47, double: DEARER, groupSize: 2 });
    const buyers = await Promise.all([1, 2, 3].map(() => buyer(MORE)));
    const booked = await Promise.all(buyers.map((one) => one.confirmedPackage(first)));
    const answers = await Promise.all(
      buyers.map((one, at) => one.changeDeparture(booked[at]!._id, last.departure, MORE, paidFromWallet)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const departures = await Promise.all(
      buyers.map(async (one, at) => (await one.lookPackage(booked[at]!._id)).departure),
    );
    expect(departures.filter((departure) => departure === last.departure)).toHaveLength(1);
    const wallets = await Promise.all(buyers.map((one) => walletOf(one)));
    expect(wallets.sort()).toEqual([0, MORE, MORE]);
    expect([await taken(first), await taken(last)]).toEqual([4, 2]);
  });

  it('two packages change to each other’s departure at the same moment, again and again: neither waits for the other for ever', async () => {
    const [one, other] = [
      await aDeparture(db(), { groupSize: 4 }),
      await aDeparture(db(), { inDays: 47, groupSize: 4 }),
    ];
    const [asha, ravi] = [await buyer(), await buyer()];
    const [there, back] = [await asha.confirmedPackage(one), await ravi.confirmedPackage(other)];
    for (let round = 0; round < 4; round += 1) {
      const [a, b] = round % 2 ? [one, other] : [other, one];
      const answers = await Promise.all([
        asha.changeDeparture(there._id, a.departure, 0),
        ravi.changeDeparture(back._id, b.departure, 0),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect([await taken(one), await taken(other)]).toEqual([2, 2]);
      expect(await setup.broken()).toEqual({});
    }
  });

  it.each(['before the tour operator heard of it', 'after the tour operator heard of it'])(
    'a process that dies %s: the recovery job moves the package, once',
    async (when) => {
      await groupHotels(setup);
      const asha = await buyer(MORE);
      const first = await aDeparture(db());
      const other = await aDeparture(db(), { inDays: 47, double: DEARER });
      const booking = await asha.confirmedPackage(first);
      const begun = await beginChangingDeparture(db(), asha.userId, {
        bookingId: booking._id,
        departure: other.departure,
        expectedDue: MORE,
        ...paidFromWallet,
      });
      const request = { slug: other.slug, departure: other.departure, rooms: TWO, extras: [] };
      if (when.startsWith('after'))
        await contractedDepartures(db()).confirmDeparture(booking._id, begun.amendments[0]!.id, request);
      expect(await asha.lookPackage(booking._id)).toMatchObject({ state: 'amending', total: TOTAL });
      clock.advance(31_000);
      await setup.jobs();
      const now = await asha.lookPackage(booking._id);
      expect(now).toMatchObject({ state: 'confirmed', departure: other.departure, total: TOTAL + MORE });
      expect(now.days[0]!.hotel?.reservation).toBeTruthy();
      expect([await taken(first), await taken(other)]).toEqual([0, 2]);
      expect(await walletOf(asha)).toBe(0);
    },
  );

  it.each(['refused', 'sold-out-at-confirm'] as const)(
    'a departure whose operator answers "%s" after the payment: the money comes back, and the package stands',
    async (sentinel) => {
      const asha = await buyer(MORE);
      const first = await aDeparture(db());
      const other = await aDeparture(db(), { inDays: 47, double: DEARER, sentinel });
      const booking = await asha.confirmedPackage(first);
      const { data } = await asha.changeDeparture(booking._id, other.departure, MORE, paidFromWallet);
      expect(data.booking).toMatchObject({
        state: 'confirmed',
        departure: first.departure,
        total: TOTAL,
        amendments: [],
      });
      expect(data.booking.payment.problem).toContain('The tour operator did not change the departure');
      expect(await walletOf(asha)).toBe(MORE);
      expect([await taken(first), await taken(other)]).toEqual([2, 0]);
    },
  );

  it('a lost answer is asked for again: the package is moved once', async () => {
    const asha = await buyer(MORE);
    const first = await aDeparture(db());
    const other = await aDeparture(db(), { inDays: 47, double: DEARER, sentinel: 'timeout-after-booking' });
    const booking = await asha.confirmedPackage(first);
    const { data } = await asha.changeDeparture(booking._id, other.departure, MORE, paidFromWallet);
    expect(data.booking).toMatchObject({ state: 'amending', departure: first.departure });
    clock.advance(31_000);
    await setup.jobs();
    expect(await asha.lookPackage(booking._id)).toMatchObject({ state: 'confirmed', departure: other.departure });
    expect([await taken(first), await taken(other)]).toEqual([0, 2]);
    expect(await walletOf(asha)).toBe(0);
  });

  it('the hotels of the new departure know who stays, and those of the earlier one forget it', async () => {
    await groupHotels(setup);
    const asha = await buyer();
    const first = await aDeparture(db());
    const other = await aDeparture(db(), { inDays: 47 });
    const booking = await asha.confirmedPackage(first);
    await asha.changeDeparture(booking._id, other.departure, 0);
    const { rows } = await db().execute<{ state: string; named: boolean }>(
      sql`select state, coalesce(guests::text like '%Asha Rao%', false) as named from supplier_reservations order by state, idempotency_key`,
    );
    const named = (state: string) => rows.filter((row) => row.state === state).map((row) => row.named);
    expect(new Set(named('confirmed'))).toEqual(new Set([true]));
    expect(new Set(named('cancelled'))).toEqual(new Set([false]));
  });
});
