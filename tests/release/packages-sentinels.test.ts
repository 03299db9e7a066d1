import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { contractedDepartures } from '#features/packages/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aDeparture, aPackageBuyer, PERSON, TWO, type Departure } from '../support/departures.ts';
import { groupHotels, unlistHotels } from '../support/group-hotels.ts';

const setup = useBookingSetup();
const { db, jobs, walletOf } = setup;
beforeEach(setup.clear);
beforeEach(() => unlistHotels(db()));

type Sentinel = NonNullable<Parameters<typeof aDeparture>[1]>['sentinel'];
const TOTAL = 2 * PERSON;
const WALLET = 100_000;
const buyer = async (wallet = WALLET) => aPackageBuyer(await setup.buyer(wallet));
const sentinel = (name: Sentinel) => aDeparture(db(), { sentinel: name });

/** Places of the departure that are taken. */
async function taken({ slug, departure }: Departure): Promise<number> {
  const { rows } = await db().execute<{ taken: number }>(
    sql`select taken from package_departures where slug = ${slug} and departs_on = ${departure}`,
  );
  return Number(rows[0]?.taken);
}

/** Seconds pass, and the jobs with them, until the booking leaves `unknown`; gives the state after each. */
async function untilKnown(asha: Awaited<ReturnType<typeof buyer>>, bookingId: string, step = 1000): Promise<string[]> {
  const states: string[] = [];
  for (let round = 0; round < 40 && (states.at(-1) ?? 'unknown') === 'unknown'; round++) {
    clock.advance(step);
    await jobs();
    states.push((await asha.lookPackage(bookingId)).state);
  }
  return states;
}

