import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET, POST } from '#app/unsubscribe/[token]/route.ts';
import { mailHostDigests, mailMessageDigests } from '#features/events/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { deliver } from '../support/emails.ts';
import { headersOf } from '../support/email-headers.ts';
import { HOUR, MINUTE, readAll, useEventMessages } from '../support/event-messages.ts';
import { register } from '../support/events.ts';

const { db, asha, code, coming, aGuest } = useEventMessages();

describe('[1.2] the email about new messages', () => {
  const digests = async () => {
    const told = await mailMessageDigests({ db: db() });
    return { told, emails: (await deliver(db())).map(({ to, subject, text }) => ({ to, subject, text })) };
  };
  it('has the number and the link, an hour later, at most once a day, and not for whoever has read them', async () => {
    await aGuest('latha@example.com');
    const ravi = await aGuest('ravi@example.com');
    clock.advance(MINUTE);
    await asha().write(code(), 'The secret is a cake.');
    await ravi.write('Yes.');
    clock.advance(59 * MINUTE);
    expect((await digests()).told).toBe(0);
    clock.advance(MINUTE);
    await readAll(ravi);
    const { emails } = await digests();
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
      ['latha@example.com', '2 new messages at an event in Mysuru'],
    ]);
    expect(emails[0]?.text).toContain(`/events/${code()}#registration=EV-`);
    for (const words of ['cake', 'Yes', 'Asha', 'Latha', 'marry']) expect(emails[0]?.text).not.toContain(words);
    clock.advance(MINUTE);
    await asha().write(code(), 'And tea.');
    clock.advance(23 * HOUR);
    expect((await digests()).emails.map(({ to }) => to)).toEqual(['ravi@example.com']);
    clock.advance(HOUR);
    expect((await digests()).emails.map(({ subject }) => subject)).toEqual(['3 new messages at an event in Mysuru']);
    clock.advance(48 * HOUR);
    expect((await digests()).told).toBe(0);
  });

  it('is not sent to who never signed in, who turned it off, who wrote alone, and after a cancellation', async () => {
    await register({ ...coming('unproved@example.com'), mobile: undefined });
    const off = await aGuest('off@example.com');
    await off.emails(false);
    expect((await off.read()).data.emails).toBe(false);
    clock.advance(MINUTE);
    const writer = await aGuest('writer@example.com');
    clock.advance(MINUTE);
    await writer.write('Anybody here?');
    clock.advance(2 * HOUR);
    expect((await digests()).told).toBe(0);
    await off.emails(true);
    expect((await digests()).emails.map(({ to }) => to)).toEqual(['off@example.com']);
    await writer.write('Hello again');
    await asha().cancel(code());
    await deliver(db());
    clock.advance(25 * HOUR);
    expect((await digests()).told).toBe(0);
  });

  it('is sent once by jobs that run side by side', async () => {
    for (const name of ['anna', 'bela', 'cara', 'dora', 'ella']) await aGuest(`${name}@example.com`);
    clock.advance(MINUTE);
    await asha().write(code(), 'Welcome.');
    clock.advance(2 * HOUR);
    const told = await Promise.all(Array.from({ length: 6 }, () => mailMessageDigests({ db: db() })));
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(5);
    expect(await deliver(db())).toHaveLength(5);
  });

  it('that waits says nothing once the messages were read or hidden', async () => {
    const latha = await aGuest('latha@example.com');
    clock.advance(MINUTE);
    await asha().write(code(), 'Welcome.');
    clock.advance(2 * HOUR);
    await mailMessageDigests({ db: db() });
    await readAll(latha);
    expect(await deliver(db())).toEqual([]);
  });
});

