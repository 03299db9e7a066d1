import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmailDelivery } from '#features/email-delivery/contract.ts';
import type { SignedIn } from '#features/identity/contract.ts';
import { clock } from '#lib/server/clock.ts';
import { mails, rateLimits, undeliverableAddresses } from '#lib/server/db/tables.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import { messageIdOf } from '#lib/server/mail/message.ts';
import { type MailTemplate, sendMails } from '#lib/server/mail/send-mails.ts';
import { smtpPost } from '#lib/server/mail/smtp-post.ts';
import type { Urgency } from '#lib/server/mail/urgency.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { aCompany } from '../support/companies.ts';
import { deliver, linkIn } from '../support/emails.ts';
import { resetEnvironment, useEnvironment } from '../support/environment.ts';
import { signUp } from '../support/sign-up.ts';
import { withSmtpServer } from '../support/smtp.ts';
import { useTestDatabase } from '../support/test-database.ts';

const SECRET = 'Wq7Tz0Lm4Xc9Vb2Nk5Jh8Gf1Ds6Ap3Ro';
useEnvironment({ BOUNCE_SECRET: SECRET });
const api = useApiServer();
const database = useTestDatabase();
const plain: MailTemplate = async () => ({ subject: 'Your trip', text: 'Hello' });
let person = 0;

beforeEach(async () => {
  clock.freeze('2026-11-20T06:30:00Z');
  for (const table of [rateLimits, mails, undeliverableAddresses]) await database().delete(table);
});
afterEach(() => clock.reset());

const aPerson = async () =>
  (
    await signUp({
      firstName: 'Meera',
      lastName: 'Nair',
      email: `meera.${String.fromCharCode(97 + person++)}@example.com`,
      mobile: '9845022812',
      password: 'ten emails and more',
    })
  ).data;
const enqueue = (recipient: string, urgency: Urgency = 'personal') =>
  enqueueMail(database(), { template: 'plain', recipient, urgency, facts: {} });
const send = (url: string, bounceAddress?: string) => {
  const post = smtpPost(url, { from: 'Sarai <post@sarai.localhost>', bounceAddress });
  return sendMails(database(), { templates: { plain }, post }).finally(() => post.close?.());
};
const refusing = (message: string, responseCode = 550) => ({ refuse: { message, responseCode } });
const mailsTo = (recipient: string) => database().select().from(mails).where(eq(mails.recipient, recipient));
const deliveryOf = async ({ accessToken }: SignedIn) =>
  (await call<EmailDelivery>('GET', '/api/users/email-delivery', { token: accessToken })).data.undeliverable;
const tryAgain = ({ accessToken }: SignedIn) =>
  call<EmailDelivery>('POST', '/api/users/email-delivery/try-again', { body: {}, token: accessToken });
