import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#features/companies/organisation.ts';
import { balanceOf } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { levelOf } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { reservedFor } from '../support/budget-office.ts';
import { deliver } from '../support/emails.ts';
import { flightDeskOf, offersOf, toDelhi } from '../support/flight-desk.ts';
import { aFlightWindow, letHoldsExpire } from '../support/flight-window.ts';
import { OUT, xx, zz } from '../support/flyer.ts';

const setup = useBookingSetup();
const { db } = setup;
const HOUR = 3_600_000;
const NEXT_DAY = '2026-12-21';
const THREE_DAYS_LATER = '2026-12-23';

describe('[4.8] [7.20] an approval for a route and a window', () => {
  it('lets another flight of the route be booked without asking again, once', async () => {
    const { company, desk, booking, ask, boss, quote, grant, hold, upTo } = await aFlightWindow(setup, {
      named: false,
    });
    await grant();
    await letHoldsExpire(setup);
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
    const { company, ask, booking, boss, desk, grant } = await aFlightWindow(setup, { named: false });
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
    const { desk, grant, upTo } = await aFlightWindow(setup, { named: false });
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
    const { company, desk, boss, booking, grant, hold } = await aFlightWindow(setup, { named: false });
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
    const { grant, hold, quote, upTo } = await aFlightWindow(setup, { named: false });
    await grant();
    const { total } = await quote(offer);
    if (offer.startsWith('flexi')) expect(total).toBeGreaterThan(upTo);
    expect((await hold(offer)).status).toBe(409);
  });

  it('is over after three days, and what budgets reserve for it with it', async () => {
    const { company, booking, grant, hold, desk, upTo, ask } = await aFlightWindow(setup, { named: false });
    await ask.status(company.companyId, booking._id);
    await grant();
    expect(await reservedFor(setup, booking._id)).toBe(upTo);
    await letHoldsExpire(setup);
    expect((await desk.lookAt(booking._id)).state).toBe('expired');
    expect(await reservedFor(setup, booking._id)).toBe(upTo);
    clock.advance(48 * HOUR);
    expect((await hold(zz(9011, NEXT_DAY))).status).toBe(409);
    await setup.jobs();
    expect(await reservedFor(setup, booking._id)).toBe(0);
    expect((await desk.lookAt(booking._id)).company?.window).toBeUndefined();
  });

  it('gives back the flight that was approved when another one is held, and comes back when that is released', async () => {
    const { booking, grant, hold, desk, upTo } = await aFlightWindow(setup, { named: false });
    await grant();
    await setup.jobs();
    expect((await desk.lookAt(booking._id)).state).toBe('approved');
    const held = await hold(zz(9011, NEXT_DAY));
    expect(held.status).toBe(200);
    expect(await desk.lookAt(booking._id)).toMatchObject({
      state: 'expired',
      payment: { problem: expect.stringMatching(/^You chose another flight/) as string },
    });
    expect([await reservedFor(setup, booking._id), await reservedFor(setup, held.data._id)]).toEqual([0, upTo]);
    expect((await hold(zz(9011, OUT))).status).toBe(409); // it is held with the other one
    await desk.post('/api/bookings/release', { bookingId: held.data._id });
    expect((await hold(zz(9011, OUT))).status).toBe(200);
  });

  it('is used by one of two holds at the same moment', async () => {
    const { booking, grant, quote, desk } = await aFlightWindow(setup, { named: false });
    await grant();
    await letHoldsExpire(setup);
    const two = [await quote(zz(9011, NEXT_DAY)), await quote(zz(9011, '2026-12-19'))];
    const answers = await Promise.all(two.map((one) => desk.holdTrip(one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await desk.lookAt(booking._id)).company?.window).toBeUndefined();
    expect(await setup.broken()).toEqual({});
  });

  it('is used up when the flight that was asked for is booked at once', async () => {
    const { booking, grant, hold, desk } = await aFlightWindow(setup);
    await grant();
    await setup.jobs();
    expect((await desk.lookAt(booking._id)).state).toBe('confirmed');
    expect(await reservedFor(setup, booking._id)).toBe(0);
    expect((await hold(zz(9011, NEXT_DAY))).status).toBe(409);
  });

  it('remains when the fare rose above it before it was booked', async () => {
    const { booking, boss, hold, desk } = await aFlightWindow(setup, { offer: xx(9011) });
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
    const { booking, boss, budgets, own } = await aFlightWindow(setup, { named: false });
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

  it('of a trip that may not be approved at all, and of somebody else, it covers nothing', async () => {
    const { grant, company } = await aFlightWindow(setup, { named: false });
    await grant();
    const other = flightDeskOf(await company.employee());
    expect((await other.tryFlights({ offers: [zz(9011, NEXT_DAY)] })).status).toBe(409);
  });
});
