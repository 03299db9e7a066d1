import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailHostDigests, mailMessageDigests } from '#features/events/server/index.ts';
import { eventRegistrations } from '#features/events/server/tables.ts';
import { pushDevices, pushMessages } from '#features/push/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { mails, rateLimits } from '#lib/server/db/tables.ts';
import { useApiServer } from '../support/api-server.ts';
import { call } from '../support/call.ts';
import { deliver } from '../support/emails.ts';
import { useEnvironment } from '../support/environment.ts';
import { anEvent, aSignedInGuest, CODE, FRI, register } from '../support/events.ts';
import { aHost, aMessageDesk, anEventDesk, aWriter, type Host } from '../support/hosted-events.ts';
import { phonesOf } from '../support/phones.ts';
import { aPushService } from '../support/push-service.ts';
import { aStaff } from '../support/staff.ts';
import { useTestDatabase } from '../support/test-database.ts';

const service = await aPushService();
useEnvironment({ PUSH_STAND_IN: service.origin });
useApiServer();
const db = useTestDatabase(anEvent);
const onPhone = phonesOf(service, db);
afterAll(() => service.close());

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const NIGHT = { from: '22:00', until: '07:00', zone: 'Asia/Kolkata' };

let asha: Host;
let code: string;
beforeEach(async () => {
  clock.freeze('2026-11-20T06:30:00Z');
  await db().execute(sql`delete from events where host_id is not null`);
  await db().execute(sql`delete from personal_notifications_switched_off`);
  await db().execute(sql`delete from push_quiet_hours`);
  await db().execute(sql`update users set email = id`);
  for (const table of [eventRegistrations, pushDevices, mails, rateLimits]) await db().delete(table);
  await db().execute(sql`update event_days set taken = 0`);
  asha = await anAccount('asha@example.com');
  code = (await asha.host()).data.code;
});
afterEach(() => clock.reset());

/** Somebody with a personal account of this address. */
async function anAccount(email: string): Promise<Host> {
  const person = await aHost(db());
  await db().execute(sql`update users set email = ${email} where id = ${person.userId}`);
  return person;
}
const aGuest = async (email: string, at = code) => {
  const mobile = at === CODE ? {} : { mobile: undefined };
  return aWriter((await aSignedInGuest(db(), { code: at, email, companions: 0, days: [FRI], ...mobile })).accessToken);
};
const readAll = async (guest: Awaited<ReturnType<typeof aGuest>>) =>
  guest.see((await guest.read()).data.messages.at(-1)!.messageId);
const prefer = (person: Host, off: { kind: string; channel: string }[]) =>
  call('PUT', '/api/users/notifications/preferences', { body: { off }, token: person.token() });
const later = (ms: number) => clock.advance(ms);

