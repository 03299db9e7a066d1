import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { embeddedAirlines, expireFlightHolds } from '#features/flights/server/index.ts';
import { allotmentOf } from '#features/flights/server/supplier/seats.ts';
import { flightSales } from '#features/flights/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import type { FlightExtra, FlightRequest, Traveller } from '#lib/server/ports/flight-supplier.ts';
import { useTestDatabase } from '../support/test-database.ts';

const NOW = '2026-11-21T04:00:00Z';
const DAY = '2026-12-08';
const BACK = '2026-12-15';
const db = useTestDatabase();
const supplier = () => embeddedAirlines(db());

const ONE = { adults: 1, children: 0, infants: 0 };
const FAMILY = { adults: 2, children: 1, infants: 1 };
const held = (number: number, party = ONE): FlightRequest => ({ offers: [`saver_ZZ${number}.${DAY}`], party });
const atOnce = (number: number, party = ONE): FlightRequest => ({ offers: [`saver_XX${number}.${DAY}`], party });
const pair = (out: string, back: string, party = ONE): FlightRequest => ({ offers: [`saver_${out}.${DAY}`, `saver_${back}.${BACK}`], party });
/** The sentinel that plays nothing. */
const PLAIN = 9011;

const asha: Traveller[] = [{ type: 'ADT', firstName: 'ASHA', lastName: 'RAO' }];
let next = 0;
const aKey = () => `bkg_flight${(next += 1)}`;
const totalOf = async (request: FlightRequest) => (await supplier().priceCheck(request))!.total;
const details = async (request: FlightRequest, extras: FlightExtra[] = []) => ({ travellers: asha, extras, agreedTotal: (await totalOf(request)) + (await supplier().ancillaries(request, extras)).lines.reduce((sum, { amount }) => sum + amount, 0) });
const buy = async (key: string, request: FlightRequest, extras: FlightExtra[] = []) => supplier().confirm(key, request, await details(request, extras));
const sold = async () => Object.fromEntries((await db().select().from(flightSales)).map(({ flight, departsOn, sold: seats }) => [`${flight}.${departsOn}`, seats]));
const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) => (await db().execute<Row>(query)).rows;
const clear = () => db().execute(sql`truncate flight_sales, flight_seats, flight_reservations`);
/** Leaves so many seats of a flight to sell. */
const leave = async (flight: string, date: string, seats: number) => {
  const allotment = allotmentOf({ flight, date, cabin: 2 });
  await db().insert(flightSales).values({ flight, departsOn: date, cabin: 2, sold: allotment - seats });
  return allotment;
};

beforeEach(async () => {
  clock.freeze(NOW);
  await clear();
});
afterEach(() => clock.reset());

