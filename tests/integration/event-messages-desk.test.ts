import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EVENT_MESSAGES_A_DAY } from '#features/events/rules/message-limits.ts';
import { eventsRetention, mailMessageDigests } from '#features/events/server/index.ts';
import { eventMessages, eventRegistrations } from '#features/events/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { auditEvents, mails, rateLimits } from '#lib/server/db/tables.ts';
import { deleteExpired } from '#lib/server/jobs/retention.ts';
import { sql } from 'drizzle-orm';
import { useApiServer } from '../support/api-server.ts';
import { call } from '../support/call.ts';
import { deliver } from '../support/emails.ts';
import { anEvent, aSignedInGuest, CODE, register } from '../support/events.ts';
import { aHost, aMessageDesk, anEventDesk, aWriter } from '../support/hosted-events.ts';
import { failure } from '../support/refusal.ts';
import { aStaff, type Staff } from '../support/staff.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const db = useTestDatabase(anEvent);
const MINUTE = 60_000;

let staff: Staff;
let desk: ReturnType<typeof aMessageDesk>;
beforeEach(async () => {
  clock.freeze('2026-11-20T06:30:00Z');
  await db().execute(sql`delete from events where host_id is not null`);
  await db().delete(eventMessages);
  await db().delete(eventRegistrations);
  await db().delete(auditEvents);
  await db().delete(mails);
  await db().delete(rateLimits);
  await db().execute(sql`update event_days set taken = 0`);
  staff = await aStaff(db());
  desk = aMessageDesk(staff.token);
});
afterEach(() => clock.reset());

const aGuest = async (email: string, name = 'Latha R. Iyengar') =>
  aWriter((await aSignedInGuest(db(), { email, name })).accessToken);
const trail = async () =>
  (await db().select().from(auditEvents).where(eq(auditEvents.actorType, 'staff')).orderBy(auditEvents.id)).map(
    ({ action, actorId, subjectId }) => [action, actorId, subjectId],
  );

