import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DeskEnquiry, Ticket } from '#features/support/contract.ts';
import { enquiries } from '#features/support/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { mails, rateLimits } from '#lib/server/db/tables.ts';
import { sendMails } from '#lib/server/mail/send-mails.ts';
import { smtpPost } from '#lib/server/mail/smtp-post.ts';
import { EMAIL_TEMPLATES } from '#start/email-templates.ts';
import type { Email } from '#lib/server/ports/mail.ts';
import { messageIdOf } from '#lib/server/mail/message.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { deliver, linkIn } from '../support/emails.ts';
import { useEnvironment } from '../support/environment.ts';
import { failure } from '../support/refusal.ts';
import { withSmtpServer } from '../support/smtp.ts';
import { aStaff, type Staff } from '../support/staff.ts';
import { useTestDatabase } from '../support/test-database.ts';

const SECRET = 'Wq7Tz0Lm4Xc9Vb2Nk5Jh8Gf1Ds6Ap3Ro';
useEnvironment({ REPLY_ADDRESS: 'help@sarai.example', REPLY_SECRET: SECRET });
const api = useApiServer();
const database = useTestDatabase();

let staff: Staff;
const list = async (show = 'open') =>
  (
    await call<{ enquiries: DeskEnquiry[]; count: number }>('GET', `/api/desk/enquiries?show=${show}`, {
      token: staff.token,
    })
  ).data;
const answer = (enquiryId: string, shownMessages: number, words: string) =>
  call<DeskEnquiry>('POST', '/api/desk/enquiries/answer', {
    token: staff.token,
    body: { enquiryId, shownMessages, answer: words },
  });
const open = (token: string) => call<Ticket>('POST', '/api/enquiries/ticket', { body: { token } });
const followUp = (token: string, message: string) =>
  call<Ticket>('POST', '/api/enquiries/ticket/messages', { body: { token, message } });

/** An enquiry with one answer; its id, and the email of the answer. */
async function answered(): Promise<{ enquiryId: string; email: Email; token: string }> {
  const body = {
    name: 'Latha Menon',
    email: 'latha@example.com',
    topic: 'refund',
    question: 'When does the money come back?',
  };
  await call('POST', '/api/enquiries', { body });
  await deliver(database());
  const enquiryId = (await list()).enquiries[0]!.enquiryId;
  await answer(enquiryId, 1, 'Within seven days.');
  const [email] = await deliver(database());
  return { enquiryId, email: email!, token: linkIn(email).token };
}

beforeEach(async () => {
  clock.freeze('2026-11-25T06:30:00Z');
  for (const table of [enquiries, mails, rateLimits]) await database().delete(table);
  staff = await aStaff(database());
});
afterEach(() => clock.reset());