describe('holding a PNR and ticketing it', () => {
  it('[7.20] takes a seat for everyone but infants, gives a PNR with its deadline, and tickets at the held price', async () => {
    const key = aKey();
    const request = held(PLAIN, FAMILY);
    const total = await totalOf(request);
    const first = await supplier().hold(key, request, []);
    expect(first).toMatchObject({ outcome: 'held', total, ticketBy: new Date('2026-11-22T04:00:00Z'), pnrs: [expect.stringMatching(/^[A-HJ-NP-Z2-9]{6}$/)] });
    expect(await sold()).toEqual({ [`ZZ${PLAIN}.${DAY}`]: 3 });
    expect(await supplier().status(key)).toEqual({ outcome: 'none' });
    clock.advance(60_000);
    expect(await supplier().hold(key, request, [])).toEqual(first);

    const ticketed = await supplier().confirm(key, request, { travellers: asha, extras: [], agreedTotal: total });
    expect(ticketed).toMatchObject({ outcome: 'confirmed', parts: [{ pnr: 'pnrs' in first ? first.pnrs[0] : '', bounds: [0] }] });
    const tickets = 'parts' in ticketed && ticketed.parts[0] && 'tickets' in ticketed.parts[0] ? ticketed.parts[0].tickets : [];
    expect(tickets.map(({ passenger }) => passenger)).toEqual([0, 1, 2, 3]);
    expect(new Set(tickets.map(({ number }) => number)).size).toBe(4);
    expect(tickets[0]!.number).toMatch(/^000\d{10}$/);
    expect(await supplier().confirm(key, request, { travellers: asha, extras: [], agreedTotal: total })).toEqual(ticketed);
    expect(await supplier().status(key)).toEqual(ticketed);
    expect(await sold()).toEqual({ [`ZZ${PLAIN}.${DAY}`]: 3 });
  });

  it('[7.20] release PNR gives the seats back and leaves no row; what was never held is no error', async () => {
    const key = aKey();
    await supplier().hold(key, held(PLAIN, FAMILY), []);
    await supplier().release(key);
    await supplier().release(key);
    await supplier().release('bkg_never');
    expect(await sold()).toEqual({});
    expect(await supplier().hold(key, held(PLAIN), [])).toMatchObject({ outcome: 'held' });
    expect(await sold()).toEqual({ [`ZZ${PLAIN}.${DAY}`]: 1 });
  });

  it('[7.20] an airline that tickets at once holds nothing, and tickets without a hold', async () => {
    expect(await supplier().hold(aKey(), atOnce(PLAIN), [])).toEqual({ outcome: 'not_offered' });
    expect((await supplier().priceCheck(atOnce(PLAIN)))!.ticketBy).toBeNull();
    expect(await buy(aKey(), atOnce(PLAIN))).toMatchObject({ outcome: 'confirmed' });
    expect(await sold()).toEqual({ [`XX${PLAIN}.${DAY}`]: 1 });
  });

  it('at another price than agreed nothing is ticketed and nothing sold', async () => {
    const total = await totalOf(atOnce(PLAIN));
    expect(await supplier().confirm(aKey(), atOnce(PLAIN), { travellers: asha, extras: [], agreedTotal: total - 100 })).toEqual({ outcome: 'failed', reason: 'price_changed', total });
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
    expect(await sold()).toEqual({ [`ZZ${PLAIN}.${DAY}`]: 1 });
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
    const flight = `ZZ${PLAIN}.${DAY}`;
    const map = await db().transaction(async () => supplier().ancillaries(request, [{ kind: 'seat', passenger: 0, flight, seat: '38F' }]));
    const seat = Object.keys(map.problems).length ? '38E' : '38F';
    const wanted: FlightExtra[] = [{ kind: 'seat', passenger: 0, flight, seat }, { kind: 'meal', passenger: 0, flight, code: 'AVML' }, { kind: 'bag', passenger: 0, bound: 0, code: 'BG15' }, { kind: 'assistance', passenger: 0, code: 'WCHR' }];
    const priced = await supplier().ancillaries(request, wanted);
    expect(priced).toMatchObject({ problems: {}, lines: [{ code: 'seat', amount: 25_000 }, { code: 'meal', amount: 0 }, { code: 'bag', amount: 15 * 38_000 }] });
    expect(await buy(aKey(), request, wanted)).toMatchObject({ outcome: 'confirmed' });

    const again = await supplier().ancillaries(request, wanted);
    expect(again.problems).toEqual({ 0: `Seat ${seat} is taken. Choose another; the others stay as they are.` });
    const total = await totalOf(request);
    expect(await supplier().confirm(aKey(), request, { travellers: asha, extras: wanted, agreedTotal: total })).toEqual({ outcome: 'failed', reason: 'seat_taken' });
    expect(await sold()).toEqual({ [flight]: 1 });
  });

  it('a hold keeps its extras until others are asked for at the ticketing', async () => {
    const request = held(PLAIN);
    const flight = `ZZ${PLAIN}.${DAY}`;
    const seats = (await Promise.all(['36A', '36B', '36C', '36D', '36E', '36F', '37A', '37B', '37C'].map(async (seat) => ((await supplier().ancillaries(request, [{ kind: 'seat', passenger: 0, flight, seat }])).lines.length ? [seat] : [])))).flat();
    const [one = '', two = ''] = seats;
    const key = aKey();
    const choose = (seat: string): FlightExtra[] => [{ kind: 'seat', passenger: 0, flight, seat }];
    expect(await supplier().hold(key, request, choose(one))).toMatchObject({ outcome: 'held', total: (await totalOf(request)) + 25_000 });
    expect(await supplier().hold(aKey(), request, choose(one))).toEqual({ outcome: 'seat_taken' });
    expect(await supplier().confirm(key, request, { travellers: asha, extras: choose(two), agreedTotal: (await totalOf(request)) + 25_000 })).toMatchObject({ outcome: 'confirmed' });
    expect(await rows(sql`select seat from flight_seats`)).toEqual([{ seat: two }]);
  });

  it.each<[string, FlightExtra, RegExp]>([
    ['an infant', { kind: 'bag', passenger: 3, bound: 0, code: 'BG05' }, /lap/],
    ['nobody', { kind: 'bag', passenger: 9, bound: 0, code: 'BG05' }, /no such passenger/],
    ['a flight of another trip', { kind: 'meal', passenger: 0, flight: `ZZ9001.${DAY}`, code: 'AVML' }, /not part of the trip/],
    ['a child in an exit row', { kind: 'seat', passenger: 2, flight: `ZZ${PLAIN}.${DAY}`, seat: '1F' }, /exit row|taken/],
  ])('refuses extras for %s', async (_, extra, message) => {
    expect((await supplier().ancillaries(held(PLAIN, FAMILY), [extra])).problems[0]).toMatch(message);
  });
});