describe('[1.2] [2.4] messages at an event of the operator', () => {
  it('are written by guests and, as one team, by staff; the audit trail says who of them did', async () => {
    const [latha, ravi] = [await aGuest('latha@example.com'), await aGuest('ravi@example.com', 'Ravi')];
    clock.advance(MINUTE);
    await latha.write('Is there parking?');
    expect(await desk.events()).toMatchObject([{ code: CODE, name: 'CIT-95', unanswered: 1, reported: 0, people: 4 }]);
    clock.advance(MINUTE);
    const answered = await desk.write(CODE, 'Behind the hall.');
    expect(answered.data.messages.map(({ name, isHost, isOwn }) => [name, isHost, isOwn])).toEqual([
      ['Latha I.', false, false],
      ['Sarai team', true, false],
    ]);
    expect(await desk.events()).toMatchObject([{ unanswered: 0 }]);
    const read = (await ravi.read()).data;
    expect(read).toMatchObject({ closed: null, earlier: false, emails: true });
    expect(read.messages.at(-1)).toMatchObject({ name: 'Sarai team', isHost: true, isOwn: false, isReported: false });
    expect(JSON.stringify(read)).not.toMatch(/Meera|stf_|example\.com/);
    expect(await trail()).toEqual([['event.message-written', staff.staffId, read.messages.at(-1)?.messageId]]);
  });

  it('have the limits and checks of those at travellers’ events', async () => {
    const latha = await aGuest('latha@example.com');
    for (const answer of [await latha.write('Call 98450 22812'), await desk.write(CODE, 'Call 98450 22812')])
      expect(failure(answer).fields).toEqual({ text: 'Leave out telephone numbers.' });
    await desk.write(CODE, 'Welcome.');
    expect(failure(await desk.write(CODE, 'Welcome.')).fields).toEqual({ text: 'You have written this already.' });
    await db().execute(sql`update rate_limits set points = ${EVENT_MESSAGES_A_DAY} where key like 'events.messages:%'`);
    for (const answer of [await latha.write('One more'), await desk.write(CODE, 'One more')])
      expect([answer.status, failure(answer).message]).toEqual([
        409,
        'Too much was written here today. Write again tomorrow.',
      ]);
  });

  it('take no word from who registered with an address and did not sign in by its code', async () => {
    await register({ email: 'stranger@example.com' });
    for (const token of [undefined, 'made-up', staff.token])
      expect((await call('POST', '/api/events/messages', { token, body: { text: 'Hello' } })).status).toBe(401);
    expect(await db().select().from(eventMessages)).toEqual([]);
  });

  it('that are reported stand at the desk; staff keep or hide each, by name in the audit trail', async () => {
    const [latha, ravi] = [await aGuest('latha@example.com'), await aGuest('ravi@example.com', 'Ravi')];
    await latha.write('A joke');
    clock.advance(MINUTE);
    await latha.write('An insult');
    const [joke, insult] = (await ravi.read()).data.messages.map(({ messageId }) => messageId);
    for (const id of [joke!, insult!]) await ravi.report(id);
    expect((await desk.read(CODE)).data).toMatchObject({
      reported: [
        { messageId: joke, text: 'A joke', reports: 1 },
        { messageId: insult, text: 'An insult', reports: 1 },
      ],
      messages: [{ isReported: true }, { isReported: true }],
    });
    expect(await desk.events()).toMatchObject([{ reported: 2 }]);
    expect((await anEventDesk(staff.token).list()).count, 'not among travellers’ events').toBe(0);
    expect((await desk.keep(joke!)).status).toBe(200);
    expect((await desk.hide(insult!)).status).toBe(200);
    expect((await desk.read(CODE)).data).toMatchObject({
      reported: [],
      messages: [{ text: 'A joke' }, { text: null }],
    });
    expect(await trail()).toEqual([
      ['event.message-kept', staff.staffId, joke],
      ['event.message-hidden', staff.staffId, insult],
    ]);
    for (const answer of [await desk.keep('emg_unknown'), await desk.hide('emg_unknown')])
      expect(answer.status).toBe(404);
  });

  it('are the staff’s alone: a traveller’s event has its host, whose messages staff neither write nor keep', async () => {
    const asha = await aHost(db());
    const { code } = (await asha.host()).data;
    await asha.write(code, 'Welcome.');
    const [message] = (await asha.messages(code)).data.messages;
    for (const answer of [await desk.read(code), await desk.write(code, 'Hello'), await desk.keep(message!.messageId)])
      expect(answer.status).toBe(404);
    for (const path of ['/api/desk/events/operated', `/api/desk/events/messages?code=${CODE}`])
      expect((await call('GET', path, { token: asha.token() })).status).toBe(403);
    expect((await desk.read('CIT-96')).status).toBe(404);
    expect((await desk.events()).map((event) => event.code)).toEqual([CODE]);
  });

  it('are emailed of to guests once a day, by the name of the event', async () => {
    await aGuest('latha@example.com');
    clock.advance(MINUTE);
    await desk.write(CODE, 'The secret is a cake.');
    clock.advance(60 * MINUTE);
    expect(await mailMessageDigests({ db: db() })).toBe(1);
    const [email] = await deliver(db());
    expect(email).toMatchObject({ to: 'latha@example.com', subject: '1 new message at CIT-95' });
    expect(email!.text).toContain('/CIT-95#registration=CIT95-');
    expect(email!.text).not.toContain('cake');
  });

  it('are forgotten 90 days after the event, those of the team too', async () => {
    const latha = await aGuest('latha@example.com');
    await latha.write('Hello');
    await desk.write(CODE, 'Welcome.');
    await deleteExpired(db(), eventsRetention, new Date('2027-04-16T00:00:00Z'));
    expect(await db().select().from(eventMessages)).toHaveLength(2);
    await deleteExpired(db(), eventsRetention, new Date('2027-04-20T00:00:00Z'));
    expect(await db().select().from(eventMessages)).toEqual([]);
    expect(await desk.events()).toHaveLength(1);
  });
});
