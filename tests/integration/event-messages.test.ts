import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { EVENT_MESSAGES_A_DAY, MESSAGES_SHOWN } from '#features/events/rules/message-limits.ts';
import { takeoutHostedEvents } from '#features/events/server/index.ts';
import { eventMessages } from '#features/events/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { auditEvents } from '#lib/server/db/tables.ts';
import { call } from '../support/call.ts';
import { MINUTE, useEventMessages } from '../support/event-messages.ts';
import { aSignedInGuest } from '../support/events.ts';
import { aHost, anEventDesk, aWriter } from '../support/hosted-events.ts';
import { failure, refusal } from '../support/refusal.ts';
import { aStaff } from '../support/staff.ts';

const { db, asha, code, coming, aGuest } = useEventMessages();

const textsOf = ({ data }: { data: { messages: { text: string | null }[] } }) => data.messages.map(({ text }) => text);

describe('[1.2] messages at an event', () => {
  it('are read by everybody who is registered and the host, with first name and initial alone', async () => {
    const [latha, ravi] = [await aGuest('latha@example.com'), await aGuest('ravi@example.com', 'Ravi')];
    clock.advance(MINUTE);
    await asha().write(code(), 'Bring a coat.');
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
    expect((await asha().messages(code())).data.messages.map(({ isOwn }) => isOwn)).toEqual([true, false]);
  });

  it('are not those of another event', async () => {
    const latha = await aGuest('latha@example.com');
    await latha.write('Here.');
    const [message] = (await latha.read()).data.messages;
    const other = (await asha().host()).data.code;
    const stranger = aWriter(
      (await aSignedInGuest(db(), { ...coming('ravi@example.com'), code: other, mobile: undefined })).accessToken,
    );
    expect(textsOf(await stranger.read())).toEqual([]);
    const unknown = await stranger.report('emg_unknown');
    expect(refusal(await stranger.report(message!.messageId))).toEqual(refusal(unknown));
    expect((await asha().hide(other, message!.messageId)).status).toBe(404);
    expect((await stranger.see(message!.messageId)).status).toBe(404);
    const ravi = await aHost(db());
    for (const ask of [ravi.messages(code()), ravi.write(code(), 'Hello'), ravi.hide(code(), message!.messageId)])
      expect((await ask).status).toBe(404);
    for (const answer of [await stranger.read(message!.messageId), await ravi.see(code(), message!.messageId)])
      expect(answer.status).toBe(404);
    expect((await asha().see(other, message!.messageId)).status).toBe(404);
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
    for (const answer of [await latha.write(text), await asha().write(code(), text)])
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
      select 'emg_' || lpad(n::text, 3, '0'), (select id from events where code = ${code()}), 'Asha I.', 'Message ' || n,
        '2026-11-20T06:30:00Z'::timestamptz + make_interval(secs => n / 60) from generate_series(1, 250) n`);
    const pages = [(await latha.read()).data];
    while (pages[0]!.earlier) pages.unshift((await latha.read(pages[0]!.messages[0]!.messageId)).data);
    expect(pages.map(({ messages }) => messages.length)).toEqual([50, MESSAGES_SHOWN, MESSAGES_SHOWN]);
    expect(pages.flatMap((page) => textsOf({ data: page }))).toEqual(
      Array.from({ length: 250 }, (_, at) => `Message ${at + 1}`),
    );
    const oldest = pages[0]!.messages[0]!.messageId;
    expect((await latha.read(oldest)).data).toMatchObject({ messages: [], earlier: false });
    expect((await asha().messages(code(), oldest)).data.messages).toEqual([]);
    expect((await latha.read('emg_unknown')).status).toBe(404);
  });

  it('end with the event, and when it is cancelled; they can still be read', async () => {
    const latha = await aGuest('latha@example.com');
    await latha.write('I come.');
    await asha().cancel(code());
    expect(refusal(await latha.write('Why?'))).toEqual([409, 'This event is cancelled, so nobody can write any more.']);
    expect((await asha().write(code(), 'Sorry')).status).toBe(409);
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
    const [message] = (await asha().messages(code())).data.messages;
    for (const again of [1, 2]) expect((await asha().hide(code(), message!.messageId)).status, String(again)).toBe(200);
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
    expect((await desk.list()).events).toMatchObject([{ code: code(), messages: [reported] }]);
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

it('[1.2] a host takes a copy of what they wrote, and of nobody else’s words', async () => {
  const latha = await aGuest('latha@example.com');
  await asha().write(code(), 'Welcome.');
  await latha.write('My own words');
  const { hostedEvents } = await takeoutHostedEvents(db(), asha().userId);
  expect(hostedEvents[0]?.messages.map(({ text }) => text)).toEqual(['Welcome.']);
});
