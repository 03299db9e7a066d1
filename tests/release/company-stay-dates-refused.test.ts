import { beforeEach, describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { addDays } from '#lib/shared/dates.ts';
import { REASON } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { budgetsOf } from '../support/budget-office.ts';
import { NIGHT } from '../support/buyer.ts';
import { aBookingCompany, hotelRules, nightBudget, oneAdult } from '../support/company-desk.ts';
import { officesIn } from '../support/dates-office.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
const anOffice = officesIn(setup);
beforeEach(() => setup.clear());

const BOOKED = 2 * NIGHT;
const MOVED = 3 * NIGHT;
const LAKH = 10_000_000;

describe('new dates of a company’s stay and what refuses or stops them', { timeout: 120_000 }, () => {
  it('[4.8] is refused without a reason, below its price, to a colleague, where nobody may approve it, and where nobody has to', async () => {
    const { ask, booking, dates, company, policyId, quote } = await anOffice();
    expect((await ask({ reason: '' })).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { reason: expect.any(String) as string },
    });
    expect((await ask({ expectedDue: NIGHT - 1 })).json).toMatchObject({ code: 'PRICE_CHANGED' });
    expect((await ask({ checkOut: dates.checkIn })).json).toMatchObject({ code: 'INVALID_INPUT' });
    const colleague = await company.employee();
    for (const path of ['request-change', 'withdraw-change'])
      expect(
        (
          await colleague.post(`/api/corporate/bookings/stays/${path}`, {
            bookingId: booking._id,
            ...dates,
            expectedDue: NIGHT,
            reason: REASON,
          })
        ).json,
      ).toMatchObject({ code: 'NOT_FOUND' });
    await company.policy([hotelRules({ ...nightBudget(NIGHT) })], policyId);
    expect(await quote()).toMatchObject({ policy: { ask: 'nobody' }, approval: null });
    expect((await ask()).json).toMatchObject({ code: 'STATE_BLOCKED' });
  });

  it('[4.8] [5.1] is refused with the reasons where no rule lets anybody approve it', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.fund(LAKH);
    const { policyId } = await company.policy([hotelRules()]);
    const desk = await company.employee();
    const ready = await desk.ready(await stocked(), { stay: oneAdult() });
    const { booking } = (await desk.pay(ready, ready.total)).data;
    await company.policy([hotelRules({ dateChangeAllowed: false })], policyId);
    const dates = { checkIn: addDays(booking.stay.checkIn, 1), checkOut: addDays(booking.stay.checkIn, 4) };
    expect((await desk.datesQuote(booking._id, dates)).data).toMatchObject({
      policy: { ask: 'never' },
      approval: null,
    });
    const refused = await desk.post('/api/corporate/bookings/stays/request-change', {
      bookingId: booking._id,
      ...dates,
      expectedDue: NIGHT,
      reason: REASON,
    });
    expect(refused.json).toMatchObject({ code: 'OUT_OF_POLICY' });
    expect((await desk.look(booking._id)).data.requestedChange).toBeUndefined();
  });

  it('[4.8] is answered before check-in of the old and of the new dates', async () => {
    const { booking, quote, ask, mine, look } = await anOffice();
    clock.advance(Date.parse(booking.checkInAt) - clock.now().getTime() - 80 * 3_600_000); // the rate still refunds
    const soon = addDays(booking.stay.checkIn, -3); // checks in within a day
    const wanted = { checkIn: soon, checkOut: addDays(soon, 3) };
    const { approval, checkInAt, due } = await quote(wanted);
    expect(approval).toMatchObject({ way: 'ask', until: checkInAt });
    const { changeId, companyId } = (await ask({ ...wanted, expectedDue: due })).data;
    clock.advance(Date.parse(checkInAt) - clock.now().getTime() + 1000);
    await setup.jobs();
    expect((await mine.status(companyId, changeId)).data.approvalStatus).toBe('rejected');
    expect(await look()).toMatchObject({ state: 'confirmed', requestedChange: { state: 'expired' } });
  });

  it('[4.8] [7.20] a budget reserves what they add up to their ceiling, commits it once they are made, and may stop them', async () => {
    const { ask, boss, desk, company, look, withdraw } = await anOffice();
    const budgets = budgetsOf(setup, company);
    const { own } = await budgets.departments();
    await budgets.works(desk, own);
    const budgetId = await budgets.add({ departmentId: own, amount: LAKH, whenExceeded: 'stop' });
    expect(await budgets.one(budgetId)).toMatchObject({ reserved: 0, committed: BOOKED });
    const first = (await ask()).data;
    const { ceiling } = (await boss.see(first.changeId)).data.trip;
    expect(await budgets.one(budgetId)).toMatchObject({ reserved: ceiling! - BOOKED, committed: BOOKED });
    expect((await boss.see(first.changeId)).data.budgets).toHaveLength(1);
    await withdraw();
    expect(await budgets.one(budgetId)).toMatchObject({ reserved: 0, committed: BOOKED });
    const second = (await ask()).data;
    await boss.answer(second.changeId, 'decline', MOVED);
    expect(await budgets.one(budgetId)).toMatchObject({ reserved: 0, committed: BOOKED });
    const third = (await ask()).data;
    await boss.answer(third.changeId, 'approve', MOVED);
    await setup.jobs();
    expect(await look()).toMatchObject({ total: MOVED });
    expect(await budgets.one(budgetId)).toMatchObject({ reserved: 0, committed: MOVED });

    const tight = await anOffice();
    const mine = budgetsOf(setup, tight.company);
    const deps = await mine.departments();
    await mine.works(tight.desk, deps.own);
    await mine.add({ departmentId: deps.own, amount: BOOKED + NIGHT - 1, whenExceeded: 'stop' });
    expect((await tight.ask()).json).toMatchObject({ code: 'OVER_BUDGET' });
    expect((await tight.look()).requestedChange).toBeUndefined();
  });
});
