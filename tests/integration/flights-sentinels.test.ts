import { describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { BACK, FAMILY, flyerOf, ONE, OUT, xx, zz } from '../support/flyer.ts';

const setup = useBookingSetup();
const flyer = (wallet = 0) => flyerOf(setup, wallet);
const PLAIN = 9011;
const PLAIN_BACK = 9111;

describe('what the airline changes before the sale', () => {
  it('[3.11] a fare that rose is shown before and after, explained, and accepted by holding at it', async () => {
    const asha = await flyer();
    const shown = (await asha.shown({ offers: [zz(9001)] })).total - 50_000;
    const { data } = await asha.quoteTrip({ offers: [zz(9001)], shownTotal: shown });
    expect(data.change).toMatchObject({ before: { total: shown }, after: { total: data.total } });
    expect(data.total).toBeGreaterThan(shown);
    expect(data.trail.at(-1)).toMatchObject({
      stage: 'review',
      note: '₹500 more than shown: the airline changed its fare.',
    });
    const refused = await asha.holdTrip({ _id: data._id, total: shown });
    expect(refused.json).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { before: { total: shown }, after: { total: data.total } },
    });
    expect((await asha.holdTrip(data)).data).toMatchObject({
      state: 'held',
      change: null,
      trail: expect.arrayContaining([expect.objectContaining({ stage: 'accepted' })]) as unknown,
    });
  });

  it('[3.11] times that moved are a change of their own at the same price', async () => {
    const asha = await flyer();
    const { data } = await asha.quoteTrip({ offers: [zz(9002)], shownTimes: [`${OUT}T07:00`] });
    expect(data.change).toMatchObject({
      before: { total: data.total, times: [`${OUT}T07:00`] },
      after: { total: data.total, times: [`${OUT}T07:45`] },
    });
    expect(data.trail.at(-1)?.note).toBe('The same price, but the airline changed its times.');
    expect((await asha.holdTrip(data)).data).toMatchObject({ state: 'held', change: null });
  });

  it('[7.20] sold out at the hold leaves the booking and its names as they are', async () => {
    const asha = await flyer();
    const quoted = (await asha.quoteTrip({ offers: [zz(9003)] })).data;
    await asha.nameAll(quoted);
    expect((await asha.holdTrip(quoted)).json).toMatchObject({
      code: 'SOLD_OUT',
      message:
        'There are no seats left for everybody on Bengaluru – Delhi at this fare. Nothing was charged. Choose another fare or flight.',
    });
    expect(await asha.lookAt(quoted._id)).toMatchObject({
      state: 'quoted',
      details: { passengers: [{ lastName: 'Rao' }] },
    });
  });

  it('[7.20] a seat that somebody else took meanwhile refuses the hold, not the booking', async () => {
    const [asha, ravi] = [await flyer(), await flyer()];
    const flight = `ZZ${PLAIN}.${OUT}`;
    const map = await asha.get<{ rows: { places: ({ seat: string; open: boolean; zone: string } | null)[] }[] }>(
      `/api/flights/seat-map?offers=${zz(PLAIN)}&adults=1&children=0&infants=0&flight=${flight}`,
    );
    const seat = map.data.rows
      .flatMap(({ places }) => places)
      .find((place) => place?.open && place.zone === 'standard')!.seat;
    const first = (await asha.quoteTrip({ offers: [zz(PLAIN)] })).data;
    const second = (await ravi.quoteTrip({ offers: [zz(PLAIN)] })).data;
    const wanted = [{ kind: 'seat', passenger: 0, flight, seat }];
    const [one, two] = [(await asha.choose(first._id, wanted)).data, (await ravi.choose(second._id, wanted)).data];
    expect((await asha.holdTrip(one)).status).toBe(200);
    expect((await ravi.holdTrip(two)).json).toMatchObject({
      code: 'SOLD_OUT',
      message: expect.stringMatching(/^A seat that you chose has just been taken\. Nothing was charged\./) as string,
    });
    expect((await ravi.choose(second._id, wanted)).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'extras.0': `Seat ${seat} is taken. Choose another; the others stay as they are.` },
    });
    const without = (await ravi.choose(second._id, [])).data;
    expect((await ravi.holdTrip(without)).data.state).toBe('held');
  });
});