describe('[2.4] [5.6] a push message about messages at an event', () => {
  it('tells the host of what a guest wrote, a minute later, without a word of it, and opens the messages', async () => {
    const phone = await onPhone(asha);
    const latha = await aGuest('latha@example.com');
    await latha.write('The secret is a cake.');
    expect(await phone.received()).toEqual([]);
    later(MINUTE);
    const [pushed, ...more] = await phone.received();
    expect(more).toEqual([]);
    expect(pushed).toMatchObject({
      title: 'New messages about an event in Mysuru',
      body: 'Open the event to read them.',
      path: `/events/registered?event=${code}#messages`,
      topic: null,
      userId: asha.userId,
      userType: 'sarai',
    });
    expect(JSON.stringify(pushed)).not.toMatch(/cake|Latha|marry/);
  });

  it('tells guests of what the staff write at /CIT-95, whose address is that of an account, and opens the event', async () => {
    const [latha, ravi] = [await anAccount('latha@example.com'), await anAccount('ravi@example.com')];
    const [lathasPhone, ravisPhone] = [await onPhone(latha), await onPhone(ravi)];
    await aGuest('latha@example.com', CODE);
    const desk = aMessageDesk((await aStaff(db())).token);
    await desk.write(CODE, 'The secret is a cake.');
    later(MINUTE);
    const [pushed] = await lathasPhone.received();
    expect(pushed).toMatchObject({
      title: 'New messages about CIT-95',
      path: expect.stringMatching(/^\/CIT-95#registration=CIT95-/) as string,
      userId: latha.userId,
    });
    expect(await ravisPhone.received()).toEqual([]);
  });

  it.each([
    ['is away', ['push', 'mail'], () => Promise.resolve()],
    ['reads within the minute', [], (guest: Reader) => readAll(guest.writer)],
    ['turned the email off', ['push'], (guest: Reader) => guest.writer.emails(false)],
    [
      'switched push off',
      ['mail'],
      (guest: Reader) => prefer(guest.account, [{ kind: 'eventMessages', channel: 'push' }]),
    ],
    [
      'switched the emails of hosts off: those to guests have their own switch',
      ['push', 'mail'],
      (guest: Reader) => prefer(guest.account, [{ kind: 'eventMessages', channel: 'mail' }]),
    ],
    [
      'withdraws within the minute',
      [],
      (guest: Reader) => call('POST', '/api/events/withdraw', { token: guest.writer.token, body: {} }),
    ],
    [
      'closed the account',
      ['mail'],
      (guest: Reader) => db().execute(sql`update users set deleted_at = now() where id = ${guest.account.userId}`),
      'before',
    ],
    [
      'has an account of another address',
      ['mail'],
      (guest: Reader) =>
        db().execute(sql`update users set email = 'else@example.com' where id = ${guest.account.userId}`),
      'before',
    ],
    [
      'never signed in: a stranger may have registered them',
      [],
      () => db().execute(sql`update event_registrations set proved_at = null`),
      'before',
    ],
  ] as [string, string[], (guest: Reader) => Promise<unknown>, 'before'?][])(
    'a guest who %s is told by %j',
    async (title, told, does, when) => {
      const account = await anAccount('latha@example.com');
      const phone = await onPhone(account);
      const writer = await aGuest('latha@example.com');
      later(MINUTE);
      const isSetting = when === 'before' || /turned|switched/.test(title);
      if (isSetting) await does({ account, writer });
      await asha.write(code, 'Welcome.');
      later(30 * SECOND);
      if (!isSetting) await does({ account, writer });
      await deliver(db());
      later(30 * SECOND);
      const pushed = (await phone.received()).map(() => 'push');
      later(HOUR);
      await mailMessageDigests({ db: db() });
      expect([...pushed, ...(await deliver(db())).map(() => 'mail')]).toEqual(told);
    },
  );

  it('comes once until it was read, and no sooner than ten minutes later; who read it by then gets no email', async () => {
    const phone = await onPhone(await anAccount('latha@example.com'));
    const latha = await aGuest('latha@example.com');
    const write = async (text: string) => {
      await asha.write(code, text);
      later(MINUTE);
      return (await phone.received()).length;
    };
    expect(await write('one')).toBe(1);
    later(30 * MINUTE);
    expect(await write('two'), 'not read yet').toBe(0);
    await readAll(latha);
    expect(await write('three'), 'more than ten minutes after the last').toBe(1);
    await readAll(latha);
    expect(await write('four'), 'a minute after the last').toBe(0);
    await readAll(latha);
    later(9 * MINUTE);
    expect(await write('five')).toBe(1);
    await readAll(latha);
    later(2 * HOUR);
    expect(await mailMessageDigests({ db: db() })).toBe(0);
    later(10 * HOUR);
    expect(await write('six')).toBe(1);
    later(12 * HOUR);
    expect(await write('seven')).toBe(0);
    later(12 * HOUR);
    expect(await write('eight'), 'nothing was read for a day').toBe(1);
  });

  it('of which a reader was rid within the minute does not count: they are told once they left', async () => {
    const phone = await onPhone(await anAccount('latha@example.com'));
    const latha = await aGuest('latha@example.com');
    await asha.write(code, 'one');
    later(10 * SECOND);
    await readAll(latha);
    later(MINUTE);
    await asha.write(code, 'two');
    later(MINUTE);
    expect(await phone.received()).toHaveLength(1);
  });

  it('waits in quiet hours and is dropped when it was read meanwhile', async () => {
    const [latha, ravi] = [await anAccount('latha@example.com'), await anAccount('ravi@example.com')];
    const [lathasPhone, ravisPhone] = [await onPhone(latha), await onPhone(ravi)];
    for (const { token } of [latha, ravi])
      await call('PUT', '/api/users/quiet-hours', { body: { quietHours: NIGHT }, token: token() });
    later(10 * HOUR); // 22:00 in India
    const [guest] = [await aGuest('latha@example.com'), await aGuest('ravi@example.com')];
    await asha.write(code, 'Good night.');
    later(HOUR);
    await readAll(guest);
    later(7.5 * HOUR);
    expect([await lathasPhone.received(), await ravisPhone.received()]).toEqual([[], []]);
    later(30 * MINUTE);
    expect([await lathasPhone.titles(), await ravisPhone.titles()]).toEqual([
      [],
      ['New messages about an event in Mysuru'],
    ]);
  });

  it('tells nobody of their own words: a host who is a guest at their event too', async () => {
    const phone = await onPhone(asha);
    const [own, latha] = [await aGuest('asha@example.com'), await aGuest('latha@example.com')];
    await own.write('I come too.');
    await asha.write(code, 'Of course I do.');
    later(2 * MINUTE);
    expect(await phone.received()).toEqual([]);
    await latha.write('So do I.');
    later(MINUTE);
    expect(await phone.titles()).toEqual(['New messages about an event in Mysuru']);
  });

  it('waits for the host too, who reads at their own page; email and push have a switch each', async () => {
    const phone = await onPhone(asha);
    const latha = await aGuest('latha@example.com');
    await latha.write('one');
    later(20 * SECOND);
    const [message] = (await asha.messages(code)).data.messages;
    await asha.see(code, message!.messageId);
    later(MINUTE);
    expect(await phone.received()).toEqual([]);
    await prefer(asha, [{ kind: 'eventMessages', channel: 'push' }]);
    await latha.write('two');
    later(HOUR + MINUTE);
    expect([await phone.received(), await mailHostDigests({ db: db() })]).toEqual([[], 1]);
  });

  it('about an event that staff removed is not sent', async () => {
    const phone = await onPhone(await anAccount('latha@example.com'));
    await aGuest('latha@example.com');
    await asha.write(code, 'Send money.');
    const desk = anEventDesk((await aStaff(db())).token);
    const [event] = (await desk.list('newest')).events;
    expect((await desk.decide(event!, 'remove', 'It is a lure.')).status).toBe(200);
    later(MINUTE);
    expect(await phone.received()).toEqual([]);
  });

  it('is written in the transaction of the message: none for one that was refused', async () => {
    await onPhone(await anAccount('latha@example.com'));
    await aGuest('latha@example.com');
    await asha.write(code, 'Welcome.');
    await db().delete(pushMessages);
    await db().execute(sql`update event_registrations set messages_pushed_at = null`);
    expect((await asha.write(code, 'Welcome.')).status).toBe(400);
    expect(await db().select().from(pushMessages)).toEqual([]);
  });

  it('comes once from writers side by side, and none of them waits for another', async () => {
    const names = ['anna', 'bela', 'cara', 'dora', 'ella'];
    const people = [];
    for (const name of names) {
      const phone = await onPhone(await anAccount(`${name}@example.com`));
      people.push({ name, phone, writer: await aGuest(`${name}@example.com`) });
    }
    const hosts = await onPhone(asha);
    const answers = await Promise.all(people.flatMap(({ name, writer }) => [writer.write(name), readAllOf(writer)]));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    later(MINUTE);
    const counts = [];
    for (const { phone } of people) counts.push((await phone.received()).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(1);
    expect(await hosts.received()).toHaveLength(1);
  });

  it('reaches all devices of the largest event: more rows than one statement takes', async () => {
    const { userId } = await anAccount('latha@example.com');
    await aGuest('latha@example.com');
    await db().execute(sql`
      insert into push_devices (id, user_id, user_type, token, token_hash, device_id, session_id, registered_at)
      select 'dvc_' || n, ${userId}, 'sarai', '{}', n, n, 'ses_1', ${clock.now()} from generate_series(1, 14000) n`);
    expect((await asha.write(code, 'Welcome.')).status).toBe(200);
    expect(await db().$count(pushMessages)).toBe(14_000);
  });

  it('comes to nobody who only registered', async () => {
    const phone = await onPhone(await anAccount('latha@example.com'));
    await register({ code, email: 'latha@example.com', mobile: undefined, companions: 0, days: [FRI] });
    await asha.write(code, 'Welcome.');
    later(MINUTE);
    expect(await phone.received()).toEqual([]);
  });
});

type Reader = { account: Host; writer: Awaited<ReturnType<typeof aGuest>> };
const readAllOf = (writer: Reader['writer']) => writer.read();
