import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { employees } from '#features/companies/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { outboxMessages } from '#lib/server/db/tables.ts';
import { anApprovalOffice } from '../support/approval-office.ts';
import { approving, levelOf, passingTo, REASON, type Desk } from '../support/approvals-desk.ts';
import { useBookingHouse } from '../support/booking-house.ts';
import { deliver } from '../support/emails.ts';

const house = useBookingHouse();
const { db, stocked } = house;
const TOTAL = 840_000; // two nights at ₹4,200, outside a budget of ₹4,000
const HOUR = 3_600_000;
const nameOf = ({ hotelId }: { hotelId: string }) => hotelId.replace('htl_t', 'House ');

/** One of the two approves, unless the test says otherwise. */
const anOffice = ({ levels = (a: Desk, _b: Desk): object[] => [levelOf([a])], settings = {} } = {}) =>
  anApprovalOffice(house, { levels, settings });

describe('a request for approval', () => {
  it('[4.8] [1.3] what needs approval is held while it is asked, with the reason, the price and the verdict of its version', async () => {
    const { company, asker, first, ask, one, hotel } = await anOffice();
    const refused = await asker.tryHold(hotel);
    expect(refused.json).toMatchObject({
      code: 'OUT_OF_POLICY',
      details: { mayAsk: true, verdict: { reasons: [{ rule: 'budget' }] } },
    });
    const sent = await ask.send(hotel);
    expect(sent.json).toMatchObject({
      status: 'SUCCESS',
      data: { companyId: company.companyId, travelCategory: 1, until: '2026-12-02T06:00:00.000Z' },
    });
    const { bookingId } = sent.data;
    expect((await asker.look(bookingId)).data).toMatchObject({
      state: 'awaiting_approval',
      holdExpiresAt: '2026-12-02T06:00:00.000Z',
    });
    expect(await house.left(hotel, (await asker.look(bookingId)).data.stay.checkIn)).toBe(hotel.allotment - 1);
    expect((await one.see(bookingId)).data).toMatchObject({
      approvalStatus: 'pending',
      total: TOTAL,
      reason: REASON,
      askedBy: { _id: asker.userId },
      mine: { may: true },
      levels: [{ progress: 'now', people: [{ _id: first.userId, answer: null }] }],
      trip: {
        inPolicy: false,
        travellers: [
          {
            userId: asker.userId,
            policyVersion: 1,
            verdict: {
              reasons: [{ rule: 'budget', limit: 400_000 }],
              change: { text: expect.stringContaining('in policy') as string },
            },
          },
        ],
        trail: [{ total: TOTAL }, { total: TOTAL }, { total: TOTAL, note: expect.stringContaining('until') as string }],
      },
    });
    expect(await house.eventsOf(bookingId)).toEqual(['quote → quoted', 'requestApproval → awaiting_approval']);
  });

  it('[7.19] [3.14] who is asked gets an email with the way there and a message with their counts', async () => {
    const { first, ask, hotel } = await anOffice();
    const { data } = await ask.send(hotel, {}, `${REASON} <b>Please</b>`);
    const emails = await deliver(db());
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({
      subject: expect.stringMatching(/^Nikhil Bose asks you to approve .*₹8,400$/) as string,
    });
    const page = `/corporate/auth/booking/approval?bookingId=${data.bookingId}`;
    for (const words of ['₹8,400, taxes included', 'Out of policy', 'The price is held until 2 Dec, 11:30', page]) {
      expect(emails[0]!.text).toContain(words);
      expect(emails[0]!.html).toContain(words);
    }
    expect(emails[0]!.text).toContain(`“${REASON} <b>Please</b>”`);
    expect(emails[0]!.html).toContain(`“${REASON} &lt;b&gt;Please&lt;/b&gt;”`);
    expect(emails[0]!.html).toMatch(/<a href="https?:[^"]+" [^>]*>Approve or decline<\/a>/);
    const messages = await db()
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.topic, `approval${first.userId}`));
    expect(messages).toMatchObject([
      {
        payload: {
          bookingId: data.bookingId,
          approvalStatus: 'pending',
          travelCategory: 1,
          approvalCount: 1,
          notificationCount: 1,
        },
      },
    ]);
  });

  it('[4.8] nobody approves their own, nor the trip they travel on; without anybody left it is not asked at all', async () => {
    const { company, asker, ask, hotel } = await anOffice({ levels: (a) => [levelOf([a])] });
    await company.approvals([{ policy: 'outside', levels: [levelOf([asker])] }]);
    const { data } = await ask.send(hotel); // goes to the administrator instead
    expect((await approving(company.admin).see(data.bookingId)).data.mine).toMatchObject({ may: true });
    expect((await ask.answer(data.bookingId, 'approve', TOTAL)).json).toMatchObject({ code: 'FORBIDDEN' });
    const alone = approving(company.admin);
    expect((await alone.send(await stocked())).json).toMatchObject({ data: { travelCategory: 1 } }); // the asker's colleague, named by the rule
    await company.approvals([{ policy: 'outside', levels: [levelOf([company.admin])] }]);
    expect((await alone.send(await stocked())).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: expect.stringMatching(/^Nobody in your company can approve this/) as string,
    });
  });

  it('[5.1] what no rule opens is refused, and so is what needs nobody', async () => {
    const { company, ask, hotel } = await anOffice();
    expect((await ask.send(hotel, { ratePlanId: hotel.fixedPlanId, shownTotal: 756_000 })).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: 'Nobody has to approve this any more. Hold it and book.',
    });
    await company.approvals([{ policy: 'inside', levels: [] }]);
    expect((await ask.send(hotel)).json).toMatchObject({ code: 'OUT_OF_POLICY', details: { mayAsk: false } });
  });

  it('[4.8] asking twice is asking once, also at the same moment; the same trip is not asked for beside it', async () => {
    const { asker, ask, hotel } = await anOffice();
    const {
      data: { bookingId },
    } = await asker.quoteStay(hotel);
    const booking = (await asker.look(bookingId)).data;
    const sent = await Promise.all(Array.from({ length: 4 }, () => ask.sendBooking(booking)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await house.eventsOf(bookingId)).toEqual(['quote → quoted', 'requestApproval → awaiting_approval']);
    expect((await ask.send(hotel)).json).toMatchObject({ code: 'CONFLICT', details: { bookingId } });
    expect((await ask.send(hotel, { stay: { ...booking.stay, checkOut: '2026-12-24' } })).status).toBe(200);
  });
});

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
    await house.jobs();
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
    await house.jobs();
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
    await house.jobs();
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
    await house.jobs();
    expect((await asker.look(bookingId)).data.state).toBe('declined');
    expect(await house.left(hotel, stay.checkIn)).toBe(hotel.allotment);
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
    expect((await house.eventsOf(all.bookingId)).filter((event) => event.startsWith('approve'))).toEqual([
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

describe('time', () => {
  it('[9.10] deadlines are worded on the clock of whoever reads, and it is named where the trip’s differs', async () => {
    const { ask, first, hotel } = await anOffice({ levels: (a, b) => [levelOf([a], passingTo(b, 2))] });
    const { bookingId } = (await ask.send(hotel)).data;
    const silenceIn = async (zone: string) => {
      const answer = await fetch(`${house.api()}/api/corporate/approvals/details?bookingId=${bookingId}`, {
        headers: { authorization: `Bearer ${first.token()}`, 'x-time-zone': zone },
      });
      return ((await answer.json()) as { data: { silence: string } }).data.silence;
    };
    const words = [
      ['Asia/Kolkata', '2 Dec, 11:30', '13:30 today'],
      ['Europe/London', '2 Dec, 06:00 (your time)', '08:00 today (your time)'],
      ['America/New_York', '2 Dec, 01:00 (your time)', '03:00 today (your time)'],
      ['Asia/Tokyo', '2 Dec, 15:00 (your time)', '17:00 today (your time)'],
      ['Australia/Sydney', '2 Dec, 17:00 (your time)', '19:00 today (your time)'],
      ['Mars/Olympus', '2 Dec, 11:30', '13:30 today'],
    ] as const;
    for (const [zone, held, due] of words)
      expect(await silenceIn(zone)).toMatch(
        `The price is held until ${held}. With no answer by ${due} the request passes`,
      );
    const [email] = await deliver(db());
    expect(email!.text).toContain('held until 2 Dec, 11:30 (India time). With no answer by 13:30 today (India time)');
  });

  it('[4.8] a level passes on after its time, and the first is told that others answer now', async () => {
    const { ask, one, two, hotel } = await anOffice({ levels: (a, b) => [levelOf([a], passingTo(b, 2))] });
    const {
      data: { bookingId },
    } = await ask.send(hotel);
    expect((await one.see(bookingId)).data.silence).toMatch(
      /^The price is held until 2 Dec, 11:30\. With no answer by 13:30 today the request passes to Nikhil Bose/,
    );
    clock.advance(2 * HOUR);
    await Promise.all([house.jobs(), house.jobs()]);
    expect((await one.answer(bookingId, 'approve', TOTAL)).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: expect.stringContaining('passed on') as string,
    });
    expect((await two.see(bookingId)).data).toMatchObject({
      mine: { may: true },
      levels: [{ passedTo: [{ answer: null }] }],
      history: [{}, { text: expect.stringContaining('passed to') as string }],
    });
    expect((await two.answer(bookingId, 'approve', TOTAL)).data).toMatchObject({ approvalStatus: 'approved' });
  });

  it('[3.20] the price’s own deadline ends it: nothing is charged, the room is free, and the asker is told', async () => {
    const { company, asker, ask, one, hotel } = await anOffice();
    const {
      data: { bookingId },
    } = await ask.send(hotel);
    const { stay } = (await asker.look(bookingId)).data;
    await deliver(db());
    clock.advance(24 * HOUR);
    expect((await one.answer(bookingId, 'approve', TOTAL)).json).toMatchObject({ code: 'STATE_BLOCKED' }); // before any job looked
    await house.jobs();
    await house.jobs();
    expect((await ask.status(company.companyId, bookingId)).data).toMatchObject({
      approvalStatus: 'rejected',
      sentence: expect.stringContaining('expired before a decision') as string,
    });
    expect((await asker.look(bookingId)).data.state).toBe('expired');
    expect(await house.left(hotel, stay.checkIn)).toBe(hotel.allotment);
    expect(
      (await deliver(db())).map(({ subject }) => subject).filter((subject) => subject.includes(nameOf(hotel))),
    ).toEqual([`The price of ${nameOf(hotel)} expired`]);
  });

  it('[4.8] whoever asked takes it back: the room goes back at once and nobody can answer', async () => {
    const { asker, ask, one, hotel } = await anOffice();
    const {
      data: { bookingId },
    } = await ask.send(hotel);
    const { stay } = (await asker.look(bookingId)).data;
    const raced = await Promise.all([asker.release(bookingId), one.answer(bookingId, 'approve', TOTAL)]);
    expect(raced[0].status).toBe(200);
    expect((await asker.look(bookingId)).data.state).toBe('expired');
    expect(await house.left(hotel, stay.checkIn)).toBe(hotel.allotment);
    expect((await one.see(bookingId)).data.approvalStatus).toBe('withdrawn');
    expect((await one.answer(bookingId, 'approve', TOTAL)).json).toMatchObject({ code: 'STATE_BLOCKED' });
  });
});
