import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { approving, levelOf } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBudgetOffice, budgetsOf, DECEMBER } from '../support/budget-office.ts';
import { call } from '../support/call.ts';
import { aBookingCompany, flightRules, hotelRules, oneAdult } from '../support/company-desk.ts';
import { deliver, linkIn } from '../support/emails.ts';
import { flightDeskOf, wayBudget } from '../support/flight-desk.ts';
import { OUT, xx, zz } from '../support/flyer.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
const TOTAL = 840_000; // two nights at ₹4,200
const LAKH = 10_000_000;
const PATH = '/api/corporate/budgets';

describe('[7.20] a trip and its budget', () => {
  it('is reserved when it is asked for, seen by the approver and by email, committed once booked, released when cancelled', async () => {
    const { budgets, ask, one, asker, hotel, own, top } = await aBudgetOffice(setup);
    const [mine, above] = [
      await budgets.add({ departmentId: own, amount: 1_000_000 }),
      await budgets.add({ departmentId: top, amount: 5 * LAKH }),
    ];
    await deliver(db());
    const { bookingId, companyId } = (await ask.send(hotel)).data;
    expect(await budgets.one(mine)).toEqual({ reserved: TOTAL, committed: 0, left: 160_000 });
    expect(await budgets.one(above)).toMatchObject({ reserved: TOTAL });
    const seen = (await one.see(bookingId)).data;
    expect(seen.budgets).toEqual([
      {
        sentence: expect.stringMatching(
          /^Platform \d+, December 2026: ₹10,000 left of ₹10,000; this trip takes ₹8,400\.$/,
        ) as string,
        exceeded: false,
        stops: false,
      },
      expect.objectContaining({
        sentence: expect.stringContaining('₹5,00,000 left of ₹5,00,000; this trip takes ₹8,400.') as string,
      }),
    ]);
    expect((await ask.status(companyId, bookingId)).data.budgets).toEqual([]); // for whoever decides
    const links = (await deliver(db())).map((email) => linkIn(email));
    const { token } = links.find(({ path }) => path === '/corporate/approve')!;
    const linked = await call<{ request: typeof seen }>('POST', '/api/corporate/approvals/link', { body: { token } });
    expect(linked.data.request.budgets).toEqual(seen.budgets);
    await one.answer(bookingId, 'approve', TOTAL);
    await setup.jobs();
    const booking = (await asker.look(bookingId)).data;
    await asker.nameThem(booking);
    expect((await asker.pay(booking, TOTAL)).data.booking.state).toBe('confirmed');
    expect(await budgets.one(mine)).toEqual({ reserved: 0, committed: TOTAL, left: 160_000 });
    expect((await one.see(bookingId)).data.budgets[0]).toMatchObject({ exceeded: false });
    const { refund } = (await asker.cancelQuote(bookingId)).data;
    await asker.cancel(bookingId, refund, 'wallet');
    expect(await budgets.one(mine)).toEqual({ reserved: 0, committed: TOTAL - refund, left: 160_000 + refund });
  });

  it('is released when it is declined, withdrawn or runs out', async () => {
    const { budgets, ask, one, asker, hotel, own } = await aBudgetOffice(setup);
    const budget = await budgets.add({ departmentId: own, amount: LAKH });
    const send = async () => (await ask.send(hotel)).data.bookingId;
    await one.answer(await send(), 'decline', TOTAL);
    expect(await budgets.one(budget)).toMatchObject({ reserved: 0 });
    const withdrawn = await send();
    expect(await budgets.one(budget)).toMatchObject({ reserved: TOTAL });
    await asker.post('/api/bookings/release', { bookingId: withdrawn });
    expect(await budgets.one(budget)).toMatchObject({ reserved: 0 });
    await send();
    expect(await budgets.one(budget)).toMatchObject({ reserved: TOTAL });
    clock.advance(24 * 3_600_000);
    await setup.jobs();
    expect(await budgets.one(budget)).toEqual({ reserved: 0, committed: 0, left: LAKH });
  });

  it('counts by cost centre and project however they are written, as they are typed before asking and as they are saved', async () => {
    const { budgets, asker, hotel } = await aBudgetOffice(setup);
    const [centre, project] = [
      await budgets.add({ kind: 'costCentre', name: 'CC 100', amount: LAKH }),
      await budgets.add({ kind: 'project', name: 'Apollo', amount: 100_000 }),
    ];
    const fixed = { ratePlanId: hotel.fixedPlanId, shownTotal: 756_000 }; // in policy
    const quoted = (await asker.quoteStay(hotel, fixed)).data.bookingId;
    expect(await budgets.ofTrip(asker, quoted)).toEqual([]);
    expect(await budgets.ofTrip(asker, quoted, '&costCentre=cc100&project=APOLLO%20')).toEqual([
      {
        sentence: 'CC 100, December 2026: ₹1,00,000 left of ₹1,00,000; this trip takes ₹7,560.',
        exceeded: false,
        stops: false,
      },
      {
        sentence: 'Apollo, December 2026: ₹1,000 left of ₹1,000; this trip takes ₹7,560, ₹6,560 more than is left.',
        exceeded: true,
        stops: false,
      },
    ]);
    expect((await asker.get(`${PATH}/names`)).data).toEqual({ costCentre: ['CC 100'], project: ['Apollo'] });
    const held = await asker.ready(hotel, { ...fixed, fields: { costCentre: ' cc 1 00', project: 'apollo' } });
    expect(await budgets.one(centre)).toMatchObject({ reserved: 756_000 });
    expect(await budgets.one(project)).toMatchObject({ reserved: 756_000, left: 100_000 - 756_000 });
    await asker.nameThem(held, { costCentre: '', project: 'Zephyr' });
    expect(await budgets.one(centre)).toMatchObject({ reserved: 0 });
    expect(await budgets.one(project)).toMatchObject({ reserved: 0 });
  });

  it('shares a mixed party to the paisa, a guest with whoever books; other months do not count', async () => {
    const { budgets, company, asker, own, top } = await aBudgetOffice(setup);
    const colleague = await company.employee();
    const other = await budgets.departments();
    await budgets.works(colleague, other.own);
    await company.arrange(asker, colleague);
    await company.configure({ guestsAllowed: true, booksFor: 'department' });
    await company.policy([flightRules()]);
    const desk = flightDeskOf(asker);
    const [mine, above, theirs] = [
      await budgets.add({ departmentId: own, amount: LAKH }),
      await budgets.add({ departmentId: top, amount: LAKH }),
      await budgets.add({ departmentId: other.own, amount: LAKH }),
    ];
    const january = await budgets.add({
      departmentId: own,
      amount: LAKH,
      startsOn: '2027-01-01',
      endsOn: '2027-01-31',
    });
    const trip = await desk.readyToFly({
      offers: [zz(9011, OUT)],
      party: { travellerIds: [asker.userId, colleague.userId], guests: 1 },
    });
    const [one, two] = [(await budgets.one(mine)).reserved, (await budgets.one(theirs)).reserved];
    expect(one + two).toBe(trip.total);
    expect(Math.abs(one - 2 * two)).toBeLessThanOrEqual(2);
    expect((await budgets.one(above)).reserved).toBe(one);
    expect(await budgets.one(january)).toMatchObject({ reserved: 0 });
    // whoever moves takes no trip along that was made for the former department
    await budgets.works(asker, other.top);
    await desk.payTrip(trip, trip.total);
    expect(await budgets.one(mine)).toMatchObject({ reserved: 0, committed: one });
  });

  it.each([
    ['and books it', 20_000_000],
    ['and leaves it to be paid', 0],
  ])('asked up to a ceiling reserves it until it is held at the price of the moment, %s', async (_, funded) => {
    const company = await aBookingCompany(db, setup.api);
    const budgets = budgetsOf(setup, company);
    const { own } = await budgets.departments();
    await company.policy([flightRules(wayBudget(1_000))]);
    if (funded) await company.fund(funded);
    const [asker, boss] = [await company.employee(), await company.employee()];
    await budgets.works(asker, own);
    await company.approvals([{ policy: 'outside', levels: [levelOf([boss])] }]);
    const budget = await budgets.add({ departmentId: own, amount: LAKH });
    const desk = flightDeskOf(asker);
    const quoted = await desk.lookAt((await desk.quoteFlights({ offers: [xx(9011)] })).data.bookingId);
    const booking = (await desk.nameFlyers(quoted)).data;
    await approving(asker).sendBooking(booking);
    const request = (await approving(boss).see(booking._id)).data;
    expect(request.trip.ceiling).toBeGreaterThan(booking.total);
    expect(await budgets.one(budget)).toMatchObject({ reserved: request.trip.ceiling });
    await approving(boss).answer(booking._id, 'approve', booking.total);
    await setup.jobs();
    const { state, total } = await desk.lookAt(booking._id);
    expect(state).toBe(funded ? 'confirmed' : 'approved');
    expect(await budgets.one(budget)).toEqual({
      reserved: funded ? 0 : total,
      committed: funded ? total : 0,
      left: LAKH - total,
    });
  });

  it('counts what was booked before there was a budget, once', async () => {
    const { budgets, ask, hotel, own, asker } = await aBudgetOffice(setup);
    const held = await asker.ready(hotel, { ratePlanId: hotel.fixedPlanId, shownTotal: 756_000 });
    await asker.pay(held, held.total);
    await ask.send(hotel);
    await db().execute(sql`delete from budget_charges`); // as it was before budgets
    const budget = await budgets.add({ departmentId: own, amount: LAKH });
    expect(await budgets.one(budget)).toMatchObject({ reserved: TOTAL, committed: 756_000 });
    await budgets.add({ departmentId: own, amount: LAKH, endsOn: '2027-12-31' });
    expect(await budgets.one(budget)).toMatchObject({ reserved: TOTAL, committed: 756_000 });
  });

  it('a cancelled room comes back to the budget; those that stand stay in it', async () => {
    const { budgets, company, asker, own } = await aBudgetOffice(setup);
    await company.configure({ guestsAllowed: true });
    await company.policy([hotelRules()]);
    const hotel = await stocked();
    const budget = await budgets.add({ departmentId: own, amount: LAKH });
    const rooms = [
      { adults: 1, childAges: [] },
      { adults: 1, childAges: [] },
    ];
    const held = await asker.ready(hotel, {
      stay: { ...oneAdult(), rooms },
      party: { travellerIds: [asker.userId], guests: 1 },
    });
    const booked = (await asker.pay(held, held.total)).data.booking;
    expect(await budgets.one(budget)).toMatchObject({ committed: booked.total });
    const quote = await asker.get<{ refund: number }>(`/api/bookings/cancel-quote?bookingId=${booked._id}&rooms=1`);
    const after = await asker.post<{ total: number; state: string }>('/api/bookings/cancel', {
      bookingId: booked._id,
      rooms: [1],
      expectedRefund: quote.data.refund,
      refundTo: 'wallet',
    });
    expect([after.status, after.data.state]).toEqual([200, 'confirmed']);
    expect(after.data.total).toBeLessThan(booked.total);
    expect(await budgets.one(budget)).toEqual({
      reserved: 0,
      committed: after.data.total,
      left: LAKH - after.data.total,
    });
  });
});