describe('what goes wrong at the ticketing', () => {
  it('[7.20] refused: everything that was paid goes back, and says so', async () => {
    const asha = await flyer();
    const failed = await asha.ticketed({ offers: [zz(9004)] });
    expect(failed).toMatchObject({
      state: 'failed',
      refund: { amount: failed.total, charge: 0, to: 'source' },
      payment: {
        problem: expect.stringMatching(
          /^The airline could not issue the tickets of Bengaluru – Delhi\. All of the ₹/,
        ) as string,
      },
    });
  });

  it('[7.20] sold out at an airline that tickets at once: the same, said as it is', async () => {
    const asha = await flyer(50_000_00);
    const failed = await asha.ticketed({ offers: [xx(9003)] }, { walletAmount: 50_000 });
    expect(failed.payment.problem).toMatch(
      /^The last seats of Bengaluru – Delhi were sold before the ticket was issued\. All of the ₹/,
    );
    expect(failed.state).toBe('failed');
    await setup.jobs();
    expect(await setup.walletOf(asha)).toBe(50_000_00);
  });

  it('[7.20] ticketed, and the answer lost: asked after, and ticketed once', async () => {
    const asha = await flyer();
    const waiting = await asha.ticketed({ offers: [zz(9005)] });
    expect(waiting.state).toBe('unknown');
    clock.advance(60_000);
    await setup.jobs();
    expect(await asha.lookAt(waiting._id)).toMatchObject({ state: 'confirmed', parts: [{ state: 'ticketed' }] });
  });

  it('[7.20] never ticketed, and the answer lost: tried again a few times, then all of the money is back', async () => {
    const asha = await flyer();
    const waiting = await asha.ticketed({ offers: [xx(9006)] });
    expect(waiting.state).toBe('unknown');
    for (let round = 0; round < 8; round++) {
      clock.advance(5 * 60_000);
      await setup.jobs();
    }
    expect(await asha.lookAt(waiting._id)).toMatchObject({ state: 'failed', refund: { amount: waiting.total } });
  });

  it('[7.20] pending is ticketed when the airline says so', async () => {
    const asha = await flyer();
    const waiting = await asha.ticketed({ offers: [zz(9008)] });
    expect(waiting.state).toBe('unknown');
    for (let round = 0; round < 4; round++) {
      clock.advance(60_000);
      await setup.jobs();
    }
    expect((await asha.lookAt(waiting._id)).state).toBe('confirmed');
  });

  it('[7.20] one airline of a return refuses: what stands is kept, the rest is back, and all of it can be cancelled for nothing', async () => {
    const asha = await flyer(10_000);
    const trip = { offers: [zz(PLAIN), zz(9109, BACK)], party: FAMILY };
    const held = await asha.heldTrip(trip, [
      { kind: 'bag', passenger: 0, bound: 0, code: 'BG05' },
      { kind: 'bag', passenger: 0, bound: 1, code: 'BG10' },
    ]);
    const partly = await asha.pays(held, 10_000);
    const back = held.bounds[1]!.total + 10 * 38_000;
    expect(partly).toMatchObject({
      state: 'confirmed',
      total: held.total - back,
      parts: [
        { bounds: [0], state: 'ticketed' },
        { bounds: [1], state: 'refused', pnr: null },
      ],
      remedy: expect.stringMatching(
        /^Bengaluru – Delhi is ticketed, but the airline of Delhi – Bengaluru refused its part\. ₹.+ for it is on its way back\. Keep what is ticketed, or cancel it too: then all of it is refunded without any charge\.$/,
      ) as string,
      amendments: [{ kind: 'refused', amount: back, state: 'done' }],
    });
    expect(partly.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(partly.total);
    const quote = await asha.dueBack(partly._id);
    expect(quote.data).toMatchObject({ refund: partly.total, charge: 0, free: true, whole: true });
    const cancelled = await asha.cancelTrip(partly._id, partly.total);
    expect(cancelled.data).toMatchObject({ state: 'cancelled', refund: { amount: partly.total, charge: 0 } });
    await setup.jobs();
    expect(await setup.walletOf(asha)).toBe(10_000);
  });

  it('[7.20] new times after the sale are accepted, or the trip is cancelled for nothing', async () => {
    const asha = await flyer();
    const [kept, given] = [
      await asha.ticketed({ offers: [zz(9010)] }),
      await asha.ticketed({ offers: [zz(9010)], party: ONE }),
    ];
    expect(kept.scheduleChange).toEqual({
      bound: 0,
      flightId: `ZZ9010.${OUT}`,
      before: { departsAt: `${OUT}T15:00`, arrivesAt: `${OUT}T17:45` },
      after: { departsAt: `${OUT}T18:00`, arrivesAt: `${OUT}T20:45` },
    });
    const accepted = (await asha.accept(kept._id)).data;
    expect(accepted).toMatchObject({
      scheduleChange: null,
      state: 'confirmed',
      departsAt: `${OUT}T12:30:00.000Z`,
      bounds: [{ segments: [{ origin: { at: `${OUT}T18:00` }, destination: { at: `${OUT}T20:45` } }] }],
    });
    expect((await asha.accept(kept._id)).status).toBe(200);
    expect(kept.cancellationPolicies).toEqual([]);
    expect(accepted.cancellationPolicies[0]!.Charge).toBe((await asha.dueBack(kept._id)).data.charge);
    expect((await asha.dueBack(kept._id)).data.charge).toBeGreaterThan(0);
    expect((await asha.cancelTrip(given._id, given.total)).data).toMatchObject({
      state: 'cancelled',
      refund: { amount: given.total, charge: 0 },
    });
  });
});

describe('after the sale', () => {
  it('[7.20] a passenger, then a direction, then the rest are cancelled; every rupee is accounted for', async () => {
    const asha = await flyer(100_000);
    const trip = await asha.ticketed(
      { offers: [zz(PLAIN), zz(PLAIN_BACK, BACK)], party: { adults: 2, children: 1, infants: 0 } },
      { walletAmount: 100_000 },
    );
    expect((await asha.dueBack(trip._id, '&passengers=0,1')).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: expect.stringMatching(/^Children and infants cannot be left/) as string,
    });
    const one = (await asha.dueBack(trip._id, '&passengers=1&bounds=0')).data;
    expect(one).toMatchObject({ whole: false, free: false });
    expect(one.steps[0]).toMatchObject({ refund: one.refund });
    expect(one.steps.at(-1)!.refund).toBeLessThan(one.refund);
    expect((await asha.cancelTrip(trip._id, one.refund + 1, { bounds: [0], passengers: [1] })).json).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { before: one.refund + 1, after: one.refund },
    });
    const first = (await asha.cancelTrip(trip._id, one.refund, { bounds: [0], passengers: [1] }, 'wallet')).data;
    expect(first).toMatchObject({
      state: 'confirmed',
      total: trip.total - one.refund,
      amendments: [
        { kind: 'cancel', state: 'done', amount: one.refund, words: 'Cancelled: Ravi Nair on Bengaluru – Delhi.' },
      ],
    });
    expect(first.parts[0]!.tickets.map(({ open }) => open)).toEqual([[0], [], [0]]);
    expect(await setup.broken()).toEqual({});
    const again = await asha.cancelTrip(trip._id, 0, { bounds: [0], passengers: [1] });
    expect(again.json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: expect.stringMatching(/^Nothing of this is left to cancel/) as string,
    });

    const back = (await asha.dueBack(trip._id, '&bounds=1')).data;
    const second = (await asha.cancelTrip(trip._id, back.refund, { bounds: [1] })).data;
    expect(second.total).toBe(trip.total - one.refund - back.refund);
    const rest = (await asha.dueBack(trip._id)).data;
    expect(rest.whole).toBe(true);
    expect(second.cancellationPolicies[0]).toMatchObject({ ChargeType: 1, Charge: second.total - rest.refund });
    const done = (await asha.cancelTrip(trip._id, rest.refund)).data;
    expect(done).toMatchObject({
      state: 'cancelled',
      refund: { amount: rest.refund, charge: second.total - rest.refund },
    });
    await setup.jobs();
    expect(await setup.walletOf(asha)).toBe(one.refund);
  });

  it('[7.20] a date is changed for the fee and the fare difference, from the wallet; a dearer one than shown is refused', async () => {
    const asha = await flyer(30_000_00);
    const trip = await asha.ticketed({ offers: [zz(PLAIN)] });
    const later = zz(PLAIN, '2026-12-22');
    const { due, fee } = (await asha.changeQuote(trip._id, 0, later)).data;
    expect(fee).toBe(275_000);
    expect((await asha.changeTo(trip._id, 0, later, due - 1)).json).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { after: due },
    });
    const changed = (await asha.changeTo(trip._id, 0, later, due)).data.booking;
    expect(changed).toMatchObject({
      state: 'confirmed',
      total: trip.total + due,
      bounds: [{ offer: later }],
      amendments: [{ kind: 'change', state: 'done', amount: due }],
    });
    expect(changed.departsAt.slice(0, 10)).toBe('2026-12-22');
    expect(changed.parts[0]!.tickets[0]!.number).not.toBe(trip.parts[0]!.tickets[0]!.number);
    expect(await setup.walletOf(asha)).toBe(30_000_00 - due);
    expect(changed.total - changed.cancellationPolicies[0]!.Charge).toBe((await asha.dueBack(trip._id)).data.refund);
    expect((await asha.changeQuote(trip._id, 0, zz(9005, '2026-12-22'))).status).toBe(200);
    expect((await asha.changeQuote(trip._id, 0, xx(PLAIN, '2026-12-22'))).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: expect.stringMatching(/^This fare cannot be changed to that flight/) as string,
    });
    const poor = await flyer();
    const theirs = await poor.ticketed({ offers: [zz(PLAIN)] });
    const quote = (await poor.changeQuote(theirs._id, 0, later)).data;
    expect((await poor.changeTo(theirs._id, 0, later, quote.due)).code).toBe('INSUFFICIENT_WALLET');
    expect(await poor.lookAt(theirs._id)).toMatchObject({ state: 'confirmed', total: theirs.total });
  });
});
