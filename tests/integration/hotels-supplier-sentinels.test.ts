import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contractedInventory } from '#features/hotels/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { StayRequest } from '#lib/server/ports/stay-supplier.ts';
import { SMALL_STOCK_NOW, seedSmallStock } from '../support/small-stock.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = useTestDatabase(seedSmallStock);
const supplier = () => contractedInventory(db());

const SENTINEL_ROOM = (number: number): StayRequest => ({
  hotelId: `htl_demo${number}`,
  rates: [{ roomTypeId: `rty_demo${number}a`, ratePlanId: `rpl_demo${number}a1` }],
  stay: { checkIn: '2026-12-12', checkOut: '2026-12-15', rooms: [{ adults: 2, childAges: [] }] },
});
const later = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);

let next = 0;
const aKey = () => `bkg_key${(next += 1)}`;

beforeEach(async () => {
  clock.freeze(SMALL_STOCK_NOW);
  await db().execute(sql`delete from supplier_reservations`);
});
afterEach(() => clock.reset());

describe('sentinel hotels play', () => {
  it('900001: a price that rose by ₹500 a night', async () => {
    const request = SENTINEL_ROOM(900001);
    expect(await supplier().priceCheck(request)).toMatchObject({
      lines: [
        { code: 'room', amount: 3 * 450_000 },
        { code: 'tax', amount: 67_600 },
      ],
    });
  });

  it('900002: stricter policies', async () => {
    const check = await supplier().priceCheck(SENTINEL_ROOM(900002));
    expect(check!.policies).toEqual([
      { FromDate: '2026-12-07T08:30:00.000Z', ChargeType: 2, Charge: 75 },
      { FromDate: '2026-12-09T08:30:00.000Z', ChargeType: 2, Charge: 100 },
    ]);
  });

  it('900003: sold out at the hold', async () => {
    expect(await supplier().priceCheck(SENTINEL_ROOM(900003))).not.toBeNull();
    expect(await supplier().hold(aKey(), SENTINEL_ROOM(900003), later(15))).toEqual({ outcome: 'sold_out' });
  });

  it('900004: held, then sold out at the confirmation, its rooms back on sale', async () => {
    const key = aKey();
    expect(await supplier().hold(key, SENTINEL_ROOM(900004), later(15))).toMatchObject({ outcome: 'held' });
    expect(await supplier().confirm(key, SENTINEL_ROOM(900004))).toEqual({ outcome: 'failed', reason: 'sold_out' });
    expect(await supplier().status(key)).toEqual({ outcome: 'none' });
    expect(
      (
        await db().execute<{ free: number }>(
          sql`select free[12] as free from room_calendars where room_type_id = 'rty_demo900004a' and month = '2026-12-01'`,
        )
      ).rows,
    ).toEqual([{ free: 500 }]);
  });

  it('900005: reserved, but the answer was lost', async () => {
    const key = aKey();
    await supplier().hold(key, SENTINEL_ROOM(900005), later(15));
    expect(await supplier().confirm(key, SENTINEL_ROOM(900005))).toEqual({ outcome: 'unknown' });
    const status = await supplier().status(key);
    expect(status).toMatchObject({ outcome: 'confirmed' });
    expect(await supplier().confirm(key, SENTINEL_ROOM(900005))).toEqual(status);
  });

  it('900006: the request was lost', async () => {
    const key = aKey();
    await supplier().hold(key, SENTINEL_ROOM(900006), later(15));
    expect(await supplier().confirm(key, SENTINEL_ROOM(900006))).toEqual({ outcome: 'unknown' });
    expect(await supplier().status(key)).toEqual({ outcome: 'none' });
  });

  it('900007: an answer after three seconds', async () => {
    clock.hurry(10);
    const start = performance.now();
    expect(await supplier().hold(aKey(), SENTINEL_ROOM(900007), later(15))).toMatchObject({ outcome: 'held' });
    expect(performance.now() - start).toBeGreaterThan(290);
  });

  it('900008: pending, confirmed at the third question', async () => {
    const key = aKey();
    await supplier().hold(key, SENTINEL_ROOM(900008), later(15));
    expect(await supplier().confirm(key, SENTINEL_ROOM(900008))).toEqual({ outcome: 'pending' });
    expect(await supplier().confirm(key, SENTINEL_ROOM(900008))).toEqual({ outcome: 'pending' });
    expect(await supplier().status(key)).toEqual({ outcome: 'pending' });
    expect(await supplier().status(key)).toEqual({ outcome: 'pending' });
    const confirmed = await supplier().status(key);
    expect(confirmed).toMatchObject({ outcome: 'confirmed' });
    expect(await supplier().status(key)).toEqual(confirmed);
  });
});
