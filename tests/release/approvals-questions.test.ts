import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#features/companies/organisation.ts';
import { clock } from '#lib/server/clock.ts';
import { anApprovalOffice } from '../support/approval-office.ts';
import { approving, levelOf, passingTo } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { deliver } from '../support/emails.ts';

const setup = useBookingSetup();
const { db } = setup;
const TOTAL = 840_000; // two nights at ₹4,200, outside a budget of ₹4,000
const HOUR = 3_600_000;

/** A request in front of one approver, whose time is over after two hours. */
async function aRequest() {
  const office = await anApprovalOffice(setup, { levels: (first, second) => [levelOf([first], passingTo(second, 2))] });
  const { bookingId } = (await office.ask.send(office.hotel)).data;
  await deliver(db());
  return { ...office, bookingId };
}

describe('a question back', { timeout: 60_000 }, () => {
  it('[4.8] [3.14] reaches whoever asked by email and count, the reply the approver; both stand in the request and in the audit log', async () => {
    const { company, ask, one, bookingId } = await aRequest();
    const { companyId } = company;
    await ask.markRead('All');
    const sent = await one.question(bookingId, 'Is there no <train>?');
    expect(sent.data).toMatchObject({
      approvalStatus: 'pending',
      mine: { may: true, asks: false },
      questions: [{ position: 0, text: 'Is there no <train>?', reply: null }],
      clock: expect.stringMatching(
        /^The deadline stays the same while the question is open\. The price is held until/,
      ) as string,
    });
    const [email, ...others] = await deliver(db());
    expect(others).toEqual([]);
    expect(email!.subject).toMatch(/^Nikhil Bose asks about /);
    expect(email!.text).toContain('The deadline stays the same while the question is open.');
    expect(email!.html).toContain('Is there no &lt;train&gt;?');
    expect((await ask.list('requestType=1')).data).toMatchObject({
      notificationCount: 1,
      response: [{ openQuestions: 1, isRead: false }],
    });
    const status = await ask.status(companyId, bookingId);
    expect(status.data).toMatchObject({
      mine: { replies: true },
      sentence: expect.stringContaining('asked a question') as string,
    });
    await one.markRead('All');
    const replied = await ask.reply(bookingId, 0, 'Not on that day.');
    expect(replied.data).toMatchObject({ mine: { replies: false }, clock: null });
    const [answer] = await deliver(db());
    expect(answer!.subject).toMatch(/^Nikhil Bose answered about /);
    expect(answer!.text).toContain('Not on that day.');
    expect((await one.inbox()).notificationCount).toBe(1);
    const seen = (await one.see(bookingId)).data;
    expect(seen.questions).toMatchObject([{ reply: { text: 'Not on that day.' } }]);
    expect(seen.history.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Sent to/),
      'Nikhil Bose asked: “Is there no <train>?”',
      'Nikhil Bose answered Nikhil Bose: “Not on that day.”',
    ]);
    const { entries } = await company.must<{ entries: AuditEntry[] }>('GET', 'audit-trail?kind=approval-decision');
    expect(entries.map(({ action }) => action)).toEqual(['replied', 'questioned']);
    expect(entries[1]!.changes).toEqual([{ field: 'Question', before: 'none', after: 'Is there no <train>?' }]);
  });

  it('[4.8] holds no clock: the level passes on and the price ends as if nobody had asked', async () => {
    const { ask, one, two, company, bookingId } = await aRequest();
    const before = (await one.see(bookingId)).data;
    await one.question(bookingId, 'Why?');
    expect((await one.see(bookingId)).data.until).toBe(before.until);
    clock.advance(2 * HOUR);
    await setup.jobs();
    expect((await one.question(bookingId, 'And now?')).json).toMatchObject({ code: 'STATE_BLOCKED' });
    expect((await two.see(bookingId)).data).toMatchObject({ mine: { may: true }, questions: [{ reply: null }] });
    await deliver(db());
    await ask.reply(bookingId, 0, 'Because.');
    expect((await deliver(db())).length).toBe(2); // who asked the question, and who decides now
    clock.advance(24 * HOUR);
    await setup.jobs();
    expect((await ask.status(company.companyId, bookingId)).data.approvalStatus).toBe('rejected');
    expect((await ask.reply(bookingId, 0, 'Again.')).json).toMatchObject({ code: 'STATE_BLOCKED' });
  });

  it('[6.4] is for those who are asked, its reply for those who asked or travel; of two replies one counts', async () => {
    const { company, ask, one, two, bookingId } = await aRequest();
    const stranger = approving(await company.employee());
    expect((await two.question(bookingId, 'Why?')).status).not.toBe(200);
    expect((await stranger.question(bookingId, 'Why?')).status).toBe(404);
    expect((await ask.question(bookingId, 'Why?')).status).toBe(403);
    expect((await one.question(bookingId, '')).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { text: 'Write your question.' },
    });
    const twice = await Promise.all([one.question(bookingId, 'One?'), one.question(bookingId, 'Two?')]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await one.reply(bookingId, 0, 'So.')).status).toBe(404);
    const replies = await Promise.all([ask.reply(bookingId, 0, 'This.'), ask.reply(bookingId, 0, 'That.')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await one.answer(bookingId, 'approve', TOTAL)).data.approvalStatus).toBe('approved');
  });
});