describe('[7.20] sentinel departures', () => {
  it('sold out at hold: refused in words, nothing charged, the choice stays open', async () => {
    const asha = await buyer();
    const departure = await sentinel('sold-out-at-hold');
    const { data: quoted } = await asha.quotePackage(departure);
    expect((await asha.hold(quoted)).json).toMatchObject({
      code: 'SOLD_OUT',
      message: expect.stringMatching(/on this departure\. Nothing was charged/) as string,
    });
    expect([(await asha.lookPackage(quoted._id)).state, await taken(departure)]).toEqual(['quoted', 0]);
  });

  it.each(['sold-out-at-confirm', 'refused'] as const)(
    '%s: every rupee goes back the way it came, places and rooms are on sale again',
    async (name) => {
      const departure = await sentinel(name);
      const { delhi } = await groupHotels(setup);
      const asha = await buyer();
      const booking = await asha.confirmedPackage(departure, { walletAmount: WALLET });
      expect(booking).toMatchObject({
        state: 'failed',
        refund: { amount: TOTAL, charge: 0, to: 'source', state: 'pending' },
      });
      expect(await walletOf(asha)).toBe(WALLET);
      await jobs();
      expect((await asha.lookPackage(booking._id)).refund?.state).toBe('processed');
      expect([await taken(departure), await setup.left(delhi, departure.departure)]).toEqual([0, 5]);
      expect(await setup.broken()).toEqual({});
    },
  );

  it('refused after a deposit: the deposit goes back, and nothing more falls due', async () => {
    const departure = await aDeparture(db(), { inDays: 100, sentinel: 'refused' });
    const asha = await buyer();
    const booking = await asha.confirmedPackage(departure, { paying: 'deposit' });
    expect(booking).toMatchObject({ state: 'failed', refund: { amount: TOTAL / 4, charge: 0 } });
    await jobs();
    expect(await taken(departure)).toBe(0);
    expect(await setup.broken()).toEqual({});
  });

  it('an answer that is lost after the reservation is asked after, and booked once', async () => {
    const asha = await buyer();
    const departure = await sentinel('timeout-after-booking');
    const booking = await asha.confirmedPackage(departure);
    expect(booking).toMatchObject({ state: 'unknown', bookingStatus: 'PENDING', confirmationCode: null });
    expect(booking.actions.cancel.allowed).toBe(false);
    expect((await untilKnown(asha, booking._id)).at(-1)).toBe('confirmed');
    expect((await asha.lookPackage(booking._id)).confirmationCode).toMatch(/^TR \d{4} \d{4}$/);
    expect(await taken(departure)).toBe(2);
    expect(await setup.broken()).toEqual({});
  });

  it('[9.12] a reservation that is confirmed late is asked after 1, then 2, then 4 seconds', async () => {
    const asha = await buyer();
    const booking = await asha.confirmedPackage(await sentinel('pending'));
    expect(await untilKnown(asha, booking._id)).toEqual([...Array<string>(6).fill('unknown'), 'confirmed']);
    expect(await setup.broken()).toEqual({});
  });

  it('a request that the operator never got is made again, and given up with a full refund', async () => {
    const asha = await buyer();
    const departure = await sentinel('lost-request');
    const booking = await asha.confirmedPackage(departure, { walletAmount: WALLET });
    expect(booking.state).toBe('unknown');
    expect((await untilKnown(asha, booking._id, 10_000)).at(-1)).toBe('failed');
    clock.advance(3_600_000);
    await jobs();
    expect(await asha.lookPackage(booking._id)).toMatchObject({
      refund: { amount: TOTAL, charge: 0, state: 'processed' },
    });
    expect([await taken(departure), await walletOf(asha)]).toEqual([0, WALLET]);
    expect(await setup.broken()).toEqual({});
  });

  it('an operator that never answers keeps the booking waiting: neither lost nor confirmed, and the money stays in escrow', async () => {
    const asha = await buyer();
    const departure = await sentinel('silent');
    const booking = await asha.confirmedPackage(departure);
    expect(new Set(await untilKnown(asha, booking._id, 60_000))).toEqual(new Set(['unknown']));
    expect(await taken(departure)).toBe(2);
    const { rows } = await db().execute<{ balance: string }>(
      sql`select sum(amount)::text as balance from ledger_entries where account_id = ${`escrow:${booking._id}`}`,
    );
    expect(Number(rows[0]?.balance)).toBe(TOTAL);
    await db().execute(sql`update package_departures set sentinel = null where departs_on = ${departure.departure}`);
    expect((await untilKnown(asha, booking._id, 600_000)).at(-1)).toBe('confirmed'); // it answers at last
  });

  it('a slow operator books all the same', async () => {
    const asha = await buyer();
    expect((await asha.confirmedPackage(await sentinel('slow'))).state).toBe('confirmed');
  });

  it('a cancellation whose answer is lost is asked again, and refunded once', async () => {
    const asha = await buyer();
    const departure = await sentinel('lost-cancellation');
    const booking = await asha.confirmedPackage(departure, { walletAmount: WALLET });
    expect(booking.state).toBe('confirmed');
    await asha.cancel(booking._id, TOTAL);
    expect((await asha.lookPackage(booking._id)).state).toBe('cancelling');
    for (let round = 0; round < 20 && (await asha.lookPackage(booking._id)).state !== 'cancelled'; round++) {
      clock.advance(60_000);
      await jobs();
    }
    clock.advance(3_600_000);
    await jobs();
    expect(await asha.lookPackage(booking._id)).toMatchObject({
      state: 'cancelled',
      refund: { amount: TOTAL, state: 'processed' },
    });
    expect([await taken(departure), await walletOf(asha)]).toEqual([0, WALLET]);
    expect(await setup.broken()).toEqual({});
  });

  it('answers a repeated call as the first, whatever it played', async () => {
    const operator = contractedDepartures(db());
    const until = new Date(clock.now().getTime() + 900_000);
    const of = async (name: Sentinel, inDays: number) => {
      const { slug, departure } = await aDeparture(db(), { sentinel: name, inDays });
      return { slug, departure, rooms: TWO };
    };
    const lost = await of('timeout-after-booking', 41);
    await operator.hold('bkg_lost', lost, until);
    expect(await operator.confirm('bkg_lost', lost)).toEqual({ outcome: 'unknown' });
    const known = await operator.status('bkg_lost');
    expect(known).toMatchObject({ outcome: 'confirmed' });
    expect(await operator.confirm('bkg_lost', lost)).toEqual(known);

    const late = await of('pending', 42);
    await operator.hold('bkg_late', late, until);
    expect(await operator.confirm('bkg_late', late)).toEqual({ outcome: 'pending' });
    expect(await operator.status('bkg_late')).toEqual({ outcome: 'pending' });
    expect(await operator.status('bkg_late')).toEqual({ outcome: 'pending' });
    const confirmed = await operator.status('bkg_late');
    expect(confirmed).toMatchObject({ outcome: 'confirmed' });
    expect(await operator.status('bkg_late')).toEqual(confirmed);
    for (const key of ['bkg_late', 'bkg_late', 'bkg_lost'])
      expect(await operator.confirmCancel(key)).toEqual({ outcome: 'cancelled' });
  });
});
