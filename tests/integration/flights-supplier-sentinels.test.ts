import { describe, expect, it } from 'vitest';
import { atOnce, DESK_DAY, held, PLAIN, useAirlineDesk } from '../support/airline-desk.ts';

const { aKey, buy, sold, supplier } = useAirlineDesk();

describe('sentinel flights play', () => {
  it('9001 price change, 9002 time change', async () => {
    const [plain, risen, later] = [
      (await supplier().priceCheck(held(PLAIN)))!,
      (await supplier().priceCheck(held(9001)))!,
      (await supplier().priceCheck(held(9002)))!,
    ];
    expect(risen.bounds[0]!.lines.find(({ code }) => code === 'base')!.amount).toBeGreaterThan(
      plain.bounds[0]!.lines.find(({ code }) => code === 'base')!.amount,
    );
    expect(later.bounds[0]!.segments[0]).toMatchObject({
      departsAt: `${DESK_DAY}T07:45`,
      arrivesAt: `${DESK_DAY}T10:30`,
    });
  });

  it('9003 sold out at the hold or the ticketing', async () => {
    expect(await supplier().hold(aKey(), held(9003), [])).toEqual({ outcome: 'sold_out' });
    expect(await buy(aKey(), atOnce(9003))).toEqual({ outcome: 'failed', reason: 'sold_out' });
  });

  it('9004 held, then refused at the ticketing; its seats are on sale again', async () => {
    const key = aKey();
    expect(await supplier().hold(key, held(9004), [])).toMatchObject({ outcome: 'held' });
    expect(await buy(key, held(9004))).toEqual({ outcome: 'failed', reason: 'refused' });
    expect(await supplier().status(key)).toEqual({ outcome: 'failed', reason: 'refused' });
    expect(await sold()).toEqual({});
  });

  it('9005 ticketed, but the answer was lost; 9006 the request was lost', async () => {
    const [ticketed, lost] = [aKey(), aKey()];
    expect(await buy(ticketed, atOnce(9005))).toEqual({ outcome: 'unknown' });
    expect(await supplier().status(ticketed)).toMatchObject({ outcome: 'confirmed' });
    expect(await buy(ticketed, atOnce(9005))).toMatchObject({ outcome: 'confirmed' });
    expect(await buy(lost, atOnce(9006))).toEqual({ outcome: 'unknown' });
    expect(await supplier().status(lost)).toEqual({ outcome: 'none' });
    expect(await sold()).toEqual({ [`XX9005.${DESK_DAY}`]: 1 });
  });

  it('9007 answers after three seconds', async () => {
    const start = performance.now();
    await supplier().hold(aKey(), held(9007), []);
    expect(performance.now() - start).toBeGreaterThan(2900);
  });

  it('9008 pending, ticketed at the third question', async () => {
    const key = aKey();
    expect(await buy(key, atOnce(9008))).toEqual({ outcome: 'pending' });
    expect([await supplier().status(key), await supplier().status(key)]).toEqual([
      { outcome: 'pending' },
      { outcome: 'pending' },
    ]);
    expect(await supplier().status(key)).toMatchObject({ outcome: 'confirmed' });
  });

  it('9010 schedule change: three hours later, to be accepted or cancelled without charge', async () => {
    const key = aKey();
    await buy(key, held(9010));
    const status = await supplier().status(key);
    const change = 'scheduleChange' in status ? status.scheduleChange : null;
    expect(change).toMatchObject({ flightId: `ZZ9010.${DESK_DAY}` });
    expect(change!.after.departs - change!.before.departs).toBe(180);
    expect(await supplier().quoteCancel(key, {})).toMatchObject({ free: true, charge: 0 });
    await supplier().acceptScheduleChange(key);
    expect(await supplier().status(key)).toMatchObject({ outcome: 'confirmed', scheduleChange: null });
    expect(await supplier().quoteCancel(key, {})).toMatchObject({ free: false, charge: 350_000 });
  });
});
