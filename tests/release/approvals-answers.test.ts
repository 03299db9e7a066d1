import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { employees } from '#features/companies/server/tables.ts';
import { anApprovalOffice } from '../support/approval-office.ts';
import { levelOf, type Desk } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { deliver } from '../support/emails.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
const TOTAL = 840_000; // two nights at ₹4,200, outside a budget of ₹4,000
const nameOf = ({ hotelId }: { hotelId: string }) => hotelId.replace('htl_t', 'House ');

/** One of the two approves, unless the test says otherwise. */
const anOffice = ({ levels = (a: Desk, _b: Desk): object[] => [levelOf([a])], settings = {} } = {}) =>
  anApprovalOffice(setup, { levels, settings });

describe('an answer', () => {
  it('[4.8] approved with everything named and a wallet that covers it: booked at once, and each person gets one email of both', async () => {
    const { company, asker, ask, one, hotel } = await anOffice();
    await company.fund(1_000_000);
    const {
      data: { bookingId },
    } = await ask.send(hotel);
    await asker.nameThem((await asker.look(bookingId)).data);
    await deliver(db());
    expect((await one.answer(bookingId, 'approve', TOTAL, { note: 'Go.', upTo: 900_000 })).data).toMatchObject({
      approvalStatus: 'approved',
      sentence: expect.stringMatching(/^Approved by Nikhil Bose/) as string,
    });
    await setup.jobs();
    expect((await asker.look(bookingId)).data).toMatchObject({
      state: 'confirmed',
      payment: { wallet: TOTAL, gateway: 0 },
    });
    const emails = await deliver(db());
    const addressOf = async ({ userId }: Desk) =>
      (await db().select({ email: employees.workEmail }).from(employees).where(eq(employees.id, userId)))[0]?.email;
    expect(emails.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [
        [await addressOf(asker), `${nameOf(hotel)} is approved and confirmed`],
        ['asha@example.com', `${nameOf(hotel)} is approved and confirmed`], // the contact that the booking names
      ].sort(),
    );
    for (const { text, html, attachments = [] } of emails) {
      for (const words of ['Nikhil Bose', '₹8,400; up to ₹9,000 was approved should the price rise']) {
        expect(text).toContain(words);
        expect(html).toContain(words);
      }
      expect(attachments.map(({ name }) => name.slice(0, 7))).toEqual(['hotel-v', 'trip.ic', 'invoice']);
    }
    expect((await ask.status(company.companyId, bookingId)).data.history.map(({ text }) => text)).toEqual([
      'Sent to Nikhil Bose at ₹8,400.',
      'Nikhil Bose approved. “Go.”',
      'All approvals given.',
    ]);
  });

  it('[4.8] approved, and the hotel then refuses: one email says both, and that the money went back', async () => {
    const office = await anOffice();
    await office.company.fund(1_000_000);
    const { bookingId } = (await office.ask.send(await stocked({ sentinel: 'sold-out-at-confirm' }))).data;
    await office.asker.nameThem((await office.asker.look(bookingId)).data);
    await deliver(db());
    await office.one.answer(bookingId, 'approve', TOTAL);
    await setup.jobs();
    const emails = await deliver(db());
    expect(new Set(emails.map(({ to }) => to)).size).toBe(emails.length);
    for (const { subject, text } of emails) {
      expect(subject).toMatch(/ was approved, and could not be booked$/);
      expect(text).toContain('Approved by: Nikhil Bose');
    }
    expect(emails).toHaveLength(2);
  });

  it('[4.8] approved with something missing: the asker pays until the hold ends, and then it is given back', async () => {
    const { asker, ask, one, hotel } = await anOffice();
    const {
      data: { bookingId },
    } = await ask.send(hotel);
    await deliver(db());
    await one.answer(bookingId, 'approve', TOTAL);
    await setup.jobs();
    expect((await asker.look(bookingId)).data).toMatchObject({
      state: 'approved',
      actions: { pay: { allowed: false, reason: expect.stringContaining('Name the guests') as string } },
    });
    const [email, ...more] = await deliver(db());
    expect([email!.subject, more]).toEqual([`${nameOf(hotel)} is approved`, []]);
    expect(email!.text).toContain('The price is held until 2 Dec, 11:30');
    expect(email!.html).toContain('>Book this trip</a>');
    const booking = (await asker.nameThem((await asker.look(bookingId)).data)).data;
    const { data } = await asker.pay(booking, 0);
    await asker.comeBack((await asker.atCheckout(data.checkoutUrl))!.fields);
    expect((await asker.look(bookingId)).data).toMatchObject({ state: 'confirmed', payment: { gateway: TOTAL } });
    const subjects = (await deliver(db())).map(({ subject }) => subject);
    expect(new Set(subjects)).toEqual(new Set([`${nameOf(hotel)} is confirmed`])); // that it was approved was said before
  });

  it('[4.8] declined: with words, the room goes back, and nothing can be answered or paid any more', async () => {
    const { company, asker, ask, one, hotel } = await anOffice();
    const {
      data: { bookingId },
    } = await ask.send(hotel);
    const { stay } = (await asker.look(bookingId)).data;
    await deliver(db());
    expect((await one.answer(bookingId, 'decline', TOTAL, { note: ' ' })).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { note: 'Say why, so that they know what to ask for instead.' },
    });
    expect((await one.answer(bookingId, 'decline', TOTAL)).data).toMatchObject({ approvalStatus: 'declined' });
    await setup.jobs();
    expect((await asker.look(bookingId)).data.state).toBe('declined');
    expect(await setup.left(hotel, stay.checkIn)).toBe(hotel.allotment);
    expect((await one.answer(bookingId, 'approve', TOTAL)).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: expect.stringContaining('was declined') as string,
    });
    expect((await ask.status(company.companyId, bookingId)).data.levels[0]!.people[0]).toMatchObject({
      answer: 'decline',
      note: 'Take the Tuesday train.',
    });
    expect((await deliver(db()))[0]).toMatchObject({
      subject: expect.stringMatching(/was declined$/) as string,
      text: expect.stringContaining('“Take the Tuesday train.”') as string,
    });
    expect((await ask.send(hotel)).status).toBe(200); // asked for anew, it is a new request
  });

  it('[4.8] two at once on one level: both count where both must agree, one where any may; nobody answers twice', async () => {
    const both = await anOffice({ levels: (a, b) => [levelOf([a, b], { needs: 'all' })] });
    const { data: all } = await both.ask.send(both.hotel);
    const answers = await Promise.all(
      [both.one, both.two, both.one, both.two].map((who) => who.answer(all.bookingId, 'approve', TOTAL)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect((await both.one.see(all.bookingId)).data).toMatchObject({ approvalStatus: 'approved' });
    expect((await setup.eventsOf(all.bookingId)).filter((event) => event.startsWith('approve'))).toEqual([
      'approve → approved',
    ]);

    const any = await anOffice({ levels: (a, b) => [levelOf([a, b])] });
    const { data: one } = await any.ask.send(any.hotel);
    const raced = await Promise.all([
      any.one.answer(one.bookingId, 'approve', TOTAL),
      any.two.answer(one.bookingId, 'decline', TOTAL),
    ]);
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = raced.find(({ status }) => status === 200)!.data.approvalStatus;
    expect((await any.asker.look(one.bookingId)).data.state).toBe(won);
  });

  it('[4.8] levels are asked one after the other, and a price that is not the one shown is not approved', async () => {
    const { ask, one, two, hotel } = await anOffice({ levels: (a, b) => [levelOf([a]), levelOf([b])] });
    const {
      data: { bookingId },
    } = await ask.send(hotel);
    expect((await two.answer(bookingId, 'approve', TOTAL)).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: expect.stringContaining('Others decide this request first') as string,
    });
    expect((await one.answer(bookingId, 'approve', TOTAL - 100)).json).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { amount: TOTAL },
    });
    expect((await one.inbox()).response[0]).toMatchObject({ bookingId, waitsForMe: true });
    expect((await one.answer(bookingId, 'approve', TOTAL)).data).toMatchObject({
      approvalStatus: 'pending',
      levels: [{ progress: 'done' }, { progress: 'now' }],
    });
    expect((await two.inbox()).response[0]).toMatchObject({ bookingId, waitsForMe: true });
    expect((await two.answer(bookingId, 'approve', TOTAL)).data).toMatchObject({ approvalStatus: 'approved' });
  });
});