describe('[1.2] a guest ends the email about new messages', () => {
  const emails = async () => {
    await mailMessageDigests({ db: db() });
    return deliver(db());
  };
  const tokenIn = (address: string) => new URL(address).pathname.split('/')[2] ?? '';
  const send = (address: string, body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })) =>
    POST(new Request(address, { method: 'POST', body }), { params: Promise.resolve({ token: tokenIn(address) }) });
  const wantsEmails = async () =>
    (await db().execute<{ email: string }>(sql`select email from event_registrations where message_emails`)).rows.map(
      ({ email }) => email,
    );

  it('by one click in the mail program (RFC 8058), or by the link in it and a button; another guest still gets it', async () => {
    await aGuest('latha@example.com');
    await aGuest('ravi@example.com');
    clock.advance(MINUTE);
    await asha().write(code(), 'Welcome.');
    clock.advance(2 * HOUR);
    const [email, other] = await emails();
    const address = email?.unsubscribe ?? '';
    const headers = await headersOf(email!);
    expect(headers).toContain(`List-Unsubscribe: <${address}>`);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    for (let times = 0; times < 2; times++) {
      const answer = await send(address);
      expect([answer.status, await answer.text()]).toEqual([
        200,
        'You will not get these emails any more. On the event’s page, below its messages, you can turn them on again.',
      ]);
      expect(await wantsEmails()).toEqual([other!.to]);
    }
    clock.advance(MINUTE);
    await asha().write(code(), 'And tea.');
    clock.advance(25 * HOUR);
    expect((await emails()).map(({ to }) => to)).toEqual([other!.to]);

    const [link = ''] = /https?:\S+\/event-messages/.exec(other!.text) ?? [];
    expect(tokenIn(link)).toBe(tokenIn(other!.unsubscribe!));
    const answer = await send(`${other!.unsubscribe!}?by=form`, new URLSearchParams());
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${new URL(link).pathname}?stopped=yes`]);
    expect(await wantsEmails()).toEqual([]);
  });

  it('opening the address changes nothing and leads to the button; a changed one is not known, a withdrawn guest no error', async () => {
    await aGuest('latha@example.com');
    clock.advance(MINUTE);
    await asha().write(code(), 'Welcome.');
    clock.advance(2 * HOUR);
    const address = (await emails())[0]!.unsubscribe!;
    const token = tokenIn(address);
    const opened = await GET(new Request(address), { params: Promise.resolve({ token }) });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/unsubscribe/${token}/event-messages`]);
    const [, signature = ''] = token.split('.');
    const madeUp = Buffer.from(JSON.stringify({ registrationId: 'evr_other' })).toString('base64url');
    expect((await send(address.replace(token, `${madeUp}.${signature}`))).status).toBe(404);
    expect(await wantsEmails()).toEqual(['latha@example.com']);
    await db().execute(sql`delete from event_registrations`);
    expect((await send(address)).status).toBe(200);
  });
});

describe('[1.2] the email to the host about messages', () => {
  const digests = async () => {
    const told = await mailHostDigests({ db: db() });
    return { told, emails: await deliver(db()) };
  };
  beforeEach(async () => {
    await db().execute(sql`update users set email = case id when ${asha().userId} then 'asha@example.com' else id end`);
  });

  it('has the number and the link, an hour later, at most once a day, and not once they were read', async () => {
    const latha = await aGuest('latha@example.com');
    clock.advance(MINUTE);
    await latha.write('The secret is a cake.');
    await asha().write(code(), 'My own words');
    clock.advance(59 * MINUTE);
    expect((await digests()).told).toBe(0);
    clock.advance(MINUTE);
    const { emails } = await digests();
    expect(emails).toMatchObject([{ to: 'asha@example.com', subject: '1 new message at your event in Mysuru' }]);
    expect(emails[0]!.text).toContain(`/events/registered?event=${code()}#messages`);
    for (const words of ['cake', 'Latha', 'marry', 'own words']) expect(emails[0]!.text).not.toContain(words);
    clock.advance(MINUTE);
    await latha.write('And tea.');
    clock.advance(5 * HOUR);
    expect((await digests()).told).toBe(0);
    clock.advance(19 * HOUR);
    expect((await digests()).emails.map(({ subject }) => subject)).toEqual(['2 new messages at your event in Mysuru']);
    await asha().see(code(), (await asha().messages(code())).data.messages.at(-1)!.messageId);
    clock.advance(48 * HOUR);
    expect((await digests()).told).toBe(0);
  });

  it('that waits says nothing once they were read; it ends by one click, and for an event that is cancelled', async () => {
    const latha = await aGuest('latha@example.com');
    /** As if written now: a sign-in lasts hours, and these emails come days apart. */
    const write = () =>
      db().execute(sql`
        insert into event_messages (id, event_id, registration_id, name, text, written_at)
        select 'emg_' || gen_random_uuid(), event_id, id, 'Latha I.', 'Hello', ${clock.now()} from event_registrations`);
    clock.advance(MINUTE);
    await latha.write('Hello');
    clock.advance(HOUR);
    expect(await mailHostDigests({ db: db() })).toBe(1);
    await asha().see(code(), (await asha().messages(code())).data.messages.at(-1)!.messageId);
    expect(await deliver(db())).toEqual([]);
    clock.advance(HOUR);
    await write();
    clock.advance(25 * HOUR);
    const [email] = (await digests()).emails;
    const address = email?.unsubscribe ?? '';
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const params = Promise.resolve({ token: address.split('/').at(-1) ?? '' });
    expect((await POST(new Request(address, { method: 'POST', body }), { params })).status).toBe(200);
    await write();
    clock.advance(25 * HOUR);
    expect(await digests()).toEqual({ told: 0, emails: [] });
    await db().execute(sql`delete from personal_notifications_switched_off`);
    await asha().cancel(code());
    await deliver(db());
    await write();
    clock.advance(25 * HOUR);
    expect((await digests()).told).toBe(0);
  });

  it('is sent once by jobs that run side by side', async () => {
    const latha = await aGuest('latha@example.com');
    clock.advance(MINUTE);
    await latha.write('Hello');
    clock.advance(2 * HOUR);
    const told = await Promise.all(Array.from({ length: 6 }, () => mailHostDigests({ db: db() })));
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(1);
  });
});
