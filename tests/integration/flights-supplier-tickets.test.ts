import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { expireFlightHolds } from '#features/flights/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { FlightExtra } from '#lib/server/ports/flight-supplier.ts';
import { asha, atOnce, DESK_BACK, DESK_DAY, held, pair, PLAIN, useAirlineDesk } from '../support/airline-desk.ts';

const { aKey, buy, db, leave, rows, sold, supplier, totalOf } = useAirlineDesk();
const FAMILY = { adults: 2, children: 1, infants: 1 };

describe('holding a PNR and ticketing it', () => {
  it('[7.20] takes a seat for everyone but infants, gives a PNR with its deadline, and tickets at the held price', async () => {
    const key = aKey();
    const request = held(PLAIN, FAMILY);
    const total = await totalOf(request);
    const first = await supplier().hold(key, request, []);
    expect(first).toMatchObject({
      outcome: 'held',
      total,
      ticketBy: new Date('2026-11-22T04:00:00Z'),
      pnrs: [expect.stringMatching(/^[A-HJ-NP-Z2-9]{6}$/)],
    });
    expect(await sold()).toEqual({ [`ZZ${PLAIN}.${DESK_DAY}`]: 3 });
    expect(await supplier().status(key)).toEqual({ outcome: 'none' });
    clock.advance(60_000);
    expect(await supplier().hold(key, request, [])).toEqual(first);

    const ticketed = await supplier().confirm(key, request, { travellers: asha, extras: [], agreedTotal: total });
    expect(ticketed).toMatchObject({
      outcome: 'confirmed',
      parts: [{ pnr: 'pnrs' in first ? first.pnrs[0] : '', bounds: [0] }],
    });
    const tickets =
      'parts' in ticketed && ticketed.parts[0] && 'tickets' in ticketed.parts[0] ? ticketed.parts[0].tickets : [];
    expect(tickets.map(({ passenger }) => passenger)).toEqual([0, 1, 2, 3]);
    expect(new Set(tickets.map(({ number }) => number)).size).toBe(4);
    expect(tickets[0]!.number).toMatch(/^000\d{10}$/);
    expect(await supplier().confirm(key, request, { travellers: asha, extras: [], agreedTotal: total })).toEqual(
      ticketed,
    );
    expect(await supplier().status(key)).toEqual(ticketed);
    expect(await sold()).toEqual({ [`ZZ${PLAIN}.${DESK_DAY}`]: 3 });
  });

  it('[7.20] release PNR gives the seats back and leaves no row; what was never held is no error', async () => {
    const key = aKey();
    await supplier().hold(key, held(PLAIN, FAMILY), []);
    await supplier().release(key);
    await supplier().release(key);
    await supplier().release('bkg_never');
    expect(await sold()).toEqual({});
    expect(await supplier().hold(key, held(PLAIN), [])).toMatchObject({ outcome: 'held' });
    expect(await sold()).toEqual({ [`ZZ${PLAIN}.${DESK_DAY}`]: 1 });
  });

  it('[7.20] an airline that tickets at once holds nothing, and tickets without a hold', async () => {
    expect(await supplier().hold(aKey(), atOnce(PLAIN), [])).toEqual({ outcome: 'not_offered' });
    expect((await supplier().priceCheck(atOnce(PLAIN)))!.ticketBy).toBeNull();
    expect(await buy(aKey(), atOnce(PLAIN))).toMatchObject({ outcome: 'confirmed' });
    expect(await sold()).toEqual({ [`XX${PLAIN}.${DESK_DAY}`]: 1 });
  });

  it('at another price than agreed nothing is ticketed and nothing sold', async () => {
    const total = await totalOf(atOnce(PLAIN));
    expect(
      await supplier().confirm(aKey(), atOnce(PLAIN), { travellers: asha, extras: [], agreedTotal: total - 100 }),
    ).toEqual({ outcome: 'failed', reason: 'price_changed', total });
    expect(await sold()).toEqual({});
  });

  it('a hold past its deadline is given back once, whoever sweeps; ticketing it takes the seat again if there is one', async () => {
    const keys = [aKey(), aKey(), aKey()];
    for (const key of keys) await supplier().hold(key, held(PLAIN), []);
    clock.advance(24 * 3_600_000);
    const swept = await Promise.all(Array.from({ length: 3 }, () => expireFlightHolds({ db: db(), now: clock.now() })));
    expect(swept.flat().sort()).toEqual([...keys].sort());
    expect(await sold()).toEqual({});
    expect(await buy(keys[0]!, held(PLAIN))).toMatchObject({ outcome: 'confirmed' });
    expect(await sold()).toEqual({ [`ZZ${PLAIN}.${DESK_DAY}`]: 1 });
  });

  it('refuses a key that comes back with another trip', async () => {
    const key = aKey();
    await supplier().hold(key, held(PLAIN), []);
    await expect(supplier().hold(key, held(PLAIN, FAMILY), [])).rejects.toThrow('another trip');
  });
});

