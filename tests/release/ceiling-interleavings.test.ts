import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FlightBooking } from '#features/bookings/contract.ts';
import { nextState, type BookingAction, type BookingState } from '#features/bookings/rules/states.ts';
import { approvalEvents, approvalRequests } from '#features/approvals/server/tables.ts';
import { covering, RUN_STATES, RUN_TRANSITIONS, type RunState } from '#features/approvals/rules/run.ts';
import { bookings } from '#features/bookings/server/tables.ts';
import { balanceOf } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { approving, levelOf, REASON } from '../support/approvals-desk.ts';
import { NOON_LESS_HALF, useBookingSetup } from '../support/booking-setup.ts';
import { budgetsOf } from '../support/budget-office.ts';
import { aBookingCompany, flightRules } from '../support/company-desk.ts';
import { flightDeskOf, wayBudget } from '../support/flight-desk.ts';
import { OUT, xx } from '../support/flyer.ts';
import { expectSums } from '../support/sums-of-budgets.ts';
import { walkUntilSeen } from '../support/walk-until-seen.ts';

const setup = useBookingSetup();
const { db } = setup;
const MINUTE = 60_000;
const FUNDS = 20_000_000;
const MOST_TRIPS = 5;
const THE_NEXT_DAY = '2026-12-21';
const ACTIONS = [
  'quote',
  'next',
  'next',
  'next',
  'answer',
  'answer',
  'answer',
  'answer',
  'release',
  'again',
  'jobs',
  'jobs',
] as const;

type Step = { who: number; action: (typeof ACTIONS)[number]; pick: number; yes: boolean; above: boolean };
const step = fc.record<Step>({
  who: fc.nat(1),
  action: fc.constantFrom(...ACTIONS),
  pick: fc.nat(3),
  yes: fc.boolean(),
  above: fc.boolean(),
});
const approval = step.map((one): Step => ({ ...one, action: 'answer', yes: true }));
/** Time passes; a trip is requested, fares move by so much (paise) and approvers answer; or several things happen at once. */
const moment = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(MINUTE, 31 * MINUTE, 31 * MINUTE, 25 * 60 * MINUTE) },
  {
    weight: 3,
    arbitrary: fc.record({
      rise: fc.constantFrom(-10_000, 10_000),
      steps: fc.array(approval, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ window: fc.constant(true), steps: fc.array(step, { maxLength: 2 }) }) },
  { weight: 6, arbitrary: fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 5 }) }) },
);

/** What may follow a state of a request. */
const after = (state: RunState): RunState[] => Object.values<readonly RunState[]>(RUN_TRANSITIONS[state]).flat();

type Office = Awaited<ReturnType<typeof anOffice>>;

/** Two people whose flights need approval, at an airline that holds no seats, by either of two; a budget of two trips. */
async function anOffice() {
  const company = await aBookingCompany(db, setup.api);
  await company.policy([flightRules(wayBudget(1_000))]);
  await company.fund(FUNDS);
  const [first, second] = [await company.employee(), await company.employee()];
  const [one, two] = [await company.employee(), await company.employee()];
  await company.approvals([{ policy: 'outside', levels: [levelOf([one, two])] }]);
  const workers = [first, second].map((desk) => ({
    flyer: flightDeskOf(desk),
    asks: approving(desk),
    trips: [] as string[],
  }));
  const { flyer, trips } = workers[0]!;
  const booking = await quoted(flyer);
  trips.push(booking._id);
  const budgets = budgetsOf(setup, company);
  const { own } = await budgets.departments();
  for (const desk of [first, second]) await budgets.works(desk, own);
  const amount = Math.round(booking.total * 2.5);
  const department = await budgets.add({ departmentId: own, amount, whenExceeded: 'stop' });
  return { company, workers, bosses: [approving(one), approving(two)], budgets, department };
}

/** A flight of an airline that holds no seats, with its traveller named. */
async function quoted(flyer: ReturnType<typeof flightDeskOf>, date = OUT): Promise<FlightBooking> {
  const { data } = await flyer.quoteFlights({ offers: [xx(9011, date)] });
  return (await flyer.nameFlyers(await flyer.lookAt(data.bookingId))).data;
}

