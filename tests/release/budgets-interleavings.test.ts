import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StayBooking } from '#features/bookings/contract.ts';
import { clock } from '#lib/server/clock.ts';
import { approving, REASON } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBudgetOffice } from '../support/budget-office.ts';
import type { BookingCompany } from '../support/company-desk.ts';
import { expectSums } from '../support/sums-of-budgets.ts';
import { walkUntilSeen } from '../support/walk-until-seen.ts';

const setup = useBookingSetup();
const { db } = setup;
const [NIGHTS, FIXED] = [840_000, 756_000]; // two nights, out of policy and in policy
const MINUTE = 60_000;
const ACTIONS = [
  'quote',
  'quote',
  'next',
  'next',
  'next',
  'next',
  'next',
  'answer',
  'answer',
  'release',
  'cancel',
  'project',
  'raise',
  'jobs',
] as const;

type Step = { who: number; action: (typeof ACTIONS)[number]; pick: number; yes: boolean };
const step = fc.record<Step>({
  who: fc.nat(2),
  action: fc.constantFrom(...ACTIONS),
  pick: fc.nat(3),
  yes: fc.boolean(),
});
/** Time passes, or up to six things happen at once. */
const moment = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(MINUTE, 31 * MINUTE, 24 * 60 * MINUTE) },
  { weight: 6, arbitrary: fc.array(step, { minLength: 1, maxLength: 6 }) },
);

type Desk = Awaited<ReturnType<BookingCompany['employee']>>;
type Worker = { desk: Desk; booked: StayBooking[] };
type Office = Awaited<ReturnType<typeof aBudgetOffice>> & { workers: Worker[]; department: string; project: string };

/** Three people of one department, whose budget refuses the fourth trip; a project that only warns. */
async function anOffice(): Promise<Office> {
  const office = await aBudgetOffice(setup);
  const { company, budgets, asker, own, top } = office;
  const desks = [asker, await company.employee(), await company.employee()];
  await budgets.works(desks[1]!, own);
  await budgets.works(desks[2]!, top);
  return {
    ...office,
    workers: desks.map((desk) => ({ desk, booked: [] })),
    department: await budgets.add({ departmentId: top, amount: 3 * NIGHTS, whenExceeded: 'stop' }),
    project: await budgets.add({ kind: 'project', name: 'Apollo', amount: NIGHTS }),
  };
}

it('[7.20] whatever people, approvers, budgets and jobs do at once, a budget has what its bookings cost and is not exceeded', async () => {
  const seen = new Set<string>();
  await walkUntilSeen(
    fc.asyncProperty(fc.array(moment, { minLength: 12, maxLength: 24 }), async (moments) => {
      await setup.clear();
      const office = await anOffice();
      for (const now of moments) {
        if (typeof now === 'number') clock.advance(now);
        else for (const status of await Promise.all(now.map((one) => act(office, one)))) seen.add(status);
        expect(await setup.broken()).toEqual({});
        await sumsAgree(office, seen);
      }
      await setup.settle();
      await sumsAgree(office, seen);
    }),
    8,
    seen,
    ['OVER_BUDGET', 'awaiting_approval', 'confirmed', 'cancelled', 'declined', 'expired'],
  );
}, 300_000);

/** One thing somebody does; gives the code of its refusal, or `ok`. */
async function act(office: Office, { who, action, pick, yes }: Step): Promise<string> {
  const { desk, booked } = office.workers[who]!;
  const { company, one, hotel } = office;
  const rate = yes ? { ratePlanId: hotel.fixedPlanId, shownTotal: FIXED } : {};
  if (action === 'jobs') return setup.jobs().then(() => 'ok');
  if (action === 'raise') {
    const budget = { budgetId: office.project, kind: 'project', name: 'apollo', amount: NIGHTS * (pick + 1) };
    const dates = { startsOn: '2026-12-01', endsOn: yes ? '2026-12-31' : '2027-03-31', whenExceeded: 'warn' };
    await company.must('PUT', 'budgets', { ...budget, ...dates });
    return 'ok';
  }
  if (action === 'quote' || !booked.length) {
    const { status, data } = await desk.quoteStay(hotel, rate);
    if (status === 200) booked.push((await desk.look(data.bookingId)).data);
    return known(status, null);
  }
  const booking = await chosen({ desk, booked }, action, pick);
  const answer = await doTo(office, desk, booking, { action, yes, one });
  return answer ? known(answer.status, answer.json) : 'ok';
}

/** One of a person's bookings as it is now; to cancel, a confirmed one if there is any. */
async function chosen({ desk, booked }: Worker, action: Step['action'], pick: number): Promise<StayBooking> {
  const now = async ({ _id }: StayBooking) => (await desk.look(_id)).data;
  const confirmed = action === 'cancel' ? await Promise.all(booked.map(now)) : [];
  return confirmed.find(({ state }) => state === 'confirmed') ?? now(booked[pick % booked.length]!);
}

type Answer = { status: number; json: unknown };

function doTo(
  office: Office,
  desk: Desk,
  booking: StayBooking,
  { action, yes, one }: Pick<Step, 'action' | 'yes'> & Pick<Office, 'one'>,
): Promise<Answer> | null {
  const { _id: bookingId, state, total, company } = booking;
  switch (action) {
    case 'answer':
      return one.answer(bookingId, yes ? 'approve' : 'decline', total);
    case 'release':
      return desk.post('/api/bookings/release', { bookingId });
    case 'project':
      return desk.nameThem(booking, { project: yes ? 'Apollo' : '' });
    case 'cancel':
      return desk
        .cancelQuote(bookingId)
        .then(({ status, data, json }): Answer | Promise<Answer> =>
          status === 200 ? desk.cancel(bookingId, data.refund, 'wallet') : { status, json },
        );
    case 'next':
      if (state === 'quoted')
        return company?.inPolicy ? desk.hold(booking) : approving(desk).sendBooking(booking, REASON);
      if (state === 'held' || state === 'approved')
        return booking.details ? desk.pay(booking, total) : desk.nameThem(booking, { project: yes ? 'APOLLO' : '' });
      return null;
    default:
      return null;
  }
}

function known(status: number, json: unknown): string {
  expect([200, 400, 403, 404, 409]).toContain(status);
  return (json as { code?: string } | null)?.code ?? 'ok';
}

/** What the list of budgets says is what the pure function gives over all bookings. */
async function sumsAgree({ budgets, department, project }: Office, seen: Set<string>): Promise<void> {
  const list = await budgets.list();
  const rows = await expectSums(db(), list, [
    [department, () => true],
    [project, ({ company }) => company?.fields.project.toLowerCase() === 'apollo'],
  ]);
  for (const { state } of rows) seen.add(state);
  expect(list.find(({ budgetId }) => budgetId === department)!.left).toBeGreaterThanOrEqual(0);
}