describe('extras and seats by number', () => {
  it('are priced, kept for one passenger each, and cannot be had twice', async () => {
    const request = held(PLAIN);
    const flight = `ZZ${PLAIN}.${DESK_DAY}`;
    const map = await db().transaction(async () =>
      supplier().ancillaries(request, [{ kind: 'seat', passenger: 0, flight, seat: '38F' }]),
    );
    const seat = Object.keys(map.problems).length ? '38E' : '38F';
    const wanted: FlightExtra[] = [
      { kind: 'seat', passenger: 0, flight, seat },
      { kind: 'meal', passenger: 0, flight, code: 'AVML' },
      { kind: 'bag', passenger: 0, bound: 0, code: 'BG15' },
      { kind: 'assistance', passenger: 0, code: 'WCHR' },
    ];
    const priced = await supplier().ancillaries(request, wanted);
    expect(priced).toMatchObject({
      problems: {},
      lines: [
        { code: 'seat', amount: 25_000 },
        { code: 'meal', amount: 0 },
        { code: 'bag', amount: 15 * 38_000 },
      ],
    });
    expect(await buy(aKey(), request, wanted)).toMatchObject({ outcome: 'confirmed' });

    const again = await supplier().ancillaries(request, wanted);
    expect(again.problems).toEqual({ 0: `Seat ${seat} is taken. Choose another; the others stay as they are.` });
    const total = await totalOf(request);
    expect(await supplier().confirm(aKey(), request, { travellers: asha, extras: wanted, agreedTotal: total })).toEqual(
      { outcome: 'failed', reason: 'seat_taken' },
    );
    expect(await sold()).toEqual({ [flight]: 1 });
  });

  it('a hold keeps its extras until others are asked for at the ticketing', async () => {
    const request = held(PLAIN);
    const flight = `ZZ${PLAIN}.${DESK_DAY}`;
    const seats = (
      await Promise.all(
        ['36A', '36B', '36C', '36D', '36E', '36F', '37A', '37B', '37C'].map(async (seat) =>
          (await supplier().ancillaries(request, [{ kind: 'seat', passenger: 0, flight, seat }])).lines.length
            ? [seat]
            : [],
        ),
      )
    ).flat();
    const [one = '', two = ''] = seats;
    const key = aKey();
    const choose = (seat: string): FlightExtra[] => [{ kind: 'seat', passenger: 0, flight, seat }];
    expect(await supplier().hold(key, request, choose(one))).toMatchObject({
      outcome: 'held',
      total: (await totalOf(request)) + 25_000,
    });
    expect(await supplier().hold(aKey(), request, choose(one))).toEqual({ outcome: 'seat_taken' });
    expect(
      await supplier().confirm(key, request, {
        travellers: asha,
        extras: choose(two),
        agreedTotal: (await totalOf(request)) + 25_000,
      }),
    ).toMatchObject({ outcome: 'confirmed' });
    expect(await rows(sql`select seat from flight_seats`)).toEqual([{ seat: two }]);
  });

  it.each<[string, FlightExtra, RegExp]>([
    ['an infant', { kind: 'bag', passenger: 3, bound: 0, code: 'BG05' }, /lap/],
    ['nobody', { kind: 'bag', passenger: 9, bound: 0, code: 'BG05' }, /no such passenger/],
    [
      'a flight of another trip',
      { kind: 'meal', passenger: 0, flight: `ZZ9001.${DESK_DAY}`, code: 'AVML' },
      /not part of the trip/,
    ],
    [
      'a child in an exit row',
      { kind: 'seat', passenger: 2, flight: `ZZ${PLAIN}.${DESK_DAY}`, seat: '1F' },
      /exit row|taken/,
    ],
  ])('refuses extras for %s', async (_, extra, message) => {
    expect((await supplier().ancillaries(held(PLAIN, FAMILY), [extra])).problems[0]).toMatch(message);
  });
});

describe('return pairs', () => {
  it('[7.20] sell both seats or neither', async () => {
    await leave(`ZZ9111`, DESK_BACK, 0);
    const before = await sold();
    expect(await supplier().priceCheck(pair('ZZ9011', 'ZZ9111'))).toBeNull();
    expect(await supplier().hold(aKey(), pair('ZZ9011', 'ZZ9111'), [])).toEqual({ outcome: 'sold_out' });
    expect(
      await supplier().confirm(aKey(), pair('XX9011', 'ZZ9111'), { travellers: asha, extras: [], agreedTotal: 1 }),
    ).toEqual({ outcome: 'failed', reason: 'sold_out' });
    expect(await sold()).toEqual(before);
  });

  it('[7.20] under a race for the way back, nobody keeps a way out alone', async () => {
    await leave('ZZ9111', DESK_BACK, 3);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => supplier().hold(aKey(), pair('ZZ9011', 'ZZ9111'), [])),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'held')).toHaveLength(3);
    expect((await sold())[`ZZ9011.${DESK_DAY}`]).toBe(3);
  });

  it('ZZ9009: one airline tickets, the other refuses; what stands can be cancelled without charge', async () => {
    const key = aKey();
    const outcome = await buy(key, pair('ZZ9011', 'ZZ9109'));
    expect(outcome).toMatchObject({
      outcome: 'partial',
      parts: [
        { state: 'ticketed', bounds: [0] },
        { state: 'refused', bounds: [1] },
      ],
    });
    expect(await supplier().status(key)).toEqual(outcome);
    expect(await sold()).toEqual({ [`ZZ9011.${DESK_DAY}`]: 1 });
    const quote = await supplier().quoteCancel(key, {});
    expect(quote).toMatchObject({ free: true, charge: 0, refund: await totalOf(held(9011)) });
    expect(await supplier().confirmCancel(key, 'cancel1', {}, quote!.refund)).toEqual({
      outcome: 'cancelled',
      refund: quote!.refund,
    });
    expect(await sold()).toEqual({});
  });
});
