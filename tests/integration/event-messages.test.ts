import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { POST } from '#app/unsubscribe/[token]/route.ts';
import { EVENT_MESSAGES_A_DAY, MESSAGES_SHOWN } from '#features/events/rules/message-limits.ts';
import { mailHostDigests, mailMessageDigests, takeoutHostedEvents } from '#features/events/server/index.ts';
import { eventMessages, eventRegistrations } from '#features/events/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { auditEvents, mails, rateLimits } from '#lib/server/db/tables.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { deliver } from '../support/emails.ts';
import { anEvent, aSignedInGuest, FRI, register } from '../support/events.ts';
import { aHost, anEventDesk, aWriter, type Host } from '../support/hosted-events.ts';
import { aStaff } from '../support/staff.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const db = useTestDatabase(anEvent);
const MINUTE = 60_000;

let asha: Host;
let code: string;
beforeEach(async () => {
  clock.freeze('2026-11-20T06:30:00Z');
  await db().execute(sql`delete from events where host_id is not null`);
  await db().delete(eventRegistrations);
  await db().delete(mails);
  await db().delete(rateLimits);
  asha = await aHost(db());
  code = (await asha.host()).data.code;
});
afterEach(() => clock.reset());

const failure = ({ json }: { json: unknown }) => json as Failure;
const refusal = (answer: { status: number; json: unknown }) => [answer.status, failure(answer).message];
const coming = (email: string, name = 'Latha R. Iyengar') => ({ code, name, email, companions: 0, days: [FRI] });
const aGuest = async (email: string, name?: string) =>
  aWriter((await aSignedInGuest(db(), { ...coming(email, name), mobile: undefined })).accessToken);
/** Reads to the end, as the page does. */
const readAll = async (guest: Awaited<ReturnType<typeof aGuest>>) => {
  const { messageId } = (await guest.read()).data.messages.at(-1)!;
  expect((await guest.see(messageId)).status).toBe(200);
};
const textsOf = ({ data }: { data: { messages: { text: string | null }[] } }) => data.messages.map(({ text }) => text);