describe('return pairs', () => {
  it('[7.20] sell both seats or neither', async () => {
    await leave(`ZZ9111`, BACK, 0);
    const before = await sold();
    expect(await supplier().priceCheck(pair('ZZ9011', 'ZZ9111'))).toBeNull();
    expect(await supplier().hold(aKey(), pair('ZZ9011', 'ZZ9111'), [])).toEqual({ outcome: 'sold_out' });
    expect(await supplier().confirm(aKey(), pair('XX9011', 'ZZ9111'), { travellers: asha, extras: [], agreedTotal: 1 })).toEqual({ outcome: 'failed', reason: 'sold_out' });
    expect(await sold()).toEqual(before);
  });

  it('[7.20] under a race for the way back, nobody keeps a way out alone', async () => {
    await leave('ZZ9111', BACK, 3);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => supplier().hold(aKey(), pair('ZZ9011', 'ZZ9111'), [])));
    expect(outcomes.filter(({ outcome }) => outcome === 'held')).toHaveLength(3);
    expect((await sold())[`ZZ9011.${DAY}`]).toBe(3);
  });

  it('ZZ9009: one airline tickets, the other refuses; what stands can be cancelled without charge', async () => {
    const key = aKey();
    const outcome = await buy(key, pair('ZZ9011', 'ZZ9109'));
    expect(outcome).toMatchObject({ outcome: 'partial', parts: [{ state: 'ticketed', bounds: [0] }, { state: 'refused', bounds: [1] }] });
    expect(await supplier().status(key)).toEqual(outcome);
    expect(await sold()).toEqual({ [`ZZ9011.${DAY}`]: 1 });
    const quote = await supplier().quoteCancel(key, {});
    expect(quote).toMatchObject({ free: true, charge: 0, refund: await totalOf(held(9011)) });
    expect(await supplier().confirmCancel(key, 'cancel1', {}, quote!.refund)).toEqual({ outcome: 'cancelled', refund: quote!.refund });
    expect(await sold()).toEqual({});
  });
});

