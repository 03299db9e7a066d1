import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#features/companies/organisation.ts';
import { clock } from '#lib/server/clock.ts';
import { anApprovalOffice, type ApprovalOffice } from '../support/approval-office.ts';
import { approving, levelOf, type Desk } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, flightRules } from '../support/company-desk.ts';
import { flightDeskOf, wayBudget } from '../support/flight-desk.ts';
import { zz } from '../support/flyer.ts';
import { deliver } from '../support/emails.ts';
import type { Stocked } from '../support/stock.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
const TOTAL = 840_000; // two nights at ₹4,200
const DAY = 86_400_000;

/** The hotel's price for a night before tax, from now on. */
const priceFrom = (hotel: Stocked, night: number) =>
  db().execute(
    sql`update room_calendars set price = array_fill(${night}::int, array[cardinality(price)]) where room_type_id = ${hotel.roomTypeId}`,
  );

/** Both approve, one after the other, unless the test says otherwise. */
const anOffice = ({ levels = (a: Desk, b: Desk): object[] => [levelOf([a]), levelOf([b])] } = {}) =>
  anApprovalOffice(setup, { levels });

/** Both approved, and then nobody booked until the price ran out. */
async function approvedAndGone(
  { ask, one, two, hotel }: ApprovalOffice,
  upTo: [number | null, number | null] = [null, null],
): Promise<string> {
  const {
    data: { bookingId },
  } = await ask.send(hotel);
  await one.answer(bookingId, 'approve', TOTAL, { upTo: upTo[0] });
  expect((await two.answer(bookingId, 'approve', TOTAL, { upTo: upTo[1] })).data.approvalStatus).toBe('approved');
  await deliver(db());
  clock.advance(DAY);
  await setup.jobs();
  return bookingId;
}

describe('[4.8] what an approver granted', () => {
  it('is shown with the request, told in the email, and kept in the audit log in words and rupees', async () => {
    const { company, ask, one, two, first, hotel } = await anOffice();
    const { bookingId, companyId } = (await ask.send(hotel)).data;
    await one.answer(bookingId, 'approve', TOTAL, { upTo: 950_000 });
    expect((await one.see(bookingId)).data).toMatchObject({
      ceiling: null,
      levels: [{ people: [{ upTo: 950_000 }] }, {}],
    });
    await two.answer(bookingId, 'approve', TOTAL, { upTo: 900_000 });
    await setup.jobs();
    expect((await ask.status(companyId, bookingId)).data).toMatchObject({
      approvalStatus: 'approved',
      ceiling: 900_000,
    });
    const email = (await deliver(db())).find(({ subject }) => subject.includes('is approved'));
    expect(email?.text).toContain('approved at ₹8,400, and up to ₹9,000 should the price rise.');
    const { entries } = await company.must<{ entries: AuditEntry[] }>('GET', 'audit-trail?kind=approval-decision');
    expect(entries).toHaveLength(2);
    expect(entries[1]).toMatchObject({
      by: { _id: first.userId },
      action: 'approved',
      subject: expect.stringMatching(/^House/) as string,
      changes: [
        { field: 'Price', before: 'none', after: '₹8,400' },
        { field: 'Up to', before: 'none', after: '₹9,500' },
      ],
    });
  });

  it('and a refusal is there as well, and people and regions go by name', async () => {
    const { company, ask, one, hotel, first } = await anOffice();
    const { bookingId } = (await ask.send(hotel)).data;
    await one.answer(bookingId, 'decline', TOTAL);
    const { entries } = await company.must<{ entries: AuditEntry[] }>('GET', 'audit-trail');
    expect(entries[0]).toMatchObject({ action: 'declined', kind: 'approval-decision' });
    const texts = entries.flatMap(({ changes }) =>
      changes.flatMap(({ field, before, after }) => [field, before, after]),
    );
    expect(texts.filter((text) => /\b[a-z]{3}_[a-z0-9]+/.test(text))).toEqual([]); // no id anywhere
    expect(texts).toContain('₹4,000');
    expect(texts).toContain('Metro cities');
    const { users } = await company.must<{ users: { firstName: string; lastName: string }[] }>('POST', 'employees', {
      companyId: company.companyId,
      id: first.userId,
    });
    const rules = entries.find(({ kind }) => kind === 'approval-configuration')?.changes.map(({ after }) => after);
    expect(rules?.join(' ')).toContain(`${users[0]?.firstName} ${users[0]?.lastName}`);
  });
});