describe('[7.20] a budget that refuses', () => {
  it('refuses a request and a hold with what is left and what to do, and gives the room back', async () => {
    const { budgets, ask, asker, hotel, own } = await aBudgetOffice(setup);
    await budgets.add({ departmentId: own, amount: 800_000, whenExceeded: 'stop' });
    const refused = await ask.send(hotel);
    expect([refused.status, refused.json]).toEqual([
      409,
      expect.objectContaining({
        code: 'OVER_BUDGET',
        message: expect.stringMatching(
          /^The budget of Platform \d+ for December 2026 has ₹8,000 left of ₹8,000, and this trip takes ₹8,400\. Nothing was booked\./,
        ) as string,
      }),
    ]);
    const { checkIn } = oneAdult();
    expect(await setup.left(hotel, checkIn)).toBe(hotel.allotment);
    expect((await asker.tryHold(hotel, { ratePlanId: hotel.fixedPlanId, shownTotal: 756_000 })).status).toBe(200);
    const second = await asker.tryHold(hotel, { ratePlanId: hotel.fixedPlanId, shownTotal: 756_000 });
    expect(second.json).toMatchObject({ code: 'OVER_BUDGET' });
    expect(await setup.left(hotel, checkIn)).toBe(hotel.allotment - 1);
  });

  it('refuses a project that is typed with the guests, and the trip stays as it was', async () => {
    const { budgets, asker, hotel } = await aBudgetOffice(setup);
    await budgets.add({ kind: 'project', name: 'Apollo', amount: 100_000, whenExceeded: 'stop' });
    const held = await asker.ready(hotel, { ratePlanId: hotel.fixedPlanId, shownTotal: 756_000 });
    const refused = await asker.nameThem(held, { project: 'apollo' });
    expect(refused.json).toMatchObject({ code: 'OVER_BUDGET' });
    expect((await asker.look(held._id)).data).toMatchObject({ state: 'held', company: { fields: { project: '' } } });
  });

  it('of several requests at once, as many pass as the budget has room for', async () => {
    for (let round = 0; round < 4; round++) {
      const { budgets, company, hotel, own } = await aBudgetOffice(setup);
      const people = [];
      for (let at = 0; at < 4; at++) people.push(await company.employee());
      for (const desk of people) await budgets.works(desk, own);
      const budget = await budgets.add({ departmentId: own, amount: 2 * TOTAL + 1, whenExceeded: 'stop' });
      const fixed = { ratePlanId: hotel.fixedPlanId, shownTotal: 756_000 };
      const answers = await Promise.all(
        people.map((desk, at) => (at % 2 ? desk.tryHold(hotel, fixed) : approving(desk).send(hotel))),
      );
      expect(answers.map(({ status }) => status).sort(), `round ${round}`).toEqual([200, 200, 409, 409]);
      expect((await budgets.one(budget)).left).toBeGreaterThanOrEqual(0);
    }
  }, 60_000);

  it('of several trips that name a project at once, as many pass as it has room for', async () => {
    for (let round = 0; round < 4; round++) {
      const { budgets, company, hotel } = await aBudgetOffice(setup);
      const held = [];
      for (let at = 0; at < 4; at++) {
        const desk = await company.employee();
        held.push({
          desk,
          booking: await desk.ready(hotel, { ratePlanId: hotel.fixedPlanId, shownTotal: 756_000 }),
        });
      }
      const budget = await budgets.add({
        kind: 'project',
        name: 'Apollo',
        amount: 2 * 756_000 + 1,
        whenExceeded: 'stop',
      });
      const answers = await Promise.all(held.map(({ desk, booking }) => desk.nameThem(booking, { project: 'Apollo' })));
      expect(answers.map(({ status }) => status).sort(), `round ${round}`).toEqual([200, 200, 409, 409]);
      expect(await budgets.one(budget)).toEqual({ reserved: 2 * 756_000, committed: 0, left: 1 });
    }
  }, 60_000);

  it('lets through what takes no more than before, even where the budget was lowered meanwhile', async () => {
    const { budgets, company, ask, one, asker, hotel, own } = await aBudgetOffice(setup);
    const budget = await budgets.add({ departmentId: own, amount: LAKH, whenExceeded: 'stop' });
    const { bookingId } = (await ask.send(hotel)).data;
    await company.must('PUT', 'budgets', {
      budgetId: budget,
      kind: 'department',
      departmentId: own,
      ...DECEMBER,
      amount: 100,
      whenExceeded: 'stop',
    });
    expect((await one.see(bookingId)).data.budgets[0]).toMatchObject({ exceeded: true, stops: true });
    await one.answer(bookingId, 'approve', TOTAL);
    const booking = (await asker.look(bookingId)).data;
    expect((await asker.nameThem(booking)).status).toBe(200);
    expect((await asker.pay(booking, TOTAL)).data.booking.state).toBe('confirmed');
  });
});