/** An email that was sent to an address; gives its id. */
async function sentTo(recipient: string): Promise<string> {
  await enqueue(recipient);
  await withSmtpServer(async (url) => expect(await send(url)).toBe(1));
  const [mail] = await mailsTo(recipient);
  return mail?.id ?? '';
}
/** A delivery report as Postfix writes it. */
const aReport = ({ to, mailId, status = '5.1.1', action = 'failed' }: Record<string, string> & { to: string }) =>
  [
    'From: MAILER-DAEMON@mx.example.com',
    'To: bounces@sarai.localhost',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    `<${to}>: host mx.example.com said: ${status} no such user here`,
    '',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.com',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    '',
    '--b1',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <${messageIdOf(mailId ?? '')}>`,
    'Subject: Your trip',
    '',
    '--b1--',
    '',
  ].join('\r\n');
const report = (body: string, secret: string | null = SECRET) =>
  fetch(`${api.base()}/api/mail/returned`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'message/rfc822', ...(secret === null ? {} : { authorization: `Bearer ${secret}` }) },
  });

describe('[7.20] an address that a mail server refuses for good', () => {
  it('gets no more emails but codes and links; its person reads why, and has it tried again', async () => {
    const meera = await aPerson();
    expect(await deliveryOf(meera)).toBeNull();
    await enqueue(meera.email);
    await withSmtpServer(
      async (url) => expect(await send(url)).toBe(0),
      refusing(`5.1.1 <${meera.email}>: Recipient address rejected: User unknown`),
    );
    expect(await deliveryOf(meera)).toEqual({
      address: meera.email,
      reason: 'no-mailbox',
      since: '2026-11-20T06:30:00.000Z',
    });
    await enqueue(meera.email);
    await enqueue(meera.email, 'security');
    await withSmtpServer(async (url, received) => {
      expect(await send(url)).toBe(1);
      expect(received).toHaveLength(1);
    });
    expect(
      (await mailsTo(meera.email)).map(({ nextTryAt, sentAt, returnedAt }) => [
        nextTryAt,
        sentAt !== null,
        returnedAt !== null,
      ]),
    ).toEqual([
      [null, false, true],
      [null, false, true],
      [null, true, false],
    ]);

    expect((await tryAgain(meera)).data).toEqual({ undeliverable: null });
    await withSmtpServer(async (url) => expect(await send(url)).toBe(2)); // what was held back
    expect(await deliveryOf(meera)).toBeNull();
  });

  it('is sent an email at once when it is tried again, and no more often than five times a day', async () => {
    const meera = await aPerson();
    await database()
      .insert(undeliverableAddresses)
      .values({ address: meera.email, status: '5.2.1', since: clock.now() });
    expect(await deliveryOf(meera)).toMatchObject({ reason: 'switched-off' });
    await tryAgain(meera);
    expect((await deliver(database())).map(({ to, subject }) => [to, subject])).toEqual([
      [meera.email, 'Our emails reach you again'],
    ]);
    for (let time = 0; time < 4; time++) expect((await tryAgain(meera)).status).toBe(200);
    expect(await deliver(database())).toEqual([]); // it was open already
    expect((await tryAgain(meera)).status).toBe(429);
  });

  it('keeps what was held back longer than a day to itself', async () => {
    const meera = await aPerson();
    await database()
      .insert(undeliverableAddresses)
      .values({ address: meera.email, status: '5.1.1', since: clock.now() });
    await enqueue(meera.email);
    await withSmtpServer(async (url) => expect(await send(url)).toBe(0));
    clock.advance(25 * 3_600_000);
    await tryAgain(meera);
    await withSmtpServer(async (url) => expect(await send(url)).toBe(0));
  });

  it.each([
    ['a full mailbox', '5.2.2 Mailbox full'],
    ['a policy', '5.7.1 Message rejected as spam'],
    ['no enhanced status', 'User unknown'],
    ['a status in the middle', 'see 5.1.1 of our rules'],
  ])('%s closes no address: the email is tried again', async (_name, message) => {
    const meera = await aPerson();
    await enqueue(meera.email);
    await withSmtpServer(async (url) => expect(await send(url)).toBe(0), refusing(message));
    expect(await deliveryOf(meera)).toBeNull();
    expect((await mailsTo(meera.email))[0]).toMatchObject({
      tries: 1,
      returnedAt: null,
      nextTryAt: expect.any(Date) as Date,
    });
  });

  it('is open again for whoever uses the link of an email that came', async () => {
    const meera = await aPerson();
    await database()
      .insert(undeliverableAddresses)
      .values({ address: meera.email, status: '5.1.1', since: clock.now() });
    await call('POST', '/api/users/forgot-password', { body: { email: meera.email } });
    const { token } = linkIn((await deliver(database())).find(({ to }) => to === meera.email));
    expect(
      (await call('POST', '/api/users/reset-password', { body: { token, password: 'quite another password' } })).status,
    ).toBe(200);
    expect(await database().select().from(undeliverableAddresses)).toEqual([]);
  });

  it('stands beside the employee whose invitation came back', async () => {
    const session = await aCompany();
    const administrator = session.userDetails;
    const emailsReturned = async () => {
      const { data } = await call<{ users: { workEmail: string; emailReturned: boolean }[] }>(
        'POST',
        '/api/corporate/employees',
        { token: session.accessTokenData.accessToken, body: { companyId: administrator.companyId } },
      );
      return data.users.filter(({ emailReturned }) => emailReturned).map(({ workEmail }) => workEmail);
    };
    expect(await emailsReturned()).toEqual([]);
    await database()
      .insert(undeliverableAddresses)
      .values({ address: administrator.workEmail, status: '5.1.1', since: clock.now() });
    expect(await emailsReturned()).toEqual([administrator.workEmail]);
  });
});

describe('[7.20] a delivery report', () => {
  it('is parsed up to its first 1,500 lines and 64 KB: an email that is quoted whole is no hindrance, parts beyond are not read', async () => {
    const [quoted, late, long] = [await aPerson(), await aPerson(), await aPerson()];
    const whole = aReport({ to: quoted.email, mailId: await sentTo(quoted.email) });
    const endless = 'a line of the email that came back\r\n'.repeat(5000);
    expect((await report(whole.replace('\r\n--b1--', `\r\n${endless}--b1--`))).status).toBe(200);
    expect(await deliveryOf(quoted)).toMatchObject({ reason: 'no-mailbox' });

    const parts = '--b1\r\n\r\nx\r\n'.repeat(1000); // 4,000 lines before what counts
    const behind = aReport({ to: late.email, mailId: await sentTo(late.email) });
    expect((await report(behind.replace('--b1\r\n', `${parts}--b1\r\n`))).status).toBe(200);
    expect(await deliveryOf(late)).toBeNull();

    const farBehind = aReport({ to: long.email, mailId: await sentTo(long.email) });
    expect((await report(farBehind.replace('--b1\r\n', `${'y'.repeat(70_000)}\r\n--b1\r\n`))).status).toBe(200);
    expect(await deliveryOf(long)).toBeNull();
  });

  it('of an email of ours closes its address, once', async () => {
    const meera = await aPerson();
    const mailId = await sentTo(meera.email);
    for (let time = 0; time < 2; time++) {
      const answer = await report(aReport({ to: meera.email, mailId }));
      expect([answer.status, await answer.json()]).toMatchObject([200, { data: { received: true } }]);
      clock.advance(60_000);
    }
    expect(await deliveryOf(meera)).toMatchObject({ reason: 'no-mailbox', since: '2026-11-20T06:30:00.000Z' });
    expect((await mailsTo(meera.email))[0]).toMatchObject({
      sentAt: expect.any(Date) as Date,
      returnedAt: expect.any(Date) as Date,
    });
  });

  it.each<[string, (meera: SignedIn, mailId: string) => string]>([
    ['of an email that was not sent', ({ email: to }) => aReport({ to, mailId: 'mal_other' })],
    ['of somebody else’s email', (_meera, mailId) => aReport({ to: 'else@example.com', mailId })],
    ['of a delay', ({ email: to }, mailId) => aReport({ to, mailId, action: 'delayed', status: '4.4.1' })],
    ['of a full mailbox', ({ email: to }, mailId) => aReport({ to, mailId, status: '5.2.2' })],
    ['that is an ordinary email', () => 'Subject: Out of office\r\n\r\nI am away.'],
    ['that is nothing', () => ''],
    ['that is rubbish', () => `${'--'.repeat(9000)}\r\nContent-Type: multipart/mixed; boundary=\r\n`],
    [
      'of parts within parts',
      () =>
        Array.from(
          { length: 300 },
          (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
        ).join(''),
    ],
  ])('%s changes nothing', async (_name, body) => {
    const meera = await aPerson();
    const mailId = await sentTo(meera.email);
    expect((await report(body(meera, mailId))).status).toBe(200);
    expect(await database().select().from(undeliverableAddresses)).toEqual([]);
  });

  it.each([null, '', 'wrong', `${SECRET}x`, SECRET.toLowerCase()])('with the secret %j is not read', async (secret) => {
    const meera = await aPerson();
    const mailId = await sentTo(meera.email);
    expect((await report(aReport({ to: meera.email, mailId }), secret)).status).toBe(401);
    expect(await database().select().from(undeliverableAddresses)).toEqual([]);
  });

  it('is not read where no secret is configured', async () => {
    vi.stubEnv('BOUNCE_SECRET', '');
    resetEnvironment();
    expect((await report('', 'undefined')).status).toBe(401);
    vi.stubEnv('BOUNCE_SECRET', SECRET);
    resetEnvironment();
  });
});

it('[7.20] delivery reports are asked for at the address that is configured for them', async () => {
  const meera = await aPerson();
  await enqueue(meera.email);
  await withSmtpServer(async (url, received) => {
    await send(url, 'bounces@sarai.localhost');
    expect(received).toMatchObject([{ from: 'bounces@sarai.localhost', to: [meera.email] }]);
    expect(received[0]?.message).toMatch(/^From: Sarai <post@sarai\.localhost>/m);
  });
});
