import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { DeskTransport, TransportDetails, TransportView } from '#features/transport/contract.ts';
import { findInvoice } from '#features/documents/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { approving, levelOf } from '../support/approvals-desk.ts';
import { call } from '../support/api-server.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { brokenCharges } from '../support/budget-books.ts';
import { budgetsOf } from '../support/budget-office.ts';
import { aBookingCompany } from '../support/company-desk.ts';
import { deliver } from '../support/emails.ts';
import { aStaff } from '../support/staff.ts';

const setup = useBookingSetup();
const { db } = setup;
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
async function anOffice({
  approvals = false,
  amount = 1_000_000,
  whenExceeded = 'warn',
  paying = 'wallet',
  requiredFields = [] as ('costCentre' | 'project')[],
} = {}) {
  const company = await aBookingCompany(db, setup.api, {
    settings: { modes: ['hotel', 'car', 'bus', 'train'], paying: paying as 'wallet', requiredFields },
  });
  await company.fund(10_000_000);
  if (approvals) await company.approvals([{ levels: [levelOf([company.admin])] }]);
  const traveller = await company.employee();
  const budgets = budgetsOf(setup, company);
  const { own } = await budgets.departments();
  await budgets.works(traveller, own);
  const budget = await budgets.add({ departmentId: own, amount, whenExceeded });
  const { token } = await aStaff(db());
  const request = (over: object = {}) =>
    traveller.post<TransportView>('/api/corporate/transport', {
      details: BUS,
      travellerIds: [traveller.userId],
      reason: 'The estate',
      ...over,
    });
  const ask = async (details = BUS, over: object = {}) => {
    const { data } = await request({ details, ...over });
    const { bookingId, companyId } = data;
    const desk = (what: string, body: object) =>
      call<DeskTransport>('POST', `/api/desk/transport/${what}`, { token, body: { bookingId, companyId, ...body } });
    const quote = (fare: number) =>
      desk('quote', {
        name: 'An offer',
        departsAt: '2026-12-10T09:30',
        fare,
        fee: 0,
        expiresAt: '2026-12-03T18:00',
        freeUntil: null,
        charge: 50_000,
      });
    const sent = await quote(TOTAL);
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
    const look = async (who = traveller) =>
      (await who.get<TransportView>(`/api/corporate/transport/details?bookingId=${bookingId}`)).data;
    return { bookingId, desk, quote, choose, cancel, look };
  };
  const taken = async () => {
    const { reserved, committed } = await budgets.one(budget);
    return [reserved, committed];
  };
  return { company, traveller, budgets, budget, own, request, ask, taken };
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

  it('whoever asked sees how each quote stands to the budgets before choosing one, and nobody else does', async () => {
    const { ask, company, traveller, budgets } = await anOffice({ amount: 300_000 });
    const colleague = await company.employee();
    await company.configure({ booksFor: 'department' });
    const alone = await ask();
    await alone.choose(); // takes ₹2,000 of the ₹3,000
    expect((await alone.look()).quotes.map((one) => one.budgets)).toEqual([[]]);
    await budgets.works(colleague, (await budgets.departments()).own);
    const second = await ask();
    clock.advance(1000);
    await second.quote(90_000);
    const [dear, cheap] = (await second.look()).quotes.map((one) => one.budgets);
    expect(dear).toEqual([
      {
        sentence: expect.stringMatching(
          /^Platform \d+, .*: ₹1,000 left of ₹3,000; this trip takes ₹2,000, ₹1,000 more than is left\.$/,
        ) as string,
        exceeded: true,
        stops: false,
      },
    ]);
    expect(cheap).toEqual([
      {
        sentence: expect.stringMatching(/: ₹1,000 left of ₹3,000; this trip takes ₹900\.$/) as string,
        exceeded: false,
        stops: false,
      },
    ]);
    await db().execute(
      sql`update transport_requests set traveller_ids = array[${traveller.userId}, ${colleague.userId}] where id = ${second.bookingId}`,
    );
    const seen = await second.look(colleague);
    expect(
      seen.quotes.map((one) => one.budgets),
      'a colleague who travels',
    ).toEqual([[], []]);
    const halved = (await second.look()).quotes.map((one) => one.budgets.map(({ sentence }) => sentence));
    expect(halved[0], 'half of it is of another department').toEqual([
      expect.stringMatching(/this trip takes ₹1,000\.$/),
    ]);
  });

  it('a cost centre and a project are asked for, decide what is reserved, and stand with the request', async () => {
    const { ask, request, company, budgets } = await anOffice({
      approvals: true,
      requiredFields: ['costCentre', 'project'],
    });
    const centre = await budgets.add({ kind: 'costCentre', name: 'CC 100', amount: 1_000_000 });
    const project = await budgets.add({ kind: 'project', name: 'Apollo', amount: 100_000, whenExceeded: 'stop' });
    const refused = await request({ costCentre: ' ' });
    expect([refused.status, (refused.json as unknown as { fields: object }).fields]).toEqual([
      400,
      {
        costCentre: 'Enter the cost centre. Your company asks for it at each booking.',
        project: 'Enter the project. Your company asks for it at each booking.',
      },
    ]);
    const long = await request({ costCentre: 'C'.repeat(61), project: 'Zephyr' });
    expect((long.json as unknown as { fields: object }).fields).toEqual({
      costCentre: 'A cost centre is at most 60 characters.',
    });
    const stopped = await ask(BUS, { costCentre: 'cc100', project: 'APOLLO' });
    expect((await stopped.look()).quotes[0]?.budgets.map(({ exceeded, stops }) => [exceeded, stops])).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ]);
    expect((await stopped.choose()).code).toBe('OVER_BUDGET');
    const { bookingId, choose, look, desk } = await ask(BUS, { costCentre: 'CC 100', project: 'Zephyr' });
    expect((await look()).facts.slice(-2)).toEqual([
      { label: 'Cost centre', value: 'CC 100' },
      { label: 'Project', value: 'Zephyr' },
    ]);
    expect((await choose()).data.state).toBe('awaiting_approval');
    const seen = (await approving(company.admin).see(bookingId)).data;
    expect(seen.trip.fields).toEqual({ costCentre: 'CC 100', project: 'Zephyr', purpose: '' });
    expect(seen.budgets).toHaveLength(2);
    await approving(company.admin).answer(bookingId, 'approve', TOTAL);
    await desk('confirm', { ticketNumber: 'AB-1' });
    expect([await budgets.one(centre), await budgets.one(project)]).toMatchObject([
      { reserved: 0, committed: TOTAL },
      { reserved: 0, committed: 0 },
    ]);
    expect((await findInvoice({ db: db(), bookingId }))?.content).toMatchObject({
      booking: { description: expect.stringMatching(/: An offer, cost centre CC 100, project Zephyr$/) as string },
    });
    const [email] = (await deliver(db())).filter(({ subject }) => subject.startsWith('Confirmed: Bus from Kochi'));
    expect(email?.text).toMatch(/^Cost centre: CC 100\nProject: Zephyr$/m);
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
