import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { expireFlightHolds } from '#features/flights/server/index.ts';
import { allotmentOf } from '#features/flights/server/supplier/seats.ts';
import { flightSales } from '#features/flights/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { DESK_BACK, DESK_DAY, held, pair, PLAIN, useAirlineDesk } from '../support/airline-desk.ts';

const { aKey, buy, db, leave, rows, sold, supplier, totalOf } = useAirlineDesk();
const FAMILY = { adults: 2, children: 1, infants: 1 };

describe('cancelling and changing', () => {
  it('[7.20] cancels whole at the quoted refund, once; less than expected is refused with the new figure', async () => {
    const key = aKey();
    await buy(key, held(PLAIN, FAMILY));
    const quote = (await supplier().quoteCancel(key, {}))!;
    expect(quote.refund + quote.charge).toBe(await totalOf(held(PLAIN, FAMILY)));
    expect(quote.charge).toBe(3 * 350_000 + 150_000); // saver, more than four days ahead; an infant pays no more than its own fare
    expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.refund);
    expect(await supplier().confirmCancel(key, 'c1', {}, quote.refund + 1)).toEqual({
      outcome: 'refund_changed',
      refund: quote.refund,
    });
    expect(await supplier().confirmCancel(key, 'c1', {}, quote.refund)).toEqual({
      outcome: 'cancelled',
      refund: quote.refund,
    });
    expect(await supplier().confirmCancel(key, 'c1', {}, quote.refund)).toEqual({
      outcome: 'cancelled',
      refund: quote.refund,
    });
    expect(await supplier().confirmCancel(key, 'c2', {}, 0)).toEqual({ outcome: 'nothing' });
    expect(await sold()).toEqual({});
    expect(await supplier().status(key)).toEqual({ outcome: 'failed', reason: 'refused' });
  });

  it('[7.20] cancels a part: a passenger, a direction; the parts sum to the whole, and no infant stays without an adult', async () => {
    const key = aKey();
    const request = pair('ZZ9011', 'ZZ9111', FAMILY);
    await buy(key, request);
    const whole = (await supplier().quoteCancel(key, {}))!;
    expect(await supplier().quoteCancel(key, { passengers: [0, 1] })).toBeNull();
    let refund = 0;
    const cancel = async (name: string, what: { bounds?: number[]; passengers?: number[] }) => {
      const quote = (await supplier().quoteCancel(key, what))!;
      expect(await supplier().confirmCancel(key, name, what, quote.refund)).toEqual({
        outcome: 'cancelled',
        refund: quote.refund,
      });
      refund += quote.refund;
    };
    await cancel('child out', { bounds: [0], passengers: [2] });
    expect(await sold()).toEqual({ [`ZZ9011.${DESK_DAY}`]: 2, [`ZZ9111.${DESK_BACK}`]: 3 });
    await cancel('infant', { passengers: [3] });
    await cancel('way back', { bounds: [1] });
    expect(await sold()).toEqual({ [`ZZ9011.${DESK_DAY}`]: 2 });
    await cancel('rest', {});
    expect(await sold()).toEqual({});
    expect(refund).toBe(whole.refund);
  });

  it('after the last hour only taxes come back, and never nothing', async () => {
    const key = aKey();
    await buy(key, held(PLAIN));
    const { total } = (await supplier().priceCheck(held(PLAIN)))!;
    const [bound] = (await supplier().priceCheck(held(PLAIN)))!.bounds;
    clock.freeze(`${DESK_DAY}T10:00:00Z`); // leaves 16:00 in Bengaluru, half an hour from now
    expect(await supplier().quoteCancel(key, {})).toMatchObject({ charge: bound!.basic, refund: total - bound!.basic });
    expect(total - bound!.basic).toBeGreaterThan(0);
  });

  it('[7.20] changes the date for the fee and the fare difference, under new tickets; the old seat goes back', async () => {
    const key = aKey();
    const bought = await buy(key, held(PLAIN, FAMILY));
    const other = `saver_ZZ${PLAIN}.2026-12-10`;
    const quote = (await supplier().quoteChange(key, 0, other))!;
    const [then, now] = [await totalOf(held(PLAIN, FAMILY)), await totalOf({ offers: [other], party: FAMILY })];
    expect(quote).toMatchObject({ fee: 4 * 275_000, due: 4 * 275_000 + now - then });
    expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.due);
    expect(await supplier().confirmChange(key, 'ch1', 0, other, quote.due - 1)).toEqual({
      outcome: 'price_changed',
      due: quote.due,
    });
    const changed = await supplier().confirmChange(key, 'ch1', 0, other, quote.due);
    expect(changed).toMatchObject({ outcome: 'changed', due: quote.due });
    expect(await supplier().confirmChange(key, 'ch1', 0, other, quote.due)).toEqual(changed);
    expect(await sold()).toEqual({ [`ZZ${PLAIN}.2026-12-10`]: 3 });
    const status = await supplier().status(key);
    const numbers = (outcome: typeof bought) =>
      'parts' in outcome
        ? outcome.parts.flatMap((part) => ('tickets' in part ? part.tickets.map(({ number }) => number) : []))
        : [];
    expect(numbers(status as typeof bought)).toHaveLength(4);
    expect(numbers(status as typeof bought).some((number) => numbers(bought).includes(number))).toBe(false);
    expect(await supplier().quoteChange(key, 0, `saver_ZZ9111.${DESK_BACK}`), 'another journey').toBeNull();
    expect(await supplier().quoteChange(key, 0, `saver_XX${PLAIN}.2026-12-12`), 'another airline').toBeNull();
  });
});

