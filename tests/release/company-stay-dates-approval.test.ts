import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { balanceOf } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { addDays } from '#lib/shared/dates.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { NIGHT } from '../support/buyer.ts';
import { call } from '../support/call.ts';
import { hotelRules } from '../support/company-desk.ts';
import { deliver, linkIn } from '../support/emails.ts';
import { officesIn } from '../support/dates-office.ts';

const setup = useBookingSetup();
const { db } = setup;
const anOffice = officesIn(setup);
beforeEach(() => setup.clear());

const DAY = 86_400_000;
const BOOKED = 2 * NIGHT;
const MOVED = 3 * NIGHT;
const LAKH = 10_000_000;

describe('new dates of a company’s stay that have to be approved', { timeout: 120_000 }, () => {
  it('[4.8] [7.20] their quote names who decides, until when and up to which price, and nothing is held', async () => {
    const { quote, change, look, booking, hotel, dates } = await anOffice();
    const data = await quote();
    expect(data).toMatchObject({
      due: NIGHT,
      total: MOVED,
      policy: { inPolicy: false, ask: 'approver', reasons: [{ rule: 'date-change' }] },
      approval: { way: 'ask', levels: [{ needs: 'any', people: [{ standIn: null }, { standIn: null }] }] },
    });
    expect(data.approval!.ceiling).toBeGreaterThan(MOVED);
    expect(data.approval!.silence).toMatch(/^Nothing is held meanwhile\. With no answer by .+ the request ends/);
    expect((await change()).json).toMatchObject({
      code: 'OUT_OF_POLICY',
      message: expect.stringContaining('Request approval, choose dates that need none') as string,
      details: { mayAsk: true },
    });
    expect(await look()).toMatchObject({ state: 'confirmed', stay: booking.stay });
    expect(await setup.left(hotel, addDays(dates.checkOut, -1))).toBe(hotel.allotment);
  });

  it('[4.8] [7.20] asked for under an id of their own, approved by inbox, and the stay is moved from the company’s account', async () => {
    const { ask, boss, mine, look, booking, company, dates, hotel } = await anOffice();
    const { changeId, companyId, booking: waiting } = (await ask()).data;
    expect(waiting).toMatchObject({
      state: 'confirmed',
      stay: booking.stay,
      requestedChange: { changeId, state: 'waiting', due: NIGHT },
    });
    expect(await setup.left(hotel, addDays(dates.checkOut, -1))).toBe(hotel.allotment);
    expect((await boss.inbox()).response[0]).toMatchObject({ bookingId: changeId, total: MOVED, waitsForMe: true });
    const seen = (await boss.see(changeId)).data;
    expect(seen).toMatchObject({
      total: MOVED,
      trip: {
        title: expect.stringMatching(/^Change of dates: House/) as string,
        from: dates.checkIn,
        to: dates.checkOut,
        inPolicy: false,
        legs: [{ when: expect.stringContaining('3 nights') as string }],
        change: {
          bookingId: booking._id,
          before: BOOKED,
          due: NIGHT,
          words: expect.stringMatching(/^Changed from /) as string,
          lines: [
            { label: 'New dates, 3 nights, taxes included', amount: MOVED },
            { label: 'Refund for the booked dates', amount: -BOOKED },
          ],
        },
      },
    });
    const wallet = await balanceOf(db(), company.accounts.wallet);
    await boss.answer(changeId, 'approve', MOVED, { upTo: seen.trip.ceiling });
    expect((await look()).stay).toEqual(booking.stay); // the job moves it
    await setup.jobs();
    const moved = await look();
    expect(moved).toMatchObject({
      state: 'confirmed',
      total: MOVED,
      stay: dates,
      company: { inPolicy: false },
      amendments: [{ kind: 'dates', state: 'done', amount: NIGHT }],
    });
    expect(moved.requestedChange).toBeUndefined();
    expect(moved.confirmationCode).toBe(booking.confirmationCode);
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(wallet - NIGHT);
    expect(await setup.left(hotel, booking.stay.checkIn)).toBe(hotel.allotment);
    expect((await mine.status(companyId, changeId)).data.approvalStatus).toBe('approved');
    expect((await deliver(db())).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Change of dates: House.+ is approved and made$/),
    );
  });

  it('[4.8] decided from the email, and among several at once, they are made as by inbox', async () => {
    const first = await anOffice();
    await first.ask();
    const emails = await deliver(db());
    expect(emails.find(({ subject }) => subject.includes('asks you to approve'))?.text).toContain(
      'Nothing is held meanwhile.',
    );
    const { token } = emails.map((email) => linkIn(email)).find(({ path }) => path === '/corporate/approve')!;
    const decided = await call('POST', '/api/corporate/approvals/link/decide', {
      body: { token, answer: 'approve', amount: MOVED },
    });
    expect(decided.json).toMatchObject({ status: 'SUCCESS' });
    await setup.jobs();
    expect((await first.look()).stay).toMatchObject(first.dates);

    const second = await anOffice();
    const asked = (await second.ask()).data;
    await second.boss.answerSeveral([{ bookingId: asked.changeId, amount: MOVED }], 'approve');
    await setup.jobs();
    expect((await second.look()).stay).toMatchObject(second.dates);
  });

  it('[4.8] of two answers at once one decides, and the stay is moved once or not at all', async () => {
    const { ask, boss, other, look, booking, dates, mine } = await anOffice();
    const { changeId, companyId } = (await ask()).data;
    await Promise.all([boss.answer(changeId, 'approve', MOVED), other.answer(changeId, 'decline', MOVED)]);
    await Promise.all([setup.jobs(), setup.jobs()]);
    const approved = (await mine.status(companyId, changeId)).data.approvalStatus === 'approved';
    const after = await look();
    expect(after).toMatchObject({ state: 'confirmed', stay: approved ? dates : booking.stay });
    expect(after.amendments).toHaveLength(approved ? 1 : 0);
  });

  it('[4.8] declined, withdrawn or unanswered the stay keeps its dates, and they can be asked for again', async () => {
    const { ask, boss, mine, look, booking, withdraw } = await anOffice();
    const first = (await ask()).data;
    expect((await ask()).data.changeId).toBe(first.changeId); // a second press
    const otherDates = { checkOut: addDays(booking.stay.checkOut, 3), expectedDue: LAKH };
    expect((await ask(otherDates)).json).toMatchObject({ code: 'CONFLICT' });
    await boss.answer(first.changeId, 'decline', MOVED);
    expect((await look()).requestedChange).toMatchObject({ state: 'declined' });
    expect((await withdraw()).json).toMatchObject({ code: 'STATE_BLOCKED' });
    const second = (await ask()).data;
    expect((await withdraw()).data.requestedChange).toBeUndefined();
    expect((await mine.status(second.companyId, second.changeId)).data.approvalStatus).toBe('withdrawn');
    const third = (await ask()).data;
    clock.advance(DAY + 1000);
    await setup.jobs();
    expect((await mine.status(third.companyId, third.changeId)).data.approvalStatus).toBe('rejected');
    expect(await look()).toMatchObject({ state: 'confirmed', stay: booking.stay, total: BOOKED });
  });

  it('[4.8] above what was granted they are not made: the reason is shown, and the approval covers its price', async () => {
    const { ask, boss, mine, look, booking, quote, change, dates } = await anOffice();
    const { changeId, companyId } = (await ask()).data;
    await boss.answer(changeId, 'approve', MOVED);
    await db().execute(
      sql`update bookings set asked_change = jsonb_set(asked_change, '{upTo}', to_jsonb(${MOVED - 1}::int)) where id = ${booking._id}`,
    ); // as if the price had risen since
    await setup.jobs();
    const after = await look();
    expect(after).toMatchObject({
      stay: booking.stay,
      requestedChange: {
        state: 'approved',
        problem: expect.stringMatching(/would now cost ₹12,600 in all.+or choose other dates\.$/) as string,
      },
    });
    const email = (await deliver(db())).find(({ subject }) => / is approved$/.test(subject));
    expect(email?.text).toContain('it is not made yet');
    expect((await mine.status(companyId, changeId)).data.approvalStatus).toBe('approved');
    expect((await change()).json).toMatchObject({ code: 'OUT_OF_POLICY' });
    expect((await quote()).approval).toMatchObject({ way: 'ask' });
    const again = (await ask()).data; // what was approved still covers today’s price
    expect(again.changeId).not.toBe(changeId);
    await setup.jobs();
    expect(await look()).toMatchObject({ stay: dates });
    expect((await look()).requestedChange).toBeUndefined();
  });

  it('[4.8] where the account does not cover it, the requester makes the change with the approval', async () => {
    const { ask, boss, look, quote, change, company, dates, booking } = await anOffice();
    const { changeId } = (await ask()).data;
    const wallet = await balanceOf(db(), company.accounts.wallet);
    await company.fund(-wallet);
    await boss.answer(changeId, 'approve', MOVED);
    await setup.jobs();
    expect(await look()).toMatchObject({
      stay: booking.stay,
      requestedChange: { state: 'approved', problem: expect.any(String) as string },
    });
    expect((await quote()).approval).toMatchObject({ way: 'approved' });
    await company.fund(wallet);
    expect((await change()).data.booking).toMatchObject({ stay: dates });
    expect((await look()).requestedChange).toBeUndefined();
  });

  it('[4.8] its approval counts again where the payment for the dates is abandoned', async () => {
    const { ask, boss, look, quote, change, company, booking, dates, desk } = await anOffice();
    const { changeId } = (await ask()).data;
    const wallet = await balanceOf(db(), company.accounts.wallet);
    await company.fund(-wallet);
    await boss.answer(changeId, 'approve', MOVED);
    await setup.jobs(); // the account does not cover it
    const { checkoutUrl } = (await change(0)).data;
    expect(await look()).toMatchObject({ state: 'paying_change' });
    await desk.leave(checkoutUrl);
    expect(await look()).toMatchObject({
      state: 'confirmed',
      stay: booking.stay,
      requestedChange: { state: 'approved', problem: expect.stringContaining('nothing was changed') as string },
    });
    await company.fund(wallet);
    await db().execute(
      sql`update bookings set asked_change = jsonb_set(asked_change, '{problem}', 'null'), next_check_at = ${clock.now().toISOString()} where id = ${booking._id}`,
    );
    expect((await quote()).approval).toMatchObject({ way: 'approved' });
    await setup.jobs();
    expect(await look()).toMatchObject({ stay: dates });
  });

  it('[4.8] [7.6] ends when the stay is changed otherwise: cancelled, or moved to dates that need nobody', async () => {
    const { ask, boss, desk, booking } = await anOffice();
    const { changeId } = (await ask()).data;
    const { refund } = (await desk.cancelQuote(booking._id)).data;
    expect((await desk.cancel(booking._id, refund)).data).toMatchObject({ state: 'cancelled' });
    expect((await boss.see(changeId)).data.approvalStatus).toBe('withdrawn');
    expect((await boss.inbox()).approvalCount).toBe(0);

    const next = await anOffice();
    const asked = (await next.ask()).data;
    await next.company.policy([hotelRules()], next.policyId);
    expect((await next.change()).data.booking).toMatchObject({ stay: next.dates });
    expect((await next.boss.see(asked.changeId)).data.approvalStatus).toBe('withdrawn');
  });

  it('[4.8] is withdrawn when who asked for it leaves the company', async () => {
    const { ask, boss, company, desk } = await anOffice();
    const { changeId } = (await ask()).data;
    await company.must('POST', 'employees/deactivate', { userId: desk.userId, successorId: null });
    expect((await boss.see(changeId)).data.approvalStatus).toBe('withdrawn');
    expect((await boss.inbox()).approvalCount).toBe(0);
  });
});