describe('[1.2] messages at an event', () => {
  it('are read by everybody who is registered and the host, with first name and initial alone', async () => {
    const [latha, ravi] = [await aGuest('latha@example.com'), await aGuest('ravi@example.com', 'Ravi')];
    clock.advance(MINUTE);
    await asha.write(code, 'Bring a coat.');
    clock.advance(MINUTE);
    expect((await latha.write('Thank you,\nI will.')).status).toBe(200);
    const read = (await ravi.read()).data;
    expect(read.messages).toMatchObject([
      { name: 'Asha I.', isHost: true, isOwn: false, text: 'Bring a coat.', writtenAt: '2026-11-20T06:31:00.000Z' },
      { name: 'Latha I.', isHost: false, isOwn: false, text: 'Thank you,\nI will.' },
    ]);
    expect([read.closed, read.emails]).toEqual([null, true]);
    expect(JSON.stringify(read)).not.toMatch(/example\.com|EV-|Iyengar/);
    expect((await latha.read()).data.messages.map(({ isOwn }) => isOwn)).toEqual([false, true]);
    expect((await asha.messages(code)).data.messages.map(({ isOwn }) => isOwn)).toEqual([true, false]);
  });

  it('are not those of another event', async () => {
    const latha = await aGuest('latha@example.com');
    await latha.write('Here.');
    const [message] = (await latha.read()).data.messages;
    const other = (await asha.host()).data.code;
    const stranger = aWriter(
      (await aSignedInGuest(db(), { ...coming('ravi@example.com'), code: other, mobile: undefined })).accessToken,
    );
    expect(textsOf(await stranger.read())).toEqual([]);
    const unknown = await stranger.report('emg_unknown');
    expect(refusal(await stranger.report(message!.messageId))).toEqual(refusal(unknown));
    expect((await asha.hide(other, message!.messageId)).status).toBe(404);
    expect((await stranger.see(message!.messageId)).status).toBe(404);
    const ravi = await aHost(db());
    for (const ask of [ravi.messages(code), ravi.write(code, 'Hello'), ravi.hide(code, message!.messageId)])
      expect((await ask).status).toBe(404);
    for (const answer of [await stranger.read(message!.messageId), await ravi.see(code, message!.messageId)])
      expect(answer.status).toBe(404);
    expect((await asha.see(other, message!.messageId)).status).toBe(404);
    expect(textsOf(await latha.read())).toEqual(['Here.']);
  });

  it.each([
    [' ', 'Write a message.'],
    ['x'.repeat(1001), 'Use at most 1000 characters.'],
    ['Pay at http://prize.example', 'Leave out web and email addresses.'],
    ['asha at example dot com', 'Leave out web and email addresses.'],
    ['Call 98450 22812', 'Leave out telephone numbers.'],
    ['win '.repeat(20), 'This repeats the same words again and again.'],
    ['a\u202eb', 'There is a hidden character in this. Type it again.'],
  ])('[5.12] %j is refused beside the field', async (text, words) => {
    const latha = await aGuest('latha@example.com');
    for (const answer of [await latha.write(text), await asha.write(code, text)])
      expect([answer.status, failure(answer).fields]).toEqual([400, { text: words }]);
    expect(await db().select().from(eventMessages)).toEqual([]);
  });

  it('have limits: the same text twice, those of a person in an hour, and those of an event in a day', async () => {
    const [latha, ravi] = [await aGuest('latha@example.com'), await aGuest('ravi@example.com')];
    await latha.write('I come.');
    expect(failure(await latha.write('I come.')).fields).toEqual({ text: 'You have written this already.' });
    expect((await ravi.write('I come.')).status).toBe(200);
    const statuses: number[] = [];
    for (let at = 0; at < 20; at++) statuses.push((await latha.write(`Message ${'abcdefghijklmnopqrst'[at]}`)).status);
    expect(statuses.slice(-3)).toEqual([200, 429, 429]);
    await db().execute(sql`update rate_limits set points = ${EVENT_MESSAGES_A_DAY} where key like 'events.messages:%'`);
    expect(refusal(await ravi.write('One more'))).toEqual([
      409,
      'Too much was written here today. Write again tomorrow.',
    ]);
  });

  it('of which there are many come by pages, the newest first; of one moment too, none twice and none left out', async () => {
    const latha = await aGuest('latha@example.com');
    await db().execute(sql`
      insert into event_messages (id, event_id, name, text, written_at)
      select 'emg_' || lpad(n::text, 3, '0'), (select id from events where code = ${code}), 'Asha I.', 'Message ' || n,
        '2026-11-20T06:30:00Z'::timestamptz + make_interval(secs => n / 60) from generate_series(1, 250) n`);
    const pages = [(await latha.read()).data];
    while (pages[0]!.earlier) pages.unshift((await latha.read(pages[0]!.messages[0]!.messageId)).data);
    expect(pages.map(({ messages }) => messages.length)).toEqual([50, MESSAGES_SHOWN, MESSAGES_SHOWN]);
    expect(pages.flatMap((page) => textsOf({ data: page }))).toEqual(
      Array.from({ length: 250 }, (_, at) => `Message ${at + 1}`),
    );
    const oldest = pages[0]!.messages[0]!.messageId;
    expect((await latha.read(oldest)).data).toMatchObject({ messages: [], earlier: false });
    expect((await asha.messages(code, oldest)).data.messages).toEqual([]);
    expect((await latha.read('emg_unknown')).status).toBe(404);
  });

  it('end with the event, and when it is cancelled; they can still be read', async () => {
    const latha = await aGuest('latha@example.com');
    await latha.write('I come.');
    await asha.cancel(code);
    expect(refusal(await latha.write('Why?'))).toEqual([409, 'This event is cancelled, so nobody can write any more.']);
    expect((await asha.write(code, 'Sorry')).status).toBe(409);
    expect((await latha.read()).data).toMatchObject({
      closed: 'This event is cancelled, so nobody can write any more.',
      messages: [{ text: 'I come.' }],
    });
  });

  it('go with whoever withdraws, whose sign-in ends', async () => {
    const [latha, ravi] = [await aGuest('latha@example.com'), await aGuest('ravi@example.com')];
    await latha.write('I come.');
    await ravi.write('So do I.');
    await call('POST', '/api/events/withdraw', { token: latha.token, body: {} });
    expect(textsOf(await ravi.read())).toEqual(['So do I.']);
    expect((await latha.write('Still here')).status).toBe(401);
  });

  it('of somebody who withdraws at the same moment leave nothing behind', async () => {
    const latha = await aGuest('latha@example.com');
    const answers = await Promise.all([
      ...['one', 'two', 'three', 'four'].map((text) => latha.write(text)),
      call('POST', '/api/events/withdraw', { token: latha.token, body: {} }),
      ...['five', 'six', 'seven'].map((text) => latha.write(text)),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(await db().select().from(eventMessages)).toEqual([]);
  });
});

describe('[1.2] messages that should not stand', () => {
  it('the host hides one: its words are gone for everybody', async () => {
    const latha = await aGuest('latha@example.com');
    await latha.write('Nonsense');
    const [message] = (await asha.messages(code)).data.messages;
    for (const again of [1, 2]) expect((await asha.hide(code, message!.messageId)).status, String(again)).toBe(200);
    expect(textsOf(await latha.read())).toEqual([null]);
  });

  it('a guest reports one, once; staff hide it, and the audit trail names them', async () => {
    const [latha, ravi] = [await aGuest('latha@example.com'), await aGuest('ravi@example.com')];
    await latha.write('An insult');
    const [message] = (await ravi.read()).data.messages;
    expect(refusal(await latha.report(message!.messageId))).toEqual([409, 'This is your own message.']);
    await ravi.report(message!.messageId);
    expect((await ravi.report(message!.messageId)).data.messages).toMatchObject([{ isReported: true }]);
    const staff = await aStaff(db());
    const desk = anEventDesk(staff.token);
    const reported = { messageId: message!.messageId, name: 'Latha I.', text: 'An insult', reports: 1 };
    expect((await desk.list()).events).toMatchObject([{ code, messages: [reported] }]);
    const hide = (messageId: string) =>
      call('POST', '/api/desk/events/messages/hide', { token: staff.token, body: { messageId } });
    expect((await hide('emg_unknown')).status).toBe(404);
    expect((await hide(message!.messageId)).status).toBe(200);
    expect(textsOf(await latha.read())).toEqual([null]);
    expect((await desk.list()).events).toMatchObject([{ messages: [] }]);
    const trail = await db().select().from(auditEvents).where(eq(auditEvents.action, 'event.message-hidden'));
    expect(trail).toMatchObject([{ actorId: staff.staffId, subjectId: message!.messageId }]);
  });

  it('staff keep what was reported: its reports are gone, and the message stands', async () => {
    const [latha, ravi] = [await aGuest('latha@example.com'), await aGuest('ravi@example.com')];
    await latha.write('A joke');
    const [message] = (await ravi.read()).data.messages;
    await ravi.report(message!.messageId);
    const desk = anEventDesk((await aStaff(db())).token);
    const [event] = (await desk.list()).events;
    expect((await desk.decide(event!, 'keep')).data.messages).toEqual([]);
    expect((await desk.list()).count).toBe(0);
    expect((await ravi.read()).data.messages).toMatchObject([{ text: 'A joke', isReported: false }]);
  });
});

describe('[1.2] the email about new messages', () => {
  const digests = async () => {
    const told = await mailMessageDigests({ db: db() });
    return { told, emails: (await deliver(db())).map(({ to, subject, text }) => ({ to, subject, text })) };
  };
  const HOUR = 60 * MINUTE;

  it('has the number and the link, an hour later, at most once a day, and not for whoever has read them', async () => {
    await aGuest('latha@example.com');
    const ravi = await aGuest('ravi@example.com');
    clock.advance(MINUTE);
    await asha.write(code, 'The secret is a cake.');
    await ravi.write('Yes.');
    clock.advance(59 * MINUTE);
    expect((await digests()).told).toBe(0);
    clock.advance(MINUTE);
    await readAll(ravi);
    const { emails } = await digests();
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
      ['latha@example.com', '2 new messages at an event in Mysuru'],
    ]);
    expect(emails[0]?.text).toContain(`/events/${code}#registration=EV-`);
    for (const words of ['cake', 'Yes', 'Asha', 'Latha', 'marry']) expect(emails[0]?.text).not.toContain(words);
    clock.advance(MINUTE);
    await asha.write(code, 'And tea.');
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
    await asha.cancel(code);
    await deliver(db());
    clock.advance(25 * HOUR);
    expect((await digests()).told).toBe(0);
  });

  it('is sent once by jobs that run side by side', async () => {
    for (const name of ['anna', 'bela', 'cara', 'dora', 'ella']) await aGuest(`${name}@example.com`);
    clock.advance(MINUTE);
    await asha.write(code, 'Welcome.');
    clock.advance(2 * HOUR);
    const told = await Promise.all(Array.from({ length: 6 }, () => mailMessageDigests({ db: db() })));
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(5);
    expect(await deliver(db())).toHaveLength(5);
  });

  it('that waits says nothing once the messages were read or hidden', async () => {
    const latha = await aGuest('latha@example.com');
    clock.advance(MINUTE);
    await asha.write(code, 'Welcome.');
    clock.advance(2 * HOUR);
    await mailMessageDigests({ db: db() });
    await readAll(latha);
    expect(await deliver(db())).toEqual([]);
  });
});