describe('[7.20] an enquiry as a thread', () => {
  it('is followed up by the link of its email, waits again, and is answered again below the first email', async () => {
    const { enquiryId, email, token } = await answered();
    expect(linkIn(email).path).toBe('/help/ticket');
    const ticket = await open(token);
    expect(ticket.data).toMatchObject({ isWaiting: false, takesFollowUp: true, openUntil: '2026-12-25T06:30:00.000Z' });
    expect(JSON.stringify(ticket.data)).not.toMatch(/latha|Menon/);

    clock.freeze('2026-11-26T06:30:00Z');
    const { data } = await followUp(token, 'It has not come.\nWhat now?');
    expect([data.isWaiting, data.messages.map(({ from }) => from)]).toEqual([true, ['asker', 'staff', 'asker']]);
    await followUp(token, 'It has not come.\nWhat now?');
    expect(await deliver(database())).toEqual([]);
    staff = await aStaff(database());
    const [waiting] = (await list()).enquiries;
    expect([waiting?.waitingSince, waiting?.messages.length]).toEqual(['2026-11-26T06:30:00.000Z', 3]);

    expect((await answer(enquiryId, 2, 'Written before the follow-up was seen.')).status).toBe(409);
    expect((await answer(enquiryId, 3, 'We have asked your bank.')).status).toBe(200);
    const [second] = await deliver(database());
    expect(second?.text).toContain('We have asked your bank.');
    expect(second?.text).not.toContain('It has not come.');
    const first = messageIdOf(`mal_${enquiryId}_1`);
    expect(email).toMatchObject({ inReplyTo: first, references: [first] });
    const before = messageIdOf(`mal_${enquiryId}_2`);
    expect(second).toMatchObject({ inReplyTo: before, references: [first, before] });
    expect((await list()).count).toBe(0);
  });

  it('opens by its link alone, and until 30 days after the last message', async () => {
    const { enquiryId, token } = await answered();
    const [row] = await database().select().from(enquiries).where(eq(enquiries.id, enquiryId));
    for (const guess of [row!.number, row!.id, 'x', token.slice(1)]) {
      expect([(await open(guess)).code, (await followUp(guess, 'Hello')).code]).toEqual([
        'LINK_INVALID',
        'LINK_INVALID',
      ]);
    }
    clock.freeze('2026-12-25T06:29:00Z');
    expect((await followUp(token, 'Still open?')).status).toBe(200);
    clock.freeze('2027-01-24T06:29:00Z');
    expect((await open(token)).code).toBe('LINK_INVALID');
    expect((await followUp(token, 'And now?')).code).toBe('LINK_INVALID');
  });

  it('takes ten follow-ups a day, and none that is empty or too long', async () => {
    const { token } = await answered();
    for (const message of ['', 'x'.repeat(4001)]) {
      const refused = await followUp(token, message);
      expect([refused.status, Object.keys(failure(refused).fields ?? {})]).toEqual([400, ['message']]);
    }
    const statuses = await Promise.all(
      Array.from({ length: 11 }, async (_, at) => (await followUp(token, `Question ${at}`)).status),
    );
    expect(statuses.sort()).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await open(token)).data.messages).toHaveLength(12);
  });

  it('has 30 messages at most, the last of them for staff', async () => {
    const { enquiryId, token } = await answered();
    for (let at = 2; at < 29; at++) expect((await answer(enquiryId, at, `Part ${at}`)).status).toBe(200);
    expect((await open(token)).data.takesFollowUp).toBe(false);
    expect((await followUp(token, 'One more')).status).toBe(409);
    expect((await answer(enquiryId, 29, 'The last.')).status).toBe(200);
    expect((await answer(enquiryId, 30, 'Too many.')).status).toBe(409);
  });
});

/** A reply as Gmail writes it. */
const aReply = ({
  to,
  from = 'Latha Menon <Latha@example.com>',
  text = 'It has not come.',
  id = 'reply-one@mail.example.com',
  more = [],
}: {
  to: string;
  from?: string;
  text?: string;
  id?: string;
  more?: string[];
}) =>
  [
    `From: ${from}`,
    `To: Sarai <${to}>`,
    'Subject: Re: Our answer',
    `Message-ID: <${id}>`,
    ...more,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
    'On Wed, 25 Nov 2026 at 12:00, Sarai <help@sarai.example> wrote:',
    '> -- Write your reply above this line --',
    '> Within seven days.',
    '',
  ].join('\r\n');
const post = (message: string, secret: string | null = SECRET) =>
  fetch(`${api.base()}/api/mail/received`, {
    method: 'POST',
    body: message,
    headers: { 'content-type': 'message/rfc822', ...(secret === null ? {} : { authorization: `Bearer ${secret}` }) },
  });