describe('[4.8] an approval outlives its price', () => {
  it('at the same price it is booked without asking anybody again, for the very same trip only, and once', async () => {
    const office = await anOffice();
    const { company, asker, ask, one, hotel } = office;
    const colleague = await company.employee();
    const bookingId = await approvedAndGone(office);
    expect((await asker.look(bookingId)).data.state).toBe('expired');
    const again = (await ask.askAgain(bookingId)).data;
    expect(again).toMatchObject({ change: false, inPolicy: false });
    const booking = (await asker.look(again.bookingId)).data;
    expect((await asker.hold(booking)).data).toMatchObject({ state: 'held' });
    expect((await one.see(bookingId)).data).toMatchObject({ bookingId: booking._id, approvalStatus: 'approved' });
    expect((await ask.status(company.companyId, bookingId)).data.bookingId).toBe(booking._id); // the old address still leads there
    expect((await asker.tryHold(hotel)).json).toMatchObject({ code: 'OUT_OF_POLICY', details: { mayAsk: true } }); // one approval, one booking
    expect((await colleague.tryHold(hotel)).json).toMatchObject({ code: 'OUT_OF_POLICY' });
    expect((await asker.tryHold(hotel, { stay: { ...booking.stay, checkOut: '2026-12-24' } })).json).toMatchObject({
      code: 'OUT_OF_POLICY',
    });
    expect((await asker.tryHold(await stocked(), {})).json).toMatchObject({ code: 'OUT_OF_POLICY' });
  });

  it('sent once more it is approved at once while nothing was booked with it; after that the same trip is asked for anew', async () => {
    const office = await anOffice();
    const { asker, ask, one, hotel } = office;
    const again = (await ask.askAgain(await approvedAndGone(office))).data;
    await ask.sendBooking((await asker.look(again.bookingId)).data);
    expect((await asker.look(again.bookingId)).data.state).toBe('approved');
    const { bookingId } = (await ask.send(hotel)).data;
    expect((await asker.look(bookingId)).data.state).toBe('awaiting_approval');
    expect((await one.see(bookingId)).data.approvalStatus).not.toBe('approved');
    expect((await one.see(again.bookingId)).data.approvalStatus).toBe('approved');
  });

  it('a rise below what everybody approved goes on by itself', async () => {
    const office = await anOffice();
    const { asker, ask, hotel } = office;
    const bookingId = await approvedAndGone(office, [880_000, 900_000]);
    await priceFrom(hotel, 410_000); // ₹8,610
    const again = (await ask.askAgain(bookingId)).data;
    expect(again.change).toBe(true);
    expect((await asker.hold((await asker.look(again.bookingId)).data)).data).toMatchObject({
      state: 'held',
      total: 861_000,
    });
  });

  it('above it only those are asked whose approval falls short, for the difference, with before and after', async () => {
    const office = await anOffice();
    const { asker, ask, one, two, hotel } = office;
    const bookingId = await approvedAndGone(office, [900_000, null]); // the first covers ₹9,000, the second only ₹8,400
    await priceFrom(hotel, 410_000);
    const again = (await ask.askAgain(bookingId)).data;
    const booking = (await asker.look(again.bookingId)).data;
    expect((await asker.hold(booking)).json).toMatchObject({ code: 'OUT_OF_POLICY', details: { mayAsk: true } });
    expect((await ask.sendBooking(booking, 'The rate went up a little.')).status).toBe(200);
    expect((await one.see(booking._id)).data.mine.may).toBe(false);
    expect((await two.see(booking._id)).data).toMatchObject({
      total: 861_000,
      fare: { before: TOTAL, after: 861_000 },
      mine: { may: true, approved: TOTAL },
      levels: [
        { progress: 'done', people: [{ answer: 'approve' }] },
        { progress: 'now', people: [{ answer: null }] },
      ],
    });
    const asked = (await deliver(db())).filter(({ text }) => text.includes('₹210 more'));
    expect(asked).toHaveLength(1);
    expect((await two.answer(booking._id, 'approve', 861_000)).data).toMatchObject({ approvalStatus: 'approved' });
    expect((await asker.look(booking._id)).data.state).toBe('approved');
  });

  it('one that was let go is taken back: the trip is asked for anew', async () => {
    const { asker, ask, one, two, hotel } = await anOffice();
    const {
      data: { bookingId },
    } = await ask.send(hotel);
    await one.answer(bookingId, 'approve', TOTAL);
    await two.answer(bookingId, 'approve', TOTAL);
    await asker.release(bookingId);
    expect((await one.see(bookingId)).data.approvalStatus).toBe('withdrawn');
    expect((await asker.tryHold(hotel)).json).toMatchObject({ code: 'OUT_OF_POLICY' });
  });
});