describe('[1.2] the email to the host about messages', () => {
  const digests = async () => {
    const told = await mailHostDigests({ db: db() });
    return { told, emails: await deliver(db()) };
  };
  const HOUR = 60 * MINUTE;
  beforeEach(async () => {
    await db().execute(sql`update users set email = case id when ${asha.userId} then 'asha@example.com' else id end`);
  });

  it('has the number and the link, an hour later, at most once a day, and not once they were read', async () => {
    const latha = await aGuest('latha@example.com');
    clock.advance(MINUTE);
    await latha.write('The secret is a cake.');
    await asha.write(code, 'My own words');
    clock.advance(59 * MINUTE);
    expect((await digests()).told).toBe(0);
    clock.advance(MINUTE);
    const { emails } = await digests();
    expect(emails).toMatchObject([{ to: 'asha@example.com', subject: '1 new message at your event in Mysuru' }]);
    expect(emails[0]!.text).toContain(`/events/registered?event=${code}#messages`);
    for (const words of ['cake', 'Latha', 'marry', 'own words']) expect(emails[0]!.text).not.toContain(words);
    clock.advance(MINUTE);
    await latha.write('And tea.');
    clock.advance(5 * HOUR);
    expect((await digests()).told).toBe(0);
    clock.advance(19 * HOUR);
    expect((await digests()).emails.map(({ subject }) => subject)).toEqual(['2 new messages at your event in Mysuru']);
    await asha.see(code, (await asha.messages(code)).data.messages.at(-1)!.messageId);
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
    await asha.see(code, (await asha.messages(code)).data.messages.at(-1)!.messageId);
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
    await asha.cancel(code);
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

it('[1.2] a host takes a copy of what they wrote, and of nobody else’s words', async () => {
  const latha = await aGuest('latha@example.com');
  await asha.write(code, 'Welcome.');
  await latha.write('My own words');
  const { hostedEvents } = await takeoutHostedEvents(db(), asha.userId);
  expect(hostedEvents[0]?.messages.map(({ text }) => text)).toEqual(['Welcome.']);
});
