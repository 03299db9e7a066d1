import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { FlightBooking } from '#features/bookings/contract.ts';
import type { ApprovalPreview, OfferVerdict } from '#features/bookings/company-parts.ts';
import { balanceOf } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { approving, levelOf, REASON } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, flightRules } from '../support/company-desk.ts';
import { flightDeskOf, wayBudget } from '../support/flight-desk.ts';
import { OUT, zz } from '../support/flyer.ts';
import { call } from '../support/call.ts';
import { deliver, linkIn } from '../support/emails.ts';

const setup = useBookingSetup();
const { db } = setup;
const LATER = '2026-12-22';
const BOOKED = zz(9011, OUT, 'regular');
const OFFER = zz(9011, LATER, 'regular');
const DAY = 86_400_000;

type Options = { options: { offer: string; numbers: string[]; due: number; policy: OfferVerdict | null }[] };
type Asked = { companyId: string; changeId: string; booking: FlightBooking };

/** A company whose employee flies in policy, and whose policy is then one paisa below what the trip costs once it is moved. */
async function anOffice({ funded = 9_000_000 } = {}) {
  const company = await aBookingCompany(db, setup.api);
  await company.fund(funded);
  const { policyId } = await company.policy([flightRules()]);
  const [employee, boss] = [await company.employee(), await company.employee()];
  await company.approvals([{ policy: 'outside', levels: [levelOf([boss])] }]);
  const desk = flightDeskOf(employee);
  const trip = await desk.flown({ offers: [BOOKED] });
  const { due } = (await desk.changeQuote(trip._id, 0, OFFER)).data;
  await company.policy([flightRules(wayBudget(trip.total + due - 1))], policyId);
  await deliver(db());
  return {
    company,
    desk,
    trip,
    due,
    policyId,
    total: trip.total + due,
    mine: approving(employee),
    boss: approving(boss),
    quote: () =>
      desk.get<{ due: number; approval: ApprovalPreview | null }>(
        `/api/bookings/flights/change-quote?bookingId=${trip._id}&bound=0&offer=${OFFER}`,
      ),
    options: (date: string) =>
      desk.get<Options>(`/api/bookings/flights/change-options?bookingId=${trip._id}&bound=0&date=${date}`),
    ask: (over: object = {}) =>
      desk.post<Asked>('/api/corporate/bookings/flights/request-change', {
        bookingId: trip._id,
        bound: 0,
        offer: OFFER,
        expectedDue: due,
        reason: REASON,
        ...over,
      }),
  };
}

