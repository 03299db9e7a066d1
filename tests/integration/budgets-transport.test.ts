import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { DeskTransport, TransportDetails, TransportView } from '#features/transport/contract.ts';
import { approving, levelOf } from '../support/approvals-desk.ts';
import { call } from '../support/api-server.ts';
import { useBookingHouse } from '../support/booking-house.ts';
import { brokenCharges } from '../support/budget-books.ts';
import { budgetsOf } from '../support/budget-office.ts';
import { aBookingCompany } from '../support/company-desk.ts';
import { aStaff } from '../support/staff.ts';

const house = useBookingHouse();
const { db } = house;
const TOTAL = 200_000;
const [CAR, BUS, TRAIN]: TransportDetails[] = [
  {
    mode: 'car',
    city: 'Kochi',
    pickUp: 'Airport',
    drop: 'Infopark',
    stops: [],
    date: '2026-12-10',
    time: '09:30',
    untilDate: '2026-12-10',
    untilTime: '18:00',
    carClass: 'sedan',
    luggage: 0,
    passengers: 1,
  },
  { mode: 'bus', from: 'Kochi', to: 'Munnar', date: '2026-12-10', timing: 'any', coach: 'any' },
  {
    mode: 'train',
    from: 'Kochi',
    to: 'Chennai',
    date: '2026-12-10',
    timing: 'any',
    travelClass: '2A',
    quota: 'GN',
  },
];

/** A company with a budget of a department in which somebody travels; `approvals`: its administrator is asked each time. */
async function anOffice({ approvals = false, amount = 1_000_000, whenExceeded = 'warn', paying = 'wallet' } = {}) {
  const company = await aBookingCompany(db, house.api, {
    settings: { modes: ['hotel', 'car', 'bus', 'train'], paying: paying as 'wallet' },
  });
  await company.fund(10_000_000);
  if (approvals) await company.approvals([{ levels: [levelOf([company.admin])] }]);
  const traveller = await company.employee();
  const budgets = budgetsOf(house, company);
  const { own } = await budgets.departments();
  await budgets.works(traveller, own);
  const budget = await budgets.add({ departmentId: own, amount, whenExceeded });
  const { token } = await aStaff(db());
  const ask = async (details = BUS) => {
    const { data } = await traveller.post<TransportView>('/api/corporate/transport', {
      details,
      travellerIds: [traveller.userId],
      reason: 'The estate',
    });
    const { bookingId, companyId } = data;
    const desk = (what: string, body: object) =>
      call<DeskTransport>('POST', `/api/desk/transport/${what}`, { token, body: { bookingId, companyId, ...body } });
    const sent = await desk('quote', {
      name: 'An offer',
      departsAt: '2026-12-10T09:30',
      fare: TOTAL,
      fee: 0,
      expiresAt: '2026-12-03T18:00',
      freeUntil: null,
      charge: 50_000,
    });
    const quoteId = sent.data.quotes[0]?.quoteId;
    const choose = () =>
      traveller.post<TransportView>('/api/corporate/transport/choose', { bookingId, quoteId, acceptedTotal: TOTAL });
    const cancel = async () => {
      const { cancelling } = (
        await traveller.get<TransportView>(`/api/corporate/transport/details?bookingId=${bookingId}`)
      ).data;
      return traveller.post<TransportView>('/api/corporate/transport/cancel', {
        bookingId,
        shownRefund: cancelling.refund,
      });
    };
    return { bookingId, desk, choose, cancel };
  };
  const taken = async () => {
    const { reserved, committed } = await budgets.one(budget);
    return [reserved, committed];
  };
  return { company, traveller, budgets, budget, own, ask, taken };
}

describe('[7.20] transport and its budget', () => {
  it.each([
    ['a car', CAR],
    ['a bus', BUS],
    ['a train', TRAIN],
  ])(
    '%s is reserved when it is chosen, committed when it is booked, and released but for the charge',
    async (_, details) => {
      const { ask, taken } = await anOffice();
      const { choose, desk, cancel } = await ask(details);
      expect(await taken(), 'asked for').toEqual([0, 0]);
      expect((await choose()).data.state).toBe('booking');
      expect(await taken()).toEqual([TOTAL, 0]);
      await desk('confirm', { ticketNumber: 'AB-1' });
      expect(await taken()).toEqual([0, TOTAL]);
      expect((await cancel()).data.refund).toMatchObject({ amount: TOTAL - 50_000 });
      expect(await taken()).toEqual([0, 50_000]);
      expect(await brokenCharges(db())).toEqual([]);
    },
  );

  it('is reserved while it is with its approvers, who see what is left; a decline, a withdrawal and a refusal release it', async () => {
    const { company, ask, taken } = await anOffice({ approvals: true });
    const { admin } = company;
    const approved = await ask();
    expect((await approved.choose()).data.state).toBe('awaiting_approval');
    expect(await taken()).toEqual([TOTAL, 0]);
    expect((await approving(admin).see(approved.bookingId)).data.budgets).toEqual([
      {
        sentence: expect.stringMatching(/₹10,000 left of ₹10,000; this trip takes ₹2,000\.$/) as string,
        exceeded: false,
        stops: false,
      },
    ]);
    await approving(admin).answer(approved.bookingId, 'approve', TOTAL);
    expect(await taken()).toEqual([TOTAL, 0]);
    await approved.desk('refuse', { note: 'Sold out.' });
    expect(await taken(), 'it cannot be booked').toEqual([0, 0]);

    const declined = await ask();
    await declined.choose();
    await approving(admin).answer(declined.bookingId, 'decline', TOTAL);
    expect(await taken()).toEqual([0, 0]);

    const withdrawn = await ask();
    await withdrawn.choose();
    expect(await taken()).toEqual([TOTAL, 0]);
    await withdrawn.cancel();
    expect(await taken()).toEqual([0, 0]);
    expect(await brokenCharges(db())).toEqual([]);
  });

  it('a budget that stops refuses what is more than it has left, and nothing is paid', async () => {
    const { ask, taken, traveller } = await anOffice({ amount: TOTAL + 1, whenExceeded: 'stop' });
    const [first, second] = [await ask(), await ask()];
    const answers = await Promise.all([first.choose(), second.choose()]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['', 'OVER_BUDGET']);
    expect(await taken()).toEqual([TOTAL, 0]);
    const lost = answers[0].code ? first : second;
    const { data } = await traveller.get<TransportView>(`/api/corporate/transport/details?bookingId=${lost.bookingId}`);
    expect(data.state).toBe('quoted');
    expect(await brokenCharges(db())).toEqual([]);
  });

  it('what was booked before it was counted is counted when a budget for its day is saved', async () => {
    const { ask, budgets, own, taken } = await anOffice();
    const { choose, desk, bookingId } = await ask();
    await choose();
    await desk('confirm', { ticketNumber: 'AB-1' });
    await db().execute(sql`delete from budget_charges where booking_id = ${bookingId}`);
    expect(await taken()).toEqual([0, 0]);
    await budgets.add({
      departmentId: own,
      amount: 5_000_000,
      name: 'Another',
      startsOn: '2026-12-01',
      endsOn: '2026-12-15',
    });
    expect(await taken()).toEqual([0, TOTAL]);
  });
});