it('[4.8] [7.20] whatever people, approvers and fares do at once, a request with a ceiling or a window has one outcome, and its sums are right', async () => {
  const seen = new Set<string>();
  await walkUntilSeen(
    fc.asyncProperty(fc.array(moment, { minLength: 14, maxLength: 22 }), async (moments) => {
      await setup.clear();
      clock.freeze(NOON_LESS_HALF);
      const office = await anOffice();
      for (const now of moments) {
        if (typeof now === 'number') clock.advance(now);
        else {
          if ('rise' in now) {
            await requestOne(office);
            await faresMove(now.rise);
          }
          const others = 'window' in now ? await grantOthers(office) : [];
          const at = [...others.map((hold) => hold()), ...now.steps.map((one) => act(office, one))];
          for (const code of await Promise.all(at)) seen.add(code);
        }
        expect(await setup.broken()).toEqual({});
        await sumsAgree(office);
      }
      await setup.settle();
      expect(await setup.broken()).toEqual({});
      await sumsAgree(office);
      await oneOutcomeEach(seen);
      await paidOnce(office);
    }),
    6,
    seen,
    [
      'above its ceiling',
      'risen within its ceiling',
      'fallen',
      'confirmed',
      'declined',
      'expired',
      'booked within a window',
    ],
  );
}, 300_000);

/** The person with fewer trips requests one, up to a limit. */
async function requestOne({ workers }: Office): Promise<void> {
  const [{ flyer, asks, trips }] = workers.toSorted((a, b) => a.trips.length - b.trips.length) as [
    Office['workers'][0],
  ];
  if (trips.length >= MOST_TRIPS) return;
  const booking = await quoted(flyer);
  trips.push(booking._id);
  const { status, json } = await asks.sendBooking(booking, REASON);
  known(status, json);
}

/**
 * Somebody's request is approved with other flights of its route a day before or after; gives two holds of such flights,
 * to be made at the same moment. What is held is paid.
 */
async function grantOthers(office: Office): Promise<(() => Promise<string>)[]> {
  await requestOne(office);
  const boss = office.bosses[0]!;
  const one = (await boss.inbox()).response.find(({ waitsForMe }) => waitsForMe);
  if (!one) return [];
  const grant = { upTo: Math.round(one.total * 1.2), windowDays: 1 };
  const { status, json } = await boss.answer(one.bookingId, 'approve', one.total, grant);
  known(status, json);
  const worker = office.workers.find(({ trips }) => trips.includes(one.bookingId));
  if (!worker) return [];
  const { flyer, trips } = worker;
  const two = [await quoted(flyer, OUT), await quoted(flyer, THE_NEXT_DAY)];
  trips.push(...two.map(({ _id }) => _id));
  return two.map((booking) => async () => {
    const held = await flyer.holdTrip(booking);
    if (held.status !== 200) return known(held.status, held.json);
    const paid = await flyer.payTrip(held.data, held.data.total);
    return known(paid.status, paid.json);
  });
}

/** As if fares had been lower (a rise) or higher (a fall) by so much when they were asked for; the ceiling stays. */
async function faresMove(rise: number): Promise<void> {
  const { rows } = await db().execute<{ id: string }>(sql`
    update bookings set total = total - ${rise}
    where state = 'awaiting_approval' and total - ${rise} <= (company->>'askedUpTo')::bigint returning id`);
  for (const { id } of rows)
    await db().execute(sql`
      update approval_requests set amount = amount - ${rise}, run = jsonb_set(run, '{amount}', to_jsonb(amount - ${rise}))
      where booking_id = ${id}`);
}