describe('[4.8] what was declined or withdrawn is asked for again', () => {
  it('a stay as it was, at the price of now; the new request says what was answered and what changed in price', async () => {
    const office = await anOffice();
    const { company, asker, ask, one, hotel } = office;
    const { bookingId } = (await ask.send(hotel)).data;
    expect((await ask.askAgain(bookingId)).json).toMatchObject({ code: 'STATE_BLOCKED' }); // it waits
    await asker.nameThem((await asker.look(bookingId)).data, { costCentre: 'CC-44' });
    await one.answer(bookingId, 'decline', TOTAL);
    await setup.jobs();
    await deliver(db());
    await priceFrom(hotel, 410_000); // ₹8,610
    const again = (await ask.askAgain(bookingId)).data;
    expect(again).toMatchObject({ change: true, inPolicy: false, extrasLeft: false });
    expect(again.bookingId).not.toBe(bookingId);
    const booking = (await asker.look(again.bookingId)).data;
    expect(booking).toMatchObject({
      state: 'quoted',
      total: 861_000,
      change: { before: { total: TOTAL }, after: { total: 861_000 } },
      details: { guests: [{ firstName: 'Asha' }] },
      company: { fields: { costCentre: 'CC-44' } },
    });
    expect(booking.company).not.toHaveProperty('askedBefore');
    await ask.sendBooking(booking, 'Once more, please.');
    const before =
      'Requested before at ₹8,400 and declined by Nikhil Bose: “Take the Tuesday train.” The price is now ₹8,610: ₹210 more.';
    expect((await one.see(booking._id)).data).toMatchObject({ approvalStatus: 'pending', total: 861_000, before });
    expect((await ask.status(company.companyId, bookingId)).data).toMatchObject({
      approvalStatus: 'declined',
      before: null,
    });
    const email = (await deliver(db())).find(({ subject }) => subject.includes('asks you to approve'));
    expect(email?.text).toContain(before);
  });

  it('a request that was withdrawn, and somebody else’s is not there', async () => {
    const { asker, second, ask, one, hotel } = await anOffice();
    const { bookingId } = (await ask.send(hotel)).data;
    await asker.release(bookingId);
    expect((await approving(second).askAgain(bookingId)).status).toBe(404);
    const again = (await ask.askAgain(bookingId)).data;
    await ask.sendBooking((await asker.look(again.bookingId)).data);
    expect((await one.see(again.bookingId)).data).toMatchObject({
      approvalStatus: 'pending',
      before: 'Requested before at ₹8,400 and withdrawn. The price is the same.',
    });
  });

  it('a request that nobody answered in time, once: it goes on with a new deadline, and its history says so', async () => {
    const { asker, ask, one, hotel } = await anOffice();
    const { bookingId, companyId } = (await ask.send(hotel)).data;
    clock.advance(DAY);
    await setup.jobs();
    expect((await ask.status(companyId, bookingId)).data.approvalStatus).toBe('rejected');
    expect((await asker.look(bookingId)).data.state).toBe('expired');
    expect((await one.answer(bookingId, 'approve', TOTAL)).json).toMatchObject({ code: 'STATE_BLOCKED' });
    const again = (await ask.askAgain(bookingId)).data;
    expect(again).toMatchObject({ change: false, inPolicy: false });
    await ask.sendBooking((await asker.look(again.bookingId)).data);
    const { data } = await one.see(again.bookingId);
    expect(data).toMatchObject({ approvalStatus: 'pending', bookingId: again.bookingId, mine: { may: true } });
    expect(data.history.map(({ text }) => text).join(' ')).toMatch(/Sent to .+ The price expired. Sent to /);
    expect((await ask.status(companyId, bookingId)).data, 'the old address leads to it').toMatchObject({
      approvalStatus: 'pending',
      bookingId: again.bookingId,
    });
    expect((await ask.askAgain(again.bookingId)).json, 'it waits').toMatchObject({ code: 'STATE_BLOCKED' });
  });

  it('a flight as it was, with its passengers and bags; what is not sold any more is said', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.policy([flightRules(wayBudget(1_000))]);
    const [asker, approver] = [await company.employee(), await company.employee()];
    await company.approvals([{ policy: 'outside', levels: [levelOf([approver])] }]);
    const desk = flightDeskOf(asker);
    const quoted = await desk.lookAt((await desk.quoteFlights({ offers: [zz(9011)] })).data.bookingId);
    const priced = await desk.choose(quoted._id, [{ kind: 'bag', passenger: 0, bound: 0, code: 'BG05' }]);
    expect(priced.json).toMatchObject({ status: 'SUCCESS' });
    const booking = await desk.lookAt(quoted._id);
    await approving(asker).sendBooking(booking);
    await desk.nameFlyers(await desk.lookAt(booking._id));
    await approving(approver).answer(booking._id, 'decline', booking.total);
    await setup.jobs();
    const again = await approving(asker).askAgain(booking._id);
    expect(again.json).toMatchObject({ status: 'SUCCESS', data: { change: false, extrasLeft: false } });
    const next = await desk.lookAt(again.data.bookingId);
    expect(next).toMatchObject({ state: 'quoted', total: booking.total, extras: booking.extras, change: null });
    expect(next.details?.passengers).toEqual((await desk.lookAt(booking._id)).details?.passengers);
    await approving(asker).sendBooking(next);
    expect((await approving(approver).see(next._id)).data.before).toMatch(
      /and declined by .* The price is the same\.$/,
    );
    clock.advance(400 * DAY);
    expect((await approving(asker).askAgain(booking._id)).json).toMatchObject({ code: 'SOLD_OUT' });
  });
});