describe('cancelling and changing', () => {
  it('[7.20] cancels whole at the quoted refund, once; less than expected is refused with the new figure', async () => {
    const key = aKey();
    await buy(key, held(PLAIN, FAMILY));
    const quote = (await supplier().quoteCancel(key, {}))!;
    expect(quote.refund + quote.charge).toBe(await totalOf(held(PLAIN, FAMILY)));
    expect(quote.charge).toBe(3 * 350_000 + 150_000); // saver, more than four days ahead; an infant pays no more than its own fare
    expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.refund);
    expect(await supplier().confirmCancel(key, 'c1', {}, quote.refund + 1)).toEqual({ outcome: 'refund_changed', refund: quote.refund });
    expect(await supplier().confirmCancel(key, 'c1', {}, quote.refund)).toEqual({ outcome: 'cancelled', refund: quote.refund });
    expect(await supplier().confirmCancel(key, 'c1', {}, quote.refund)).toEqual({ outcome: 'cancelled', refund: quote.refund });
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
      expect(await supplier().confirmCancel(key, name, what, quote.refund)).toEqual({ outcome: 'cancelled', refund: quote.refund });
      refund += quote.refund;
    };
    await cancel('child out', { bounds: [0], passengers: [2] });
    expect(await sold()).toEqual({ [`ZZ9011.${DAY}`]: 2, [`ZZ9111.${BACK}`]: 3 });
    await cancel('infant', { passengers: [3] });
    await cancel('way back', { bounds: [1] });
    expect(await sold()).toEqual({ [`ZZ9011.${DAY}`]: 2 });
    await cancel('rest', {});
    expect(await sold()).toEqual({});
    expect(refund).toBe(whole.refund);
  });

  it('after the last hour only taxes come back, and never nothing', async () => {
    const key = aKey();
    await buy(key, held(PLAIN));
    const { total } = (await supplier().priceCheck(held(PLAIN)))!;
    const [bound] = (await supplier().priceCheck(held(PLAIN)))!.bounds;
    clock.freeze(`${DAY}T10:00:00Z`); // leaves 16:00 in Bengaluru, half an hour from now
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
    expect(await supplier().confirmChange(key, 'ch1', 0, other, quote.due - 1)).toEqual({ outcome: 'price_changed', due: quote.due });
    const changed = await supplier().confirmChange(key, 'ch1', 0, other, quote.due);
    expect(changed).toMatchObject({ outcome: 'changed', due: quote.due });
    expect(await supplier().confirmChange(key, 'ch1', 0, other, quote.due)).toEqual(changed);
    expect(await sold()).toEqual({ [`ZZ${PLAIN}.2026-12-10`]: 3 });
    const status = await supplier().status(key);
    const numbers = (outcome: typeof bought) => ('parts' in outcome ? outcome.parts.flatMap((part) => ('tickets' in part ? part.tickets.map(({ number }) => number) : [])) : []);
    expect(numbers(status as typeof bought)).toHaveLength(4);
    expect(numbers(status as typeof bought).some((number) => numbers(bought).includes(number))).toBe(false);
    expect(await supplier().quoteChange(key, 0, `saver_ZZ9111.${BACK}`), 'another journey').toBeNull();
    expect(await supplier().quoteChange(key, 0, `saver_XX${PLAIN}.2026-12-12`), 'another airline').toBeNull();
  });
});

describe('sentinel flights play', () => {
  it('9001 price change, 9002 time change', async () => {
    const [plain, risen, later] = [(await supplier().priceCheck(held(PLAIN)))!, (await supplier().priceCheck(held(9001)))!, (await supplier().priceCheck(held(9002)))!];
    expect(risen.bounds[0]!.lines.find(({ code }) => code === 'base')!.amount).toBeGreaterThan(plain.bounds[0]!.lines.find(({ code }) => code === 'base')!.amount);
    expect(later.bounds[0]!.segments[0]).toMatchObject({ departsAt: `${DAY}T07:45`, arrivesAt: `${DAY}T10:30` });
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
    expect(await sold()).toEqual({ [`XX9005.${DAY}`]: 1 });
  });

  it('9007 answers after three seconds', async () => {
    const start = performance.now();
    await supplier().hold(aKey(), held(9007), []);
    expect(performance.now() - start).toBeGreaterThan(2900);
  });

  it('9008 pending, ticketed at the third question', async () => {
    const key = aKey();
    expect(await buy(key, atOnce(9008))).toEqual({ outcome: 'pending' });
    expect([await supplier().status(key), await supplier().status(key)]).toEqual([{ outcome: 'pending' }, { outcome: 'pending' }]);
    expect(await supplier().status(key)).toMatchObject({ outcome: 'confirmed' });
  });

  it('9010 schedule change: three hours later, to be accepted or cancelled without charge', async () => {
    const key = aKey();
    await buy(key, held(9010));
    const status = await supplier().status(key);
    const change = 'scheduleChange' in status ? status.scheduleChange : null;
    expect(change).toMatchObject({ flightId: `ZZ9010.${DAY}` });
    expect(change!.after.departs - change!.before.departs).toBe(180);
    expect(await supplier().quoteCancel(key, {})).toMatchObject({ free: true, charge: 0 });
    await supplier().acceptScheduleChange(key);
    expect(await supplier().status(key)).toMatchObject({ outcome: 'confirmed', scheduleChange: null });
    expect(await supplier().quoteCancel(key, {})).toMatchObject({ free: false, charge: 350_000 });
  });
});

