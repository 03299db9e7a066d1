import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import type { StayRequest } from '#lib/server/ports/stay-supplier.ts';
import { contractedInventory, expireHolds, listRooms } from '#features/hotels/server/index.ts';
import { SMALL_STOCK_NOW, seedSmallStock } from '../support/small-stock.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = useTestDatabase(seedSmallStock);
const supplier = () => contractedInventory(db());

const TWO = [{ adults: 2, childAges: [] }];
/** A room that plays nothing: of the first generated hotel. */
const RATE = { roomTypeId: 'rty_demo1000001a', ratePlanId: 'rpl_demo1000001a1' };
const ROOM: StayRequest = {
  hotelId: 'htl_demo1000001',
  rates: [RATE],
  stay: { checkIn: '2026-12-30', checkOut: '2027-01-02', rooms: TWO },
};

const later = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
const setFree = (rooms: number) =>
  db().execute(
    sql`update room_calendars set free = array_fill(${rooms}::smallint, array[cardinality(free)]) where room_type_id = ${RATE.roomTypeId}`,
  );
const freeOn = async (month: string, from: number, to: number) =>
  (
    await db().execute<{ free: number[] }>(
      sql`select free[${from}::int:${to}::int] as free from room_calendars where room_type_id = ${RATE.roomTypeId} and month = ${month}`,
    )
  ).rows[0]!.free;
const free = async () => [...(await freeOn('2026-12-01', 30, 31)), ...(await freeOn('2027-01-01', 1, 1))];

let next = 0;
const aKey = () => `bkg_key${(next += 1)}`;

beforeEach(async () => {
  clock.freeze(SMALL_STOCK_NOW);
  await db().execute(sql`delete from supplier_reservations`);
  await setFree(10);
});
afterEach(() => clock.reset());

describe('checking a price', () => {
  it('gives the total and terms that the hotel page shows', async () => {
    const shown = await listRooms({
      db: db(),
      query: { hotel: await slugOf(ROOM.hotelId), ...ROOM.stay },
      body: undefined,
      caller: null,
      request: {} as never,
    });
    const rate = shown.rooms.flatMap((room) => room.rates).find(({ ratePlanId }) => ratePlanId === RATE.ratePlanId)!;
    const check = await supplier().priceCheck(ROOM);
    expect(check).toMatchObject({
      total: rate.price.qOfferedPriceRoundedOff,
      policies: rate.cancellationPolicies,
      lines: rate.price.lines,
      currency: 'INR',
      requiredFields: [],
    });
    expect(check!.checkInAt.toISOString()).toBe(shown.checkInAt);
    expect(check!.checkOutAt > check!.checkInAt).toBe(true);
  });

  it.each<[string, Partial<StayRequest>]>([
    ['a rate of another room', { rates: [{ ...RATE, ratePlanId: 'rpl_demo1000001b1' }] }],
    ['a room of another hotel', { hotelId: 'htl_demo1000002' }],
    ['more people than the room takes', { stay: { ...ROOM.stay, rooms: [{ adults: 8, childAges: [] }] } }],
    ['nights beyond the calendar', { stay: { ...ROOM.stay, checkIn: '2029-01-01', checkOut: '2029-01-02' } }],
  ])('gives nothing for %s', async (_, change) => {
    expect(await supplier().priceCheck({ ...ROOM, ...change })).toBeNull();
  });

  it('gives nothing when one night is sold out', async () => {
    await db().execute(
      sql`update room_calendars set free[1] = 0 where room_type_id = ${RATE.roomTypeId} and month = '2027-01-01'`,
    );
    expect(await supplier().priceCheck(ROOM)).toBeNull();
  });

  it('asks for a PAN where the stay is abroad', async () => {
    const { rows } = await db().execute<{ hotel: string; room: string; plan: string }>(
      sql`select h.id as hotel, r.id as room, p.id as plan from hotels h join room_types r on r.hotel_id = h.id join rate_plans p on p.room_type_id = r.id where h.city_slug = 'paris' limit 1`,
    );
    await db().execute(
      sql`update room_calendars set free = array_fill(1::smallint, array[cardinality(free)]) where room_type_id = ${rows[0]!.room}`,
    );
    expect(
      await supplier().priceCheck({
        ...ROOM,
        hotelId: rows[0]!.hotel,
        rates: [{ roomTypeId: rows[0]!.room, ratePlanId: rows[0]!.plan }],
      }),
    ).toMatchObject({ requiredFields: ['pan'] });
  });

  const slugOf = async (id: string) =>
    (await db().execute<{ slug: string }>(sql`select slug from hotels where id = ${id}`)).rows[0]!.slug;
});