/** One thing somebody does; gives the code of its refusal, or `ok`. */
async function act({ workers, bosses }: Office, { who, action, pick, yes, above }: Step): Promise<string> {
  if (action === 'jobs') return setup.jobs().then(() => 'ok');
  const { flyer, asks, trips } = workers[who]!;
  if (!trips.length || (action === 'quote' && trips.length < MOST_TRIPS)) {
    trips.push((await quoted(flyer, yes ? OUT : THE_NEXT_DAY))._id);
    return 'ok';
  }
  if (action === 'answer') {
    const boss = bosses[pick % 2]!;
    const waiting = (await boss.inbox()).response.filter(({ waitsForMe }) => waitsForMe);
    const one = waiting[pick % Math.max(1, waiting.length)];
    if (!one) return 'ok';
    const upTo = above ? one.ceiling : null;
    const windowDays = yes && pick % 2 ? 1 : null; // and other flights of the route, a day before or after
    const answer = await boss.answer(one.bookingId, yes ? 'approve' : 'decline', one.total, { upTo, windowDays });
    return known(answer.status, answer.json);
  }
  const booking = await flyer.lookAt((action === 'next' ? trips.at(-1) : trips[pick % trips.length])!);
  const { _id: bookingId, state, total } = booking;
  if (action === 'again') {
    const { status, data, json } = await asks.askAgain(bookingId);
    if (status === 200 && !trips.includes(data.bookingId)) trips.push(data.bookingId);
    return known(status, json);
  }
  if (action === 'release') {
    const { status, json } = await flyer.post('/api/bookings/release', { bookingId });
    return known(status, json);
  }
  if (state === 'quoted' && !above) {
    const { status, json } = await flyer.holdTrip(booking); // refused, unless it is within the window of an approval
    return known(status, json);
  }
  if (state !== 'quoted' && state !== 'approved' && state !== 'held') return 'ok';
  const { status, json } =
    state === 'quoted' ? await asks.sendBooking(booking, REASON) : await flyer.payTrip(booking, total);
  return known(status, json);
}

function known(status: number, json: unknown): string {
  expect([200, 400, 403, 404, 409]).toContain(status);
  return (json as { code?: string } | null)?.code ?? 'ok';
}

/** The budget has what its bookings cost and is not exceeded; nothing is held at the airline for a request that waits. */
async function sumsAgree({ budgets, department }: Office): Promise<void> {
  const list = await budgets.list();
  await expectSums(db(), list, [[department, () => true]]);
  expect(list.find(({ budgetId }) => budgetId === department)!.left).toBeGreaterThanOrEqual(0);
  const { rows } = await db().execute(
    sql`select b.id from bookings b join flight_reservations r on r.key = b.id where b.state = 'awaiting_approval'`,
  );
  expect(rows).toEqual([]);
}

/** Each request has one outcome, to which its events lead by the table; a trip was booked within what was granted, once. */
async function oneOutcomeEach(seen: Set<string>): Promise<void> {
  const events = await db().select().from(approvalEvents).orderBy(approvalEvents.id);
  const requests = await db().select().from(approvalRequests);
  for (const { id, bookingId, state } of requests) {
    let now: RunState | null = null;
    for (const { kind } of events.filter(({ requestId }) => requestId === id)) {
      const next = kind === 'asked' || kind === 'asked-again' ? 'waiting' : RUN_STATES.find((one) => one === kind);
      if (!next) continue;
      if (now !== null) expect(after(now), `${bookingId}: ${now}, ${next}`).toContain(next);
      now = next;
    }
    expect([now, state === 'waiting'], bookingId).toEqual([state, false]);
  }
  for (const { id, state, total, paymentProblem } of await db().select().from(bookings)) {
    if (paymentProblem?.startsWith('It now costs')) seen.add('above its ceiling');
    if (state !== 'confirmed') continue;
    const [granted, ...more] = requests.filter(({ bookingId }) => bookingId === id);
    expect([granted?.state, more.length, paymentProblem], id).toEqual(['approved', 0, null]);
    expect(total).toBeLessThanOrEqual(Math.max(...covering(granted!.run).map(({ upTo }) => upTo)));
    const approved = events.filter(({ requestId, kind }) => requestId === granted!.id && kind === 'approve').at(-1)!;
    if (events.some(({ requestId, kind }) => requestId === granted!.id && kind === 'within'))
      seen.add('booked within a window');
    if (total !== approved.amount) seen.add(total > approved.amount ? 'risen within its ceiling' : 'fallen');
  }
  type Event = { booking_id: string; action: BookingAction; from_state: BookingState | null; to_state: BookingState };
  const { rows } = await db().execute<Event>(sql`select * from booking_events order by booking_id, id`);
  for (const { action, from_state: from, to_state: to } of rows) {
    if (from !== null) expect(nextState(from, action), `${from} ${action}`).toBe(to);
    seen.add(to);
  }
}

/** Every confirmed trip was paid once, at its price, and nothing else was. */
async function paidOnce({ company }: Office): Promise<void> {
  const booked = (await db().select().from(bookings)).filter(({ state }) => state === 'confirmed');
  const paid = booked.reduce((sum, { total }) => sum + total, 0);
  expect(await balanceOf(db(), company.accounts.wallet)).toBe(FUNDS - paid);
}