describe('[3.9] a change of date for a company', () => {
  it('lists the flights of a day with what each costs and what the policy says, before anything is chosen', async () => {
    const { options, due, company, policyId } = await anOffice();
    const listed = (await options(LATER)).data.options;
    expect(listed.find(({ offer }) => offer === OFFER)).toMatchObject({
      due,
      policy: { inPolicy: false, ask: 'approver', tag: expect.stringContaining('over') as string },
    });
    expect(listed.length).toBeLessThanOrEqual(12);
    await company.policy([flightRules({ dateChangeAllowed: false })], policyId);
    expect((await options(LATER)).data.options[0]!.policy).toMatchObject({
      reasons: [{ rule: 'date-change' }],
    });
  });

  it('names who decides and up to which price before it is sent, and nothing is changed or held', async () => {
    const { quote, due, total, desk, trip } = await anOffice();
    const { data } = await quote();
    expect(data).toMatchObject({ due, approval: { way: 'ask', levels: [{ people: [{ standIn: null }] }] } });
    expect(data.approval?.ceiling).toBeGreaterThanOrEqual(total);
    expect(data.approval?.silence).toMatch(/^Nothing is held meanwhile\. With no answer by .+ the request ends/);
    expect((await desk.changeTo(trip._id, 0, OFFER, due)).json).toMatchObject({ code: 'OUT_OF_POLICY' });
    expect((await desk.lookAt(trip._id)).bounds[0]!.offer).toBe(BOOKED);
  });

  it('[4.8] is asked for under an id of its own, decided with the difference, and made at once within what was granted', async () => {
    const { ask, boss, mine, due, total, desk, trip, company } = await anOffice();
    const { changeId, companyId, booking } = (await ask()).data;
    expect(booking).toMatchObject({ state: 'confirmed', requestedChange: { changeId, state: 'waiting', due } });
    expect((await boss.inbox()).response[0]).toMatchObject({ bookingId: changeId, total, waitsForMe: true });
    const seen = (await boss.see(changeId)).data;
    expect(seen).toMatchObject({
      total,
      trip: {
        title: expect.stringMatching(/^Change of date: /) as string,
        inPolicy: false,
        change: {
          bookingId: trip._id,
          before: trip.total,
          due,
          words: expect.stringMatching(/^Changed from ZZ/) as string,
        },
      },
    });
    const { ceiling } = seen.trip;
    expect(ceiling).toBeGreaterThan(total);
    const email = (await deliver(db())).find(({ subject }) => subject.includes('asks you to approve'));
    expect(email?.text).toContain('Nothing is held meanwhile.');
    expect(email?.text).toMatch(/(more|less) than booked/);
    const before = await balanceOf(db(), company.accounts.wallet);
    await boss.answer(changeId, 'approve', total, { upTo: ceiling });
    expect((await desk.lookAt(trip._id)).bounds[0]!.offer).toBe(BOOKED); // the job makes it
    await setup.jobs();
    const changed = await desk.lookAt(trip._id);
    expect(changed).toMatchObject({
      state: 'confirmed',
      total,
      bounds: [{ offer: OFFER }],
      company: { inPolicy: false },
    });
    expect(changed.requestedChange).toBeUndefined();
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(before - due);
    expect((await mine.status(companyId, changeId)).data).toMatchObject({ approvalStatus: 'approved', ceiling });
    expect((await deliver(db())).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Change of date: .+ is approved and made$/),
    );
  });

  it('[4.8] shows who decides the cheaper flights in policy of the new day, signed in and by the link of the email', async () => {
    const { ask, boss, options, trip, company, policyId } = await anOffice();
    const offer = zz(9001, LATER, 'regular'); // the dearest of that day
    const { due } = (await options(LATER)).data.options.find((one) => one.offer === offer)!;
    await company.policy([flightRules(wayBudget(trip.total + due - 1))], policyId);
    const { changeId } = (await ask({ offer, expectedDue: due })).data;
    const cheaper = (await options(LATER)).data.options
      .filter((one) => one.policy?.inPolicy)
      .sort((one, other) => one.due - other.due)
      .slice(0, 3);
    expect(cheaper).toHaveLength(3);
    const { data } = await boss.alternatives(changeId);
    expect(data.alternatives).toEqual(
      cheaper.map((one) => ({
        title: one.numbers.join(' and '),
        detail: expect.stringMatching(/^\d\d:\d\d–\d\d:\d\d/) as string,
        total: trip.total + one.due,
        saves: due - one.due,
      })),
    );
    const email = (await deliver(db())).find(({ subject }) => subject.includes('asks you to approve'));
    const byLink = await call<typeof data>('POST', '/api/corporate/approvals/link/alternatives', {
      body: { token: linkIn(email).token },
    });
    expect(byLink.data.alternatives).toEqual(data.alternatives);
    await boss.answer(changeId, 'decline', trip.total + due);
    expect((await boss.alternatives(changeId)).data.alternatives, 'nothing waits any more').toEqual([]);
  });

  it('[4.8] is not made above what was granted: it says so, and approval covers what it was given for', async () => {
    const { ask, boss, due, total, desk, trip, company, policyId } = await anOffice({ funded: 9_000_000 });
    const { changeId } = (await ask()).data;
    await boss.answer(changeId, 'approve', total);
    await db().execute(
      sql`update bookings set asked_change = jsonb_set(asked_change, '{upTo}', to_jsonb(${total - 1}::int)) where id = ${trip._id}`,
    ); // as if the fare had risen since
    await setup.jobs();
    const after = await desk.lookAt(trip._id);
    expect(after.bounds[0]!.offer).toBe(BOOKED);
    expect(after.requestedChange).toMatchObject({
      state: 'approved',
      problem: expect.stringMatching(/would now cost ₹.+ in all; approved is up to ₹/) as string,
    });
    expect((await desk.changeTo(trip._id, 0, OFFER, due)).json).toMatchObject({ code: 'OUT_OF_POLICY' });
    await company.policy([flightRules()], policyId);
    expect((await desk.changeTo(trip._id, 0, OFFER, due)).status).toBe(200);
  });

  it('[4.8] where the account does not cover it, the change is the asker’s to make with the approval', async () => {
    const { ask, boss, due, total, desk, trip, company } = await anOffice();
    const { changeId } = (await ask()).data;
    await company.fund(-(await balanceOf(db(), company.accounts.wallet)));
    await boss.answer(changeId, 'approve', total);
    await setup.jobs();
    const waiting = await desk.lookAt(trip._id);
    expect(waiting.requestedChange).toMatchObject({ state: 'approved', problem: expect.any(String) as string });
    await company.fund(9_000_000);
    expect((await desk.changeTo(trip._id, 0, OFFER, due)).data.booking).toMatchObject({ bounds: [{ offer: OFFER }] });
    expect((await desk.lookAt(trip._id)).requestedChange).toBeUndefined();
  });

  it('[4.8] declined, withdrawn or unanswered it leaves the trip alone, and can be asked for again', async () => {
    const { ask, boss, mine, total, desk, trip, company, policyId } = await anOffice();
    await company.policy([flightRules({ dateChangeAllowed: false })], policyId); // every other day is outside
    const first = (await ask()).data;
    expect((await ask()).data.changeId).toBe(first.changeId); // a second press
    expect((await ask({ offer: zz(9011, '2026-12-23', 'regular'), expectedDue: 9_000_000 })).json).toMatchObject({
      code: 'CONFLICT',
    });
    await boss.answer(first.changeId, 'decline', total);
    expect((await desk.lookAt(trip._id)).requestedChange).toMatchObject({ state: 'declined' });
    const second = (await ask()).data;
    await desk.post('/api/corporate/bookings/flights/withdraw-change', { bookingId: trip._id });
    expect((await desk.lookAt(trip._id)).requestedChange).toBeUndefined();
    expect((await mine.status(second.companyId, second.changeId)).data.approvalStatus).toBe('withdrawn');
    const third = (await ask()).data;
    clock.advance(DAY + 1000);
    await setup.jobs();
    expect((await mine.status(third.companyId, third.changeId)).data.approvalStatus).toBe('rejected');
    expect((await desk.lookAt(trip._id)).bounds[0]!.offer).toBe(BOOKED);
  });

  it('[4.8] falls away when the trip is cancelled, and is refused at a price below what it costs', async () => {
    const { ask, boss, due, desk, trip } = await anOffice();
    expect((await ask({ expectedDue: due - 1 })).json).toMatchObject({ code: 'PRICE_CHANGED' });
    expect((await ask({ reason: '' })).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { reason: expect.any(String) as string },
    });
    const { changeId } = (await ask()).data;
    const { refund } = (await desk.dueBack(trip._id)).data;
    await desk.cancelTrip(trip._id, refund);
    expect((await boss.see(changeId)).data.approvalStatus).toBe('withdrawn');
    expect((await boss.inbox()).approvalCount).toBe(0);
  });

  it('[4.8] is withdrawn when who asked for it leaves the company', async () => {
    const { ask, boss, company, desk } = await anOffice();
    const { changeId } = (await ask()).data;
    await company.must('POST', 'employees/deactivate', { userId: desk.userId, successorId: null });
    expect((await boss.see(changeId)).data.approvalStatus).toBe('withdrawn');
    expect((await boss.inbox()).approvalCount).toBe(0);
  });
});