describe('[7.20] a reply by email', () => {
  it('becomes a message with its new text alone, once, and the next answer stands below it', async () => {
    const { enquiryId, email } = await answered();
    expect(email.replyTo).toMatch(/^help\+[0-9a-f]{32}@sarai\.example$/);
    const reply = aReply({ to: email.replyTo!.toUpperCase() });
    expect([(await post(reply)).status, (await post(reply)).status]).toEqual([200, 200]);
    const [enquiry] = (await list()).enquiries;
    expect(enquiry?.messages.map(({ text }) => text).slice(2)).toEqual(['It has not come.']);
    await answer(enquiryId, 3, 'We look into it.');
    const [next] = await deliver(database());
    expect(next?.inReplyTo).toBe('reply-one@mail.example.com');
    expect(next?.text).not.toContain('It has not come.');
  });

  it('is asked for by the headers of the email itself', async () => {
    const { enquiryId } = await answered();
    await answer(enquiryId, 2, 'And one thing more.');
    await withSmtpServer(async (url, received) => {
      const post = smtpPost(url, { from: 'Sarai <post@sarai.localhost>' });
      await sendMails(database(), { templates: EMAIL_TEMPLATES, post }).finally(() => post.close());
      const headers = received[0]?.message.split('\r\n\r\n')[0]?.replace(/\r\n\s+/g, ' ') ?? '';
      const [first, before, own] = [1, 2, 3].map((at) => `<${messageIdOf(`mal_${enquiryId}_${at}`)}>`);
      expect(headers).toContain(`In-Reply-To: ${before}`);
      expect(headers).toContain(`References: ${first} ${before}`);
      expect(headers).toContain(`Message-ID: ${own}`);
      expect(headers).toMatch(/^Reply-To: help\+[0-9a-f]{32}@sarai\.example$/m);
    });
  });

  it('is taken with a large attachment, of which nothing is kept', async () => {
    const { email } = await answered();
    const [headers = '', text = ''] = aReply({ to: email.replyTo! }).split('Content-Type: text/plain; charset=utf-8');
    const parts = [
      `${headers}Content-Type: multipart/mixed; boundary=part`,
      '',
      '--part',
      `Content-Type: text/plain; charset=utf-8${text}`,
      '--part',
      'Content-Type: image/jpeg',
      'Content-Transfer-Encoding: base64',
      '',
      `${'A'.repeat(76)}\r\n`.repeat(5000),
      '--part--',
    ];
    expect((await post(parts.join('\r\n'))).status).toBe(200);
    expect((await list()).enquiries[0]?.messages.map(({ text: written }) => written).slice(2)).toEqual([
      'It has not come.',
    ]);
  });

  it.each<[string, (to: string) => Parameters<typeof aReply>[0]]>([
    ['another sender', (to) => ({ to, from: 'stranger@example.com' })],
    ['a guessed address', () => ({ to: `help+${'0'.repeat(32)}@sarai.example` })],
    ['no reply address', () => ({ to: 'help@sarai.example' })],
    ['an automatic reply', (to) => ({ to, more: ['Auto-Submitted: auto-replied'] })],
    ['a list', (to) => ({ to, more: ['Precedence: bulk'] })],
    ['a report', (to) => ({ to, more: ['Return-Path: <>'] })],
    ['nothing new', (to) => ({ to, text: '' })],
  ])('is not taken: %s', async (_, made) => {
    const { email } = await answered();
    expect((await post(aReply(made(email.replyTo!)))).status).toBe(200);
    expect((await list()).count).toBe(0);
    expect(await deliver(database())).toEqual([]);
  });

  it('counts for nothing without the secret, and ends with the link', async () => {
    const { email } = await answered();
    const reply = aReply({ to: email.replyTo! });
    expect([(await post(reply, null)).status, (await post(reply, `${SECRET}x`)).status]).toEqual([401, 401]);
    clock.freeze('2026-12-25T06:30:00Z');
    expect((await post(reply)).status).toBe(200);
    staff = await aStaff(database());
    expect((await list()).count).toBe(0);
  });

  it('and follow-ups by the page are counted together', async () => {
    const { email, token } = await answered();
    for (let at = 0; at < 9; at++) await followUp(token, `Question ${at}`);
    for (const id of ['a', 'b'])
      await post(aReply({ to: email.replyTo!, text: `Reply ${id}`, id: `${id}@example.com` }));
    const texts = (await list()).enquiries[0]?.messages.map(({ text }) => text) ?? [];
    expect([texts.length, texts.at(-1)]).toEqual([12, 'Reply a']);
  });
});