describe('a change that is held while it is paid for', () => {
  const later = `saver_ZZ${PLAIN}.2026-12-10`;

  it('[7.20] keeps seats and price under its own key until its deadline, and passes both to the new tickets', async () => {
    const key = aKey();
    await buy(key, held(PLAIN, FAMILY));
    const { due } = (await supplier().quoteChange(key, 0, later))!;
    const first = await supplier().holdChange(key, 'act1', 0, later, due);
    expect(first).toEqual({ outcome: 'held', due, expiresAt: new Date('2026-11-21T04:20:00Z') });
    clock.advance(60_000);
    expect(await supplier().holdChange(key, 'act1', 0, later, due)).toEqual(first);
    expect(await sold()).toEqual({ [`ZZ${PLAIN}.${DESK_DAY}`]: 3, [`ZZ${PLAIN}.2026-12-10`]: 3 });
    const allotment = allotmentOf({ flight: `ZZ${PLAIN}`, date: '2026-12-10', cabin: 2 });
    await db().update(flightSales).set({ sold: allotment }).where(eq(flightSales.departsOn, '2026-12-10')); // others bought all the rest
    expect(await supplier().confirmChange(key, 'act1', 0, later, due)).toMatchObject({ outcome: 'changed', due });
    expect(await supplier().confirmChange(key, 'act1', 0, later, due)).toMatchObject({ outcome: 'changed', due });
    expect(await sold()).toEqual({ [`ZZ${PLAIN}.2026-12-10`]: allotment });
  });

  it('[7.20] is dearer than agreed, or has no seats: nothing is held', async () => {
    const key = aKey();
    await buy(key, held(PLAIN));
    const { due } = (await supplier().quoteChange(key, 0, later))!;
    expect(await supplier().holdChange(key, 'act1', 0, later, due - 1)).toEqual({ outcome: 'price_changed', due });
    await leave(`ZZ${PLAIN}`, '2026-12-10', 0);
    expect(['sold_out', 'refused']).toContain((await supplier().holdChange(key, 'act1', 0, later, due)).outcome);
    expect(await rows(sql`select count(*)::int as n from flight_reservations where state = 'held'`)).toEqual([
      { n: 0 },
    ]);
  });

  it('[7.20] is of no use to others: after a passenger gave up the flight its seats go back and the change is priced anew', async () => {
    const key = aKey();
    await buy(key, held(PLAIN, FAMILY));
    const { due } = (await supplier().quoteChange(key, 0, later))!;
    await supplier().holdChange(key, 'act1', 0, later, due);
    await supplier().confirmCancel(key, 'c1', { passengers: [1] }, 0);
    const changed = await supplier().confirmChange(key, 'act1', 0, later, due);
    expect(changed).toMatchObject({ outcome: 'changed' });
    expect('due' in changed && changed.due).toBeLessThan(due);
    expect(await sold()).toEqual({ [`ZZ${PLAIN}.2026-12-10`]: 2 });
  });

  it('[7.20] ends by itself at its deadline, or when it is released', async () => {
    const key = aKey();
    await buy(key, held(PLAIN));
    const { due } = (await supplier().quoteChange(key, 0, later))!;
    await supplier().holdChange(key, 'act1', 0, later, due);
    clock.advance(21 * 60_000);
    expect(await expireFlightHolds({ db: db(), now: clock.now() })).toEqual(['act1']);
    await supplier().holdChange(key, 'act2', 0, later, due);
    await supplier().release('act2');
    expect(await sold()).toEqual({ [`ZZ${PLAIN}.${DESK_DAY}`]: 1 });
    expect((await supplier().status(key)).outcome).toBe('confirmed');
  });
});