describe('a flight', () => {
  it('[4.8] [2.3] is asked for until the airline’s own deadline, approved, and ticketed at once on the company’s wallet', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.policy([flightRules(wayBudget(1_000))]);
    await company.fund(90_000_000);
    const [asker, approver] = [await company.employee(), await company.employee()];
    await company.approvals([{ policy: 'outside', levels: [levelOf([approver])] }]);
    const desk = flightDeskOf(asker);
    const booking = await desk.lookAt((await desk.quoteFlights({ offers: [zz(9011)] })).data.bookingId);
    const sent = await approving(asker).sendBooking(booking);
    expect(sent.json).toMatchObject({ data: { travelCategory: 2 } });
    const waiting = await desk.lookAt(booking._id);
    expect(waiting).toMatchObject({ state: 'awaiting_approval', holdExpiresAt: sent.data.until });
    await desk.nameFlyers(waiting);
    expect((await approving(approver).see(booking._id)).data).toMatchObject({
      total: booking.total,
      trip: { travelCategory: 2, legs: [{ amount: booking.total }] },
      mine: { may: true },
    });
    await approving(approver).answer(booking._id, 'approve', booking.total);
    await setup.jobs();
    expect(await desk.lookAt(booking._id)).toMatchObject({
      state: 'confirmed',
      payment: { wallet: booking.total, gateway: 0 },
    });
  });
});
