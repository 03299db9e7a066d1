import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#features/companies/organisation.ts';
import type { FlightBooking } from '#features/bookings/contract.ts';
import { balanceOf } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { approving, levelOf } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { budgetsOf } from '../support/budget-office.ts';
import { aBookingCompany, flightRules } from '../support/company-desk.ts';
import { deliver } from '../support/emails.ts';
import { flightDeskOf, offersOf, toDelhi, wayBudget } from '../support/flight-desk.ts';
import { OUT, xx, zz } from '../support/flyer.ts';

const setup = useBookingSetup();
const { db } = setup;
const HOUR = 3_600_000;
const NEXT_DAY = '2026-12-21';
const THREE_DAYS_LATER = '2026-12-23';

/** A company in which every flight needs approval by one person, and somebody whose flight is asked for. */
async function anOffice({ named = true, offer = zz(9011), sent = true } = {}) {
  const company = await aBookingCompany(db, setup.api);
  await company.policy([flightRules(wayBudget(1_000))]);
  await company.fund(20_000_000);
  const [asker, first] = [await company.employee(), await company.employee()];
  const budgets = budgetsOf(setup, company);
  const { own } = await budgets.departments();
  await budgets.works(asker, own);
  await company.approvals([{ policy: 'outside', levels: [levelOf([first])] }]);
  await deliver(db());
  const desk = flightDeskOf(asker);
  const quote = async (of: string): Promise<FlightBooking> =>
    desk.lookAt((await desk.quoteFlights({ offers: [of] })).data.bookingId);
  const booking = await quote(offer);
  if (named) await desk.nameFlyers(booking);
  const ask = approving(asker);
  const boss = approving(first);
  if (sent) await ask.sendBooking(booking);
  const upTo = Math.ceil(booking.total * 1.2);
  return {
    company,
    desk,
    budgets,
    own,
    booking,
    ask,
    boss,
    quote,
    upTo,
    /** Approves the flight and others a day before and after; then time passes until its own price is gone. */
    grant: async () => {
      const { status } = await boss.answer(booking._id, 'approve', booking.total, { upTo, windowDays: 1 });
      expect(status).toBe(200);
    },
    hold: async (of: string) => desk.holdTrip(await quote(of)),
  };
}

const untilOver = async () => {
  clock.advance(25 * HOUR); // no airline of the tests holds for longer
  await setup.jobs();
};

