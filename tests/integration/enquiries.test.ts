import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DeskEnquiry } from '#features/support/contract.ts';
import { enquiries } from '#features/support/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { auditEvents, mails, rateLimits } from '#lib/server/db/tables.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { deliver } from '../support/emails.ts';
import { failure } from '../support/refusal.ts';
import { aStaff, type Staff } from '../support/staff.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const database = useTestDatabase();

const QUESTION = {
  name: 'Latha Menon',
  email: 'latha@example.com',
  topic: 'refund',
  bookingCode: 'KV 48 213',
  question: 'When does the money for my stay come back?',
};
type Listed = { enquiries: DeskEnquiry[]; count: number };
const send = (more: object = {}) =>
  call<{ number: string }>('POST', '/api/enquiries', { body: { ...QUESTION, ...more } });

let staff: Staff;
const list = async (show = 'open') =>
  (await call<Listed>('GET', `/api/desk/enquiries?show=${show}`, { token: staff.token })).data;
const answer = (
  enquiryId: string,
  words = 'It was sent on 20 November; the bank takes up to seven days.',
  shownMessages = 1,
) =>
  call<DeskEnquiry>('POST', '/api/desk/enquiries/answer', {
    token: staff.token,
    body: { enquiryId, shownMessages, answer: words },
  });

beforeEach(async () => {
  clock.freeze('2026-11-25T06:30:00Z');
  for (const table of [enquiries, mails, rateLimits]) await database().delete(table);
  staff = await aStaff(database());
});
afterEach(() => clock.reset());

describe('[7.20] a question to the desk', () => {
  it('gets a number, which is emailed without what was typed', async () => {
    const { status, data } = await send();
    expect([status, data.number]).toEqual([200, expect.stringMatching(/^HELP-[A-Z2-9]{4}-[A-Z2-9]{4}$/)]);
    const [email] = await deliver(database());
    expect(email).toMatchObject({ to: 'latha@example.com', subject: `We have your question (${data.number})` });
    expect(email?.text).toContain('a change, cancellation or refund');
    expect(email?.text).not.toMatch(/Latha|money for my stay|KV 48/);
  });

  it('sent again the same day is the same: one row, one number, one email', async () => {
    const sent = await Promise.all([send(), send(), send()]);
    expect(new Set(sent.map(({ data }) => data.number)).size).toBe(1);
    expect(await database().select().from(enquiries)).toHaveLength(1);
    expect(await deliver(database())).toHaveLength(1);
    clock.freeze('2026-11-26T06:30:00Z');
    expect((await send()).data.number).not.toBe(sent[0]?.data.number);
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: 'see evil.example.com' }],
    ['email', { email: 'latha' }],
    ['topic', { topic: 'gossip' }],
    ['bookingCode', { bookingCode: 'x'.repeat(41) }],
    ['question', { question: 'Help' }],
    ['question', { question: 'x'.repeat(2001) }],
  ])('is refused beside its %s: %j', async (field, wrong) => {
    const refused = await send(wrong);
    expect([refused.status, Object.keys(failure(refused).fields ?? {})]).toEqual([400, [field]]);
    expect(await database().select().from(enquiries)).toEqual([]);
  });

  it('goes to one address five times a day, and from one network thirty times an hour', async () => {
    const statuses = [];
    for (let at = 0; at < 6; at++)
      statuses.push((await send({ question: `Where is my voucher number ${at}?` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    for (let at = 0; at < 25; at++) expect((await send({ email: `guest${at}@example.com` })).status).toBe(200);
    expect((await send({ email: 'one-more@example.com' })).status).toBe(429);
    expect(await database().select().from(enquiries)).toHaveLength(30);
  });
});

describe('[7.20] the desk answers', () => {
  it('the oldest first, by email; of two answers at once the first alone', async () => {
    const { data: first } = await send();
    clock.freeze('2026-11-25T06:40:00Z');
    await send({ email: 'ravi@example.com' });
    await deliver(database());
    const open = await list();
    expect([open.count, open.enquiries.map(({ email }) => email)]).toEqual([
      2,
      ['latha@example.com', 'ravi@example.com'],
    ]);
    expect(open.enquiries[0]).toMatchObject({
      number: first.number,
      email: 'latha@example.com',
      bookingCode: 'KV 48 213',
      waitingSince: '2026-11-25T06:30:00.000Z',
      messages: [{ from: 'asker', text: QUESTION.question }],
    });

    const { enquiryId = '' } = open.enquiries[0] ?? {};
    const answers = await Promise.all([answer(enquiryId), answer(enquiryId, 'Another answer at the same moment.')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const sent = await deliver(database());
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: 'latha@example.com',
      subject: `Our answer to your question (${first.number})`,
    });
    const [, given] = (await list('answered')).enquiries[0]?.messages ?? [];
    expect(sent[0]?.text).toContain(given?.text);
    expect(sent[0]?.replyTo).toBeUndefined();
    expect(sent[0]?.text).toContain('nobody reads replies to this email');
    expect((await list()).count).toBe(1);
    const trail = await database().select().from(auditEvents).orderBy(auditEvents.id);
    expect(trail.filter(({ action }) => action === 'enquiry.answered')).toEqual([
      expect.objectContaining({ actorId: staff.staffId, actorType: 'staff', subjectId: enquiryId }),
    ]);
  });

  it('nobody else reads or answers: 401, then 400, 404', async () => {
    expect((await call('GET', '/api/desk/enquiries')).status).toBe(401);
    const body = { enquiryId: 'enq_none', shownMessages: 1, answer: 'Yes.' };
    expect((await call('POST', '/api/desk/enquiries/answer', { body })).status).toBe(401);
    expect((await answer('enq_none', '')).status).toBe(400);
    expect((await answer('enq_none', 'x'.repeat(4001))).status).toBe(400);
    expect((await answer('enq_none')).status).toBe(404);
  });
});