describe('holding, confirming, cancelling', () => {
  it('takes the rooms of every night and month, and gives them back', async () => {
    const key = aKey();
    expect(
      await supplier().hold(key, { ...ROOM, stay: { ...ROOM.stay, rooms: [...TWO, ...TWO, ...TWO] } }, later(15)),
    ).toEqual({ outcome: 'held', expiresAt: later(15) });
    expect(await free()).toEqual([7, 7, 7]);
    expect(await freeOn('2026-12-01', 29, 29)).toEqual([10]);
    expect(await freeOn('2027-01-01', 2, 2)).toEqual([10]);
    await supplier().release(key);
    await supplier().release(key);
    await supplier().release('bkg_never');
    expect(await free()).toEqual([10, 10, 10]);
  });

  it('takes nothing at all when one night lacks rooms', async () => {
    await db().execute(
      sql`update room_calendars set free[1] = 0 where room_type_id = ${RATE.roomTypeId} and month = '2027-01-01'`,
    );
    expect(await supplier().hold(aKey(), ROOM, later(15))).toEqual({ outcome: 'sold_out' });
    expect(await free()).toEqual([10, 10, 0]);
    expect(
      await supplier().hold(aKey(), { ...ROOM, stay: { ...ROOM.stay, checkOut: '2029-12-31' } }, later(15)),
    ).toEqual({ outcome: 'sold_out' });
  });

  it('gives the same answer to a repeated call', async () => {
    const key = aKey();
    const first = await supplier().hold(key, ROOM, later(15));
    clock.advance(60_000);
    expect(await supplier().hold(key, ROOM, later(15))).toEqual(first);
    const confirmed = await supplier().confirm(key, ROOM);
    expect(confirmed).toMatchObject({ outcome: 'confirmed' });
    expect('code' in confirmed && confirmed.code).toMatch(/^[A-Z]{2} \d{4} \d{4}$/);
    expect(await supplier().confirm(key, ROOM)).toEqual(confirmed);
    expect(await supplier().status(key)).toEqual(confirmed);
    expect(await free()).toEqual([9, 9, 9]);
    expect(await supplier().confirmCancel(key)).toEqual({ outcome: 'cancelled' });
    expect(await supplier().confirmCancel(key)).toEqual({ outcome: 'cancelled' });
    expect(await free()).toEqual([10, 10, 10]);
    expect(await supplier().status(key)).toEqual({ outcome: 'failed', reason: 'refused' });
    expect(await supplier().confirm(key, ROOM)).toEqual({ outcome: 'failed', reason: 'refused' });
    expect(await free()).toEqual([10, 10, 10]);
  });

  it('refuses a key that comes back with another stay', async () => {
    const key = aKey();
    await supplier().hold(key, ROOM, later(15));
    await expect(supplier().confirm(key, { ...ROOM, stay: { ...ROOM.stay, checkOut: '2027-01-03' } })).rejects.toThrow(
      'another stay',
    );
    expect(await free()).toEqual([9, 9, 9]);
  });

  it('takes the rooms again when the hold has ended and they are still there', async () => {
    const key = aKey();
    await supplier().hold(key, ROOM, later(15));
    clock.advance(16 * 60_000);
    expect(await expireHolds({ db: db(), now: clock.now() })).toEqual([key]);
    expect(await free()).toEqual([10, 10, 10]);
    expect(await supplier().status(key)).toEqual({ outcome: 'none' });
    expect(await supplier().confirm(key, ROOM)).toMatchObject({ outcome: 'confirmed' });
    expect(await free()).toEqual([9, 9, 9]);
  });

  it('does not when somebody else has them', async () => {
    await setFree(1);
    const [mine, theirs] = [aKey(), aKey()];
    await supplier().hold(mine, ROOM, later(15));
    clock.advance(16 * 60_000);
    await expireHolds({ db: db(), now: clock.now() });
    expect(await supplier().hold(theirs, ROOM, later(15))).toMatchObject({ outcome: 'held' });
    expect(await supplier().confirm(mine, ROOM)).toEqual({ outcome: 'failed', reason: 'sold_out' });
    expect(await supplier().hold(mine, ROOM, later(15))).toEqual({ outcome: 'sold_out' });
    expect(await free()).toEqual([0, 0, 0]);
  });

  it('confirms a hold whose time is over but whose rooms nobody took back yet, and holds it anew', async () => {
    const [one, two] = [aKey(), aKey()];
    await supplier().hold(one, ROOM, later(15));
    await supplier().hold(two, ROOM, later(15));
    clock.advance(16 * 60_000);
    expect(await supplier().confirm(one, ROOM)).toMatchObject({ outcome: 'confirmed' });
    expect(await supplier().hold(two, ROOM, later(15))).toEqual({ outcome: 'held', expiresAt: later(15) });
    expect(await expireHolds({ db: db(), now: clock.now() })).toEqual([]);
    expect(await free()).toEqual([8, 8, 8]);
  });

  it('sweepers share the work: every expired hold is given back once', async () => {
    const keys = Array.from({ length: 8 }, aKey);
    for (const key of keys) await supplier().hold(key, ROOM, later(15));
    const open = aKey();
    await supplier().hold(open, ROOM, later(60));
    clock.advance(16 * 60_000);
    const swept = await Promise.all(Array.from({ length: 4 }, () => expireHolds({ db: db(), now: clock.now() })));
    expect(swept.flat().sort()).toEqual([...keys].sort());
    expect(await free()).toEqual([9, 9, 9]);
  });
});