describe('no seat is sold twice', () => {
  it('[7.20] the last 5 seats, 100 buyers at once: 5 tickets, 95 clear refusals', async () => {
    const allotment = await leave(`XX${PLAIN}`, DAY, 5);
    const agreed = await details(atOnce(PLAIN));
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => supplier().confirm(aKey(), atOnce(PLAIN), agreed)));
    expect(outcomes.filter(({ outcome }) => outcome === 'confirmed')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome.outcome === 'failed' && outcome.reason === 'sold_out')).toHaveLength(95);
    expect(await sold()).toEqual({ [`XX${PLAIN}.${DAY}`]: allotment });
    expect(await rows(sql`select count(*)::int as reservations, count(distinct pnr)::int as pnrs from flight_reservations where state = 'ticketed'`)).toEqual([{ reservations: 5, pnrs: 5 }]);
  });

  it('40 parallel calls with one key are one reservation', async () => {
    const key = aKey();
    const agreed = await details(held(PLAIN));
    await Promise.all(Array.from({ length: 40 }, async (_, n) => (n % 2 ? supplier().hold(key, held(PLAIN), []) : supplier().confirm(key, held(PLAIN), agreed))));
    expect(await sold()).toEqual({ [`ZZ${PLAIN}.${DAY}`]: 1 });
    expect(await rows(sql`select state from flight_reservations where key = ${key}`)).toEqual([{ state: 'ticketed' }]);
  });

  it('whatever is done in whatever order at once, seats sold are seats that reservations hold', { timeout: 180_000 }, async () => {
    const trips: FlightRequest[] = [held(9011), held(9011, FAMILY), pair('ZZ9011', 'ZZ9111'), pair('ZZ9011', 'ZZ9109'), atOnce(9011, { adults: 2, children: 0, infants: 0 }), pair('XX9011', 'ZZ9111', FAMILY)];
    const agreed = await Promise.all(trips.map((trip) => details(trip)));
    const act = fc.record({ key: fc.integer({ min: 0, max: 5 }), what: fc.constantFrom('hold', 'release', 'confirm', 'cancel', 'cancel one', 'change', 'expire') });
    let run = 0;
    await fc.assert(fc.asyncProperty(fc.array(fc.array(act, { minLength: 1, maxLength: 7 }), { minLength: 1, maxLength: 4 }), async (rounds) => {
      run += 1;
      clock.freeze(NOW);
      await clear();
      const allotment = allotmentOf({ flight: 'ZZ9011', date: DAY, cabin: 2 });
      await leave('ZZ9011', DAY, 6);
      for (const round of rounds) {
        await Promise.all(round.map(async ({ key, what }, n) => {
          const name = `bkg_run${run}_${key}`;
          const trip = trips[key]!;
          if (what === 'hold') await supplier().hold(name, trip, []);
          else if (what === 'release') await supplier().release(name);
          else if (what === 'confirm') await supplier().confirm(name, trip, agreed[key]!);
          else if (what === 'cancel') await supplier().confirmCancel(name, `c${n}`, {}, 0);
          else if (what === 'cancel one') await supplier().confirmCancel(name, `o${n}`, { passengers: [1] }, 0);
          else if (what === 'change') await supplier().confirmChange(name, `m${n}`, 0, `saver_${trip.offers[0]!.slice(6, 12)}.2026-12-09`, 10_000_000);
          else await expireFlightHolds({ db: db(), now: new Date(clock.now().getTime() + 30 * 3_600_000) });
        }));
        const wrong = await rows(sql`
          with seats as (
            select s->>'flight' as flight, s->>'date' as day, case when r.state in ('held', 'pending') then (r.party->>'adults')::int + (r.party->>'children')::int else (
              select count(*)::int from jsonb_array_elements(r.tickets) t where (t->'open') @> (b->'position') and (t->>'passenger')::int < (r.party->>'adults')::int + (r.party->>'children')::int) end as n
            from flight_reservations r, jsonb_array_elements(r.bounds) b, jsonb_array_elements(b->'seats') s where r.state in ('held', 'pending', 'ticketed')
          ), books as (select flight, day, sum(n)::int as held from seats group by flight, day having sum(n) > 0),
          sales as (select flight, departs_on::text as day, sold - case when flight = 'ZZ9011' and departs_on = ${DAY}::date then ${allotment - 6}::int else 0 end as sold from flight_sales)
          select coalesce(b.flight, s.flight) as flight, coalesce(b.day, s.day) as day, b.held, s.sold from books b full join sales s using (flight, day) where coalesce(b.held, 0) <> coalesce(s.sold, 0)`);
        expect(wrong).toEqual([]);
        expect((await sold())[`ZZ9011.${DAY}`]).toBeLessThanOrEqual(allotment);
      }
    }), { numRuns: 40 });
  });
});