describe('[4.8] [7.20] an approval for a route and a window', () => {
  it('lets another flight of the route be booked without asking again, once', async () => {
    const { company, desk, booking, ask, boss, quote, grant, hold, upTo } = await anOffice({ named: false });
    await grant();
    await untilOver();
    expect((await desk.lookAt(booking._id)).state).toBe('expired');
    const held = await hold(zz(9011, NEXT_DAY));
    expect(held.status).toBe(200);
    const ready = (await desk.nameFlyers(held.data)).data;
    const before = await balanceOf(db(), company.accounts.wallet);
    expect((await desk.payTrip(ready, ready.total)).status).toBe(200);
    await setup.jobs();
    const booked = await desk.lookAt(ready._id);
    expect(booked.state).toBe('confirmed');
    expect(booked.total).toBeLessThanOrEqual(upTo);
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(before - booked.total);

    const seen = (await boss.see(booking._id)).data; // the old address leads to the new booking
    expect(seen).toMatchObject({ bookingId: booked._id, approvalStatus: 'approved', total: booked.total });
    expect(seen.history.map(({ text }) => text).join()).toMatch(/chose another flight within what was approved: .+ ₹/);
    expect((await hold(zz(9011, NEXT_DAY))).status).toBe(409);
    expect((await ask.sendBooking(await quote(zz(9011, NEXT_DAY)))).status).toBe(200); // asked for anew
  });

  it('is shown to who decides, to who asked, in the email and in the audit log', async () => {
    const { company, ask, booking, boss, desk, grant } = await anOffice({ named: false });
    expect((await boss.see(booking._id)).data).toMatchObject({
      trip: { route: [{ from: 'BLR', to: 'DEL', fromName: 'Bengaluru', day: OUT }] },
      window: null,
    });
    await deliver(db());
    await grant();
    await setup.jobs();
    const { data } = await ask.status(company.companyId, booking._id);
    expect(data.window).toMatchObject({ bounds: [{ first: '2026-12-19', last: NEXT_DAY }] });
    expect(data.window?.until).toBe(new Date(clock.now().getTime() + 72 * HOUR).toISOString());
    expect((await desk.lookAt(booking._id)).company?.window).toEqual(data.window);
    const text = (await deliver(db())).map((email) => email.text).join('\n');
    expect(text).toMatch(/Also approved: other flights Bengaluru–.*Delhi, 19–21 Dec, up to ₹[\d,.]+ for the trip/);
    const { entries } = await company.must<{ entries: AuditEntry[] }>('GET', 'audit-trail?kind=approval-decision');
    expect(JSON.stringify(entries[0])).toMatch(/Bengaluru–.*Delhi, 19–21 Dec/);
  });

  it('marks the flights it covers in the listing, and no others', async () => {
    const { desk, grant, upTo } = await anOffice({ named: false });
    const marks = async (depart: string) => offersOf((await desk.searchFlights({ trip: { ...toDelhi, depart } })).data);
    const isMarked = ({ verdict }: Awaited<ReturnType<typeof marks>>[number]) => verdict?.tag === 'Approved in advance';
    expect((await marks(NEXT_DAY)).some(isMarked)).toBe(false);
    await grant();
    const offers = await marks(NEXT_DAY);
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers.filter(({ verdict }) => verdict))
      expect(isMarked(offer), `${offer.offer} ${offer.total}`).toBe(offer.total <= upTo && offer.cabin === 2);
    expect((await marks(THREE_DAYS_LATER)).some(isMarked)).toBe(false);
  });

  it('marks no flight at whose price others have to be asked, as the hold asks them', async () => {
    const { company, desk, boss, booking, grant, hold } = await anOffice({ named: false });
    await grant();
    const marked = async () =>
      offersOf((await desk.searchFlights({ trip: { ...toDelhi, depart: NEXT_DAY } })).data).filter(
        ({ verdict }) => verdict?.tag === 'Approved in advance',
      );
    const dearest = (await marked()).sort((a, b) => b.total - a.total)[0]!;
    expect(dearest.total).toBeGreaterThan(booking.total);
    const [first, second] = [await company.employee(), await company.employee()];
    await company.approvals([{ policy: 'outside', levels: [levelOf([first]), levelOf([second])] }]);
    const after = await marked(); // what costs no more than the approved flight asks nobody
    expect(after.length).toBeGreaterThan(0);
    for (const { total } of after) expect(total).toBeLessThanOrEqual(booking.total);
    expect((await hold(dearest.offer)).status).toBe(409);
    expect((await boss.see(booking._id)).data.approvalStatus).toBe('approved');
  });

  it.each([
    ['another day', zz(9011, THREE_DAYS_LATER)],
    ['a dearer fare', zz(9011, NEXT_DAY, 'flexi')],
  ])('does not cover %s', async (_, offer) => {
    const { grant, hold, quote, upTo } = await anOffice({ named: false });
    await grant();
    const { total } = await quote(offer);
    if (offer.startsWith('flexi')) expect(total).toBeGreaterThan(upTo);
    expect((await hold(offer)).status).toBe(409);
  });

  it('is over after three days, and what budgets reserve for it with it', async () => {
    const { company, booking, grant, hold, desk, upTo, ask } = await anOffice({ named: false });
    await ask.status(company.companyId, booking._id);
    await grant();
    expect(await reservedFor(booking._id)).toBe(upTo);
    await untilOver();
    expect((await desk.lookAt(booking._id)).state).toBe('expired');
    expect(await reservedFor(booking._id)).toBe(upTo);
    clock.advance(48 * HOUR);
    expect((await hold(zz(9011, NEXT_DAY))).status).toBe(409);
    await setup.jobs();
    expect(await reservedFor(booking._id)).toBe(0);
    expect((await desk.lookAt(booking._id)).company?.window).toBeUndefined();
  });

  it('gives back the flight that was approved when another one is held, and comes back when that is released', async () => {
    const { booking, grant, hold, desk, upTo } = await anOffice({ named: false });
    await grant();
    await setup.jobs();
    expect((await desk.lookAt(booking._id)).state).toBe('approved');
    const held = await hold(zz(9011, NEXT_DAY));
    expect(held.status).toBe(200);
    expect(await desk.lookAt(booking._id)).toMatchObject({
      state: 'expired',
      payment: { problem: expect.stringMatching(/^You chose another flight/) as string },
    });
    expect([await reservedFor(booking._id), await reservedFor(held.data._id)]).toEqual([0, upTo]);
    expect((await hold(zz(9011, OUT))).status).toBe(409); // it is held with the other one
    await desk.post('/api/bookings/release', { bookingId: held.data._id });
    expect((await hold(zz(9011, OUT))).status).toBe(200);
  });

  it('is used by one of two holds at the same moment', async () => {
    const { booking, grant, quote, desk } = await anOffice({ named: false });
    await grant();
    await untilOver();
    const two = [await quote(zz(9011, NEXT_DAY)), await quote(zz(9011, '2026-12-19'))];
    const answers = await Promise.all(two.map((one) => desk.holdTrip(one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await desk.lookAt(booking._id)).company?.window).toBeUndefined();
    expect(await setup.broken()).toEqual({});
  });

  it('is used up when the flight that was asked for is booked at once', async () => {
    const { booking, grant, hold, desk } = await anOffice();
    await grant();
    await setup.jobs();
    expect((await desk.lookAt(booking._id)).state).toBe('confirmed');
    expect(await reservedFor(booking._id)).toBe(0);
    expect((await hold(zz(9011, NEXT_DAY))).status).toBe(409);
  });

  it('remains when the fare rose above it before it was booked', async () => {
    const { booking, boss, hold, desk } = await anOffice({ offer: xx(9011) });
    await db().execute(sql`update bookings set total = total - 100000 where id = ${booking._id}`);
    await db().execute(
      sql`update approval_requests set amount = amount - 100000, run = jsonb_set(run, '{amount}', to_jsonb(amount - 100000)) where booking_id = ${booking._id}`,
    );
    const granted = booking.total - 1;
    const answer = { upTo: granted, windowDays: 1 };
    expect((await boss.answer(booking._id, 'approve', booking.total - 100_000, answer)).status).toBe(200);
    await setup.jobs();
    expect((await desk.lookAt(booking._id)).state).toBe('expired'); // it costs a paisa more
    expect((await hold(xx(9011))).status).toBe(409);
  });

  it('refuses a window above twice the price, of more than a week, and where a budget has not that much left', async () => {
    const { booking, boss, budgets, own } = await anOffice({ named: false });
    const grant = (over: object) => boss.answer(booking._id, 'approve', booking.total, { windowDays: 1, ...over });
    const dear = await grant({ upTo: booking.total * 2 + 1 });
    expect([dear.status, dear.json]).toMatchObject([
      400,
      { fields: { upTo: expect.stringContaining('twice') as string } },
    ]);
    expect((await grant({ windowDays: 8 })).status).toBe(400);
    await budgets.add({ departmentId: own, amount: booking.total + 10_000, whenExceeded: 'stop' });
    const over = await grant({ upTo: booking.total + 20_000 });
    expect([over.status, over.json]).toMatchObject([409, { code: 'OVER_BUDGET' }]);
    expect((await boss.see(booking._id)).data.approvalStatus).toBe('pending');
    expect((await grant({ upTo: booking.total + 10_000 })).status).toBe(200);
  });

  it('is asked for with the request: who decides reads it, also in the email, and may grant less', async () => {
    const { company, ask, boss, booking, desk } = await anOffice({ named: false, sent: false });
    await deliver(db());
    const upTo = booking.total + 50_000;
    expect((await ask.sendBooking(booking, 'A meeting that may move.', { window: { days: 3, upTo } })).status).toBe(
      200,
    );
    const seen = (await boss.see(booking._id)).data;
    expect(seen).toMatchObject({ trip: { windowAsked: { days: 3, upTo } }, window: null });
    const [email] = await deliver(db());
    expect(email?.text).toMatch(
      /Asked too\n?.*Other flights Bengaluru–.*Delhi, 17–23 Dec, up to ₹[\d,.]+ for the trip/s,
    );
    await boss.answer(booking._id, 'approve', booking.total, { upTo: booking.total, windowDays: 1 });
    const { data } = await ask.status(company.companyId, booking._id);
    expect(data.window).toMatchObject({ bounds: [{ first: '2026-12-19', last: NEXT_DAY }], upTo: booking.total });
    expect((await desk.lookAt(booking._id)).company?.window?.upTo).toBe(booking.total);
  });

  it('asked for, reserves nothing, and is not granted by an approval of the trip alone', async () => {
    const { ask, boss, booking, desk, hold } = await anOffice({ named: false, sent: false });
    await ask.sendBooking(booking, 'A meeting.', { window: { days: 3, upTo: booking.total * 2 } });
    expect(await reservedFor(booking._id)).toBe(booking.total);
    await boss.answer(booking._id, 'approve', booking.total);
    expect((await desk.lookAt(booking._id)).company?.window).toBeUndefined();
    expect((await hold(zz(9011, NEXT_DAY))).status).toBe(409);
  });

  it('cannot be asked for below the price, above twice the price, or for more than a week', async () => {
    const { ask, booking } = await anOffice({ named: false, sent: false });
    for (const upTo of [booking.total - 1, booking.total * 2 + 1]) {
      const answer = await ask.sendBooking(booking, 'A meeting.', { window: { days: 1, upTo } });
      expect([answer.status, answer.json]).toMatchObject([
        400,
        {
          fields: { 'window.upTo': expect.stringMatching(/^Ask for an amount from ₹[\d,.]+ to ₹[\d,.]+\.$/) as string },
        },
      ]);
    }
    const long = await ask.sendBooking(booking, 'A meeting.', { window: { days: 8, upTo: booking.total } });
    expect([long.status, long.json]).toMatchObject([
      400,
      { fields: { 'window.days': 'A window is at most 7 days before and after.' } },
    ]);
  });

  it('is given up by whoever was granted it: the flight stays, and budgets reserve its price alone', async () => {
    const { company, ask, booking, boss, desk, grant, hold, upTo } = await anOffice({ named: false });
    await grant();
    await setup.jobs();
    expect(await reservedFor(booking._id)).toBe(upTo);
    const giveUp = (bookingId: string) =>
      desk.post<FlightBooking>('/api/bookings/release', { bookingId, only: 'window' });
    const left = await giveUp(booking._id);
    expect([left.status, left.data.state, left.data.company?.window]).toEqual([200, 'approved', undefined]);
    expect(await reservedFor(booking._id)).toBe(booking.total);
    expect((await ask.status(company.companyId, booking._id)).data).toMatchObject({
      approvalStatus: 'approved',
      window: null,
    });
    expect((await boss.see(booking._id)).data.history.at(-1)?.text).toMatch(
      / gave up the other flights that were approved too\.$/,
    );
    expect((await giveUp(booking._id)).status).toBe(200); // again is the same
    expect((await hold(zz(9011, NEXT_DAY))).status).toBe(409);
    const stranger = flightDeskOf(await company.employee());
    expect((await stranger.post('/api/bookings/release', { bookingId: booking._id, only: 'window' })).status).toBe(404);
  });

  it('given up after the flight expired, nothing is reserved any more', async () => {
    const { booking, desk, grant } = await anOffice({ named: false });
    await grant();
    await untilOver();
    const left = await desk.post<FlightBooking>('/api/bookings/release', { bookingId: booking._id, only: 'window' });
    expect([left.status, left.data.state]).toEqual([200, 'expired']);
    expect(await reservedFor(booking._id)).toBe(0);
  });

  it('given up while another flight is held with it: one of the two happens, and the sums are right', async () => {
    const { booking, grant, quote, desk } = await anOffice({ named: false });
    await grant();
    await untilOver();
    const other = await quote(zz(9011, NEXT_DAY));
    const [left, held] = await Promise.all([
      desk.post<FlightBooking>('/api/bookings/release', { bookingId: booking._id, only: 'window' }),
      desk.holdTrip(other),
    ]);
    expect(left.status).toBe(200);
    expect([200, 409]).toContain(held.status);
    expect((await desk.lookAt(booking._id)).company?.window).toBeUndefined();
    expect(await reservedFor(booking._id)).toBe(0);
    expect(await setup.broken()).toEqual({});
  });

  it('of a trip that may not be approved at all, and of somebody else, it covers nothing', async () => {
    const { grant, company } = await anOffice({ named: false });
    await grant();
    const other = flightDeskOf(await company.employee());
    expect((await other.tryFlights({ offers: [zz(9011, NEXT_DAY)] })).status).toBe(409);
  });
});

/** What budgets reserve for a booking. */
async function reservedFor(bookingId: string): Promise<number> {
  const { rows } = await db().execute<{ sum: string }>(
    sql`select coalesce(max(reserved), 0)::text as sum from budget_charges where booking_id = ${bookingId}`,
  );
  return Number(rows[0]?.sum);
}