describe('no room night is sold twice', () => {
  it('200 parallel buyers for 10 rooms: 10 holds, 190 refusals, stock 0', async () => {
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => supplier().hold(aKey(), ROOM, later(15))));
    expect(outcomes.filter(({ outcome }) => outcome === 'held')).toHaveLength(10);
    expect(outcomes.filter(({ outcome }) => outcome === 'sold_out')).toHaveLength(190);
    expect(await free()).toEqual([0, 0, 0]);
    expect(
      (await db().execute<{ held: number }>(sql`select count(*)::int as held from supplier_reservations`)).rows,
    ).toEqual([{ held: 10 }]);
  });

  it('40 parallel calls with one key are one reservation', async () => {
    const key = aKey();
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, call) =>
        call % 2 ? supplier().hold(key, ROOM, later(15)) : supplier().confirm(key, ROOM),
      ),
    );
    expect(new Set(outcomes.map((outcome) => ('code' in outcome ? outcome.code : outcome.outcome))).size).toBe(2); // held, and one code
    expect(await free()).toEqual([9, 9, 9]);
  });

  it(
    'whatever is done in whatever order at once, rooms on sale and rooms reserved add up',
    { timeout: 120_000 },
    async () => {
      const spans = [
        ['2026-12-29', '2027-01-02'],
        ['2026-12-31', '2027-01-01'],
        ['2027-01-01', '2027-01-04'],
      ] as const;
      const amendment = fc.record({
        key: fc.integer({ min: 1, max: 6 }),
        what: fc.constantFrom('hold', 'release', 'confirm', 'confirmCancel', 'expire'),
        rooms: fc.integer({ min: 1, max: 2 }),
      });
      let run = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(amendment, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 }),
          async (rounds) => {
            run += 1;
            await db().execute(sql`delete from supplier_reservations`);
            await setFree(4);
            for (const round of rounds) {
              await Promise.all(
                round.map(async ({ key, what }) => {
                  const name = `bkg_run${run}_${key}`;
                  const [checkIn, checkOut] = spans[key % 3]!;
                  const request: StayRequest = {
                    ...ROOM,
                    stay: { checkIn, checkOut, rooms: Array.from({ length: 1 + (key % 2) }, () => TWO[0]!) },
                  };
                  if (what === 'hold') await supplier().hold(name, request, later(key % 2 ? 15 : -1));
                  else if (what === 'confirm') await supplier().confirm(name, request);
                  else if (what === 'expire') await expireHolds({ db: db(), now: clock.now() });
                  else await supplier()[what](name);
                }),
              );
              const { rows } = await db().execute<{ night: string; sum: number }>(sql`
          select n.night::date::text as night, (c.free[extract(day from n.night)::int] + coalesce(sum(cardinality(array_positions(s.room_type_ids, c.room_type_id))), 0))::int as sum
          from generate_series(date '2026-12-29', date '2027-01-03', '1 day') n (night)
          join room_calendars c on c.room_type_id = ${RATE.roomTypeId} and c.month = date_trunc('month', n.night)
          left join supplier_reservations s on s.state in ('held', 'pending', 'confirmed') and s.check_in <= n.night and n.night < s.check_out
          group by n.night, c.free`);
              expect(rows).toHaveLength(6);
              for (const { sum } of rows) expect(sum).toBe(4);
            }
          },
        ),
        { numRuns: 40 },
      );
    },
  );
});
