import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MOST_WAITING } from '#features/events/rules/waiting-list.ts';
import { eraseHostedEvents, eraseWaiting, maintainWaitingLists } from '#features/events/server/index.ts';
import { eventDays, eventRegistrations, events } from '#features/events/server/tables.ts';
import { eventWaiting } from '#features/events/server/waiting/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { mails, rateLimits } from '#lib/server/db/tables.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { deliver } from '../support/emails.ts';
import { anEvent, aSignedInGuest, CODE, FRI, register, SAT, SUN } from '../support/events.ts';
import { aHost } from '../support/hosted-events.ts';
import { failure } from '../support/refusal.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { booksOf, keyIn, placeOf, wait } from '../support/waiting-list.ts';

const api = useApiServer();
const db = useTestDatabase(anEvent);
const NOON = '2026-11-20T06:30:00Z';
const HOUR = 3_600_000;

beforeEach(async () => {
  clock.freeze(NOON);
  await db().execute(sql`delete from events where host_id is not null`);
  await db().delete(eventWaiting);
  await db().delete(eventRegistrations);
  await db().update(eventDays).set({ taken: 0, capacity: 2 });
  await db().delete(mails);
  await db().delete(rateLimits);
});
afterEach(async () => {
  for (const { taken, registered, offered, capacity, fitting } of await booksOf(db())) {
    expect(taken).toBe(registered + offered);
    expect(taken).toBeLessThanOrEqual(capacity);
    expect(fitting).toBe(0);
  }
  clock.reset();
});

const ALONE = { companions: 0, days: [FRI] };
const guest = (name: string, over: object = {}) => ({ ...ALONE, email: `${name}@example.com`, ...over });
const withdraw = (token: string) => call('POST', '/api/events/withdraw', { token, body: {} });
const job = () => maintainWaitingLists({ db: db() });
/** Emails since the last time, as recipient and subject, by recipient. */
const told = async () => (await deliver(db())).map(({ to, subject }) => [to.split('@')[0], subject]).sort();

/** Friday is full with one registration for two, and these wait in this order; gives the guest and their keys. */
async function full(...names: string[]) {
  const { accessToken } = await aSignedInGuest(db(), guest('taker', { companions: 1 }));
  const keys: Record<string, string> = {};
  for (const name of names) {
    expect((await wait(guest(name))).status).toBe(200);
    keys[name] = keyIn((await deliver(db()))[0]!);
    clock.advance(1000);
  }
  return { accessToken, keys };
}

describe('[1.2] [7.20] joining a waiting list', () => {
  it('gives a position by email, with a link that shows it and ends it', async () => {
    await full('asha');
    expect((await wait(guest('ravi', { companions: 1 }))).data).toEqual({ mailed: true });
    const [email] = await deliver(db());
    expect(email!.subject).toBe('You are on the waiting list for CIT-95');
    expect(email!.text).toContain('you are number 2 on its waiting list');
    expect(email!.text).toContain('Who comes: You and one companion\nDays: Fri 15 Jan 2027');
    const place = placeOf(keyIn(email!));
    expect((await place.see()).data).toEqual({
      code: CODE,
      name: 'Latha Iyengar',
      companions: 1,
      days: [FRI],
      position: 2,
      waiting: 2,
      offeredUntil: null,
    });
    expect(failure(await place.accept())).toMatchObject({
      code: 'STATE_BLOCKED',
      message: 'No place is free for you yet. We email you when there is one.',
    });
    expect((await place.leave()).status).toBe(200);
    expect([(await place.see()).status, (await place.leave()).status, (await place.accept()).status]).toEqual([
      404, 404, 404,
    ]);
  });

  it('is refused where there are places, for days and parties that no place can come for, and once registration is closed', async () => {
    expect(failure(await wait(guest('asha')))).toMatchObject({
      code: 'CONFLICT',
      fields: { days: 'There are places for all of you on these days. Register instead.' },
    });
    await full();
    expect(failure(await wait(guest('asha', { companions: 2 })))).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { companions: 'Fri 15 Jan 2027 has 2 places in all, and you are 3.' },
    });
    expect(failure(await wait(guest('asha', { days: ['2027-01-20'] })))).toMatchObject({
      fields: { days: 'Choose among the days of the event.' },
    });
    expect((await wait({ ...guest('asha'), code: 'CIT-96' })).status).toBe(404);
    clock.freeze('2027-01-08T18:29:00.000Z');
    expect(failure(await wait(guest('asha')))).toMatchObject({
      code: 'STATE_BLOCKED',
      message: 'Registration is closed. You are not on the waiting list.',
    });
  });

  it('answers alike for a mail that waits already or is registered: one row, and the email says it', async () => {
    await full('asha');
    for (const name of ['asha', 'taker']) expect((await wait(guest(name))).data).toEqual({ mailed: true });
    expect((await db().select().from(eventWaiting)).map(({ email }) => email)).toEqual(['asha@example.com']);
    expect(await told()).toEqual([
      ['asha', 'You are on the waiting list for CIT-95'],
      ['taker', 'You were registered for CIT-95 already'],
    ]);
  });

  it('ends at its longest, and for a network after 60 in an hour', async () => {
    await full('asha');
    const [row] = await db().select().from(eventWaiting);
    const more = Array.from({ length: MOST_WAITING - 1 }, (_, at) => ({
      ...row!,
      id: `ewt_${at}`,
      email: `${at}@x.in`,
    }));
    await db().insert(eventWaiting).values(more);
    expect(failure(await wait(guest('ravi')))).toMatchObject({ message: 'The waiting list is full. Try again later.' });
    await db().delete(eventWaiting);
    const statuses = [];
    for (let n = 0; n < 61; n++) statuses.push((await wait(guest(`many${n}`))).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([59, 429]);
  });

  it('takes no key but its own', async () => {
    const { keys } = await full('asha');
    const [id = '', signature = ''] = keys['asha']!.split('.');
    for (const key of ['x', id, `${id}.`, `${id}.${signature.slice(1)}x`, `ewt_other.${signature}`])
      expect((await placeOf(key).see()).status).toBe(404);
  });
});

describe('[1.2] [7.20] a place that comes free', () => {
  it('is offered to the first for 24 hours, kept from everybody else, and accepted once', async () => {
    const { accessToken, keys } = await full('asha', 'ravi', 'dev');
    await withdraw(accessToken);
    const emails = await deliver(db());
    const offers = emails.filter(({ subject }) => subject === 'A place at CIT-95 is free for you');
    expect(offers.map(({ to }) => to).sort()).toEqual(['asha@example.com', 'ravi@example.com']);
    const offer = offers.find(({ to }) => to.startsWith('asha'))!;
    expect(offer.text).toContain('is free for you until 21 Nov, 12:00 (Mysuru time). After that it goes to the next');
    expect(keyIn(offer)).toBe(keys['asha']);
    expect((await placeOf(keys['dev']!).see()).data).toMatchObject({ position: 1, waiting: 1 });
    expect(failure(await register(guest('new')))).toMatchObject({ code: 'CONFLICT' });
    const asha = placeOf(keys['asha']!);
    expect((await asha.see()).data).toMatchObject({
      position: null,
      offeredUntil: '2026-11-21T06:30:03.000Z',
    });
    const accepted = await asha.accept();
    expect(accepted.data.number).toMatch(/^CIT95-/);
    expect(accepted.data.email).toBe('asha@example.com');
    expect((await asha.accept()).status).toBe(404);
    expect(await told()).toEqual([['asha', 'You are registered for CIT-95']]);
  });

  it('that is declined or not answered goes to the next, after a restart too', async () => {
    const { accessToken, keys } = await full('asha', 'ravi', 'dev', 'om');
    await withdraw(accessToken);
    await told();
    await placeOf(keys['asha']!).leave();
    expect(await told()).toEqual([['dev', 'A place at CIT-95 is free for you']]);
    clock.advance(24 * HOUR - 10_000);
    expect([await job(), await told()]).toEqual([0, []]);
    clock.advance(10_000);
    const ravi = placeOf(keys['ravi']!);
    expect(failure(await ravi.accept())).toMatchObject({ code: 'STATE_BLOCKED' });
    expect(await job()).toBe(1);
    expect(await told()).toEqual([
      ['dev', 'You are not on the waiting list for CIT-95 any more'],
      ['om', 'A place at CIT-95 is free for you'],
      ['ravi', 'You are not on the waiting list for CIT-95 any more'],
    ]);
    expect(await job()).toBe(0);
    expect((await placeOf(keys['om']!).accept()).status).toBe(200);
  });

  it('goes to the first whose party fits; a smaller party of a guest frees places too', async () => {
    const { accessToken } = await full();
    await wait(guest('two', { companions: 1 }));
    clock.advance(1000);
    await wait(guest('one'));
    await told();
    const body = { name: 'Latha Iyengar', mobile: '9845022812', companions: 0, days: [FRI] };
    await call('PUT', '/api/events/registration', { token: accessToken, body });
    expect((await told()).filter(([who]) => who !== 'taker')).toEqual([['one', 'A place at CIT-95 is free for you']]);
  });

  it('ends when registration closes before the 24 hours are over, and the list with it', async () => {
    const { accessToken, keys } = await full('asha', 'ravi', 'dev');
    clock.freeze('2027-01-08T12:00:00Z');
    await withdraw(await signedInAgain(accessToken));
    expect((await placeOf(keys['asha']!).see()).data.offeredUntil).toBe('2027-01-08T18:29:00.000Z');
    await told();
    clock.freeze('2027-01-08T18:29:00Z');
    expect(failure(await placeOf(keys['asha']!).accept())).toMatchObject({ code: 'STATE_BLOCKED' });
    expect(await job()).toBe(1);
    expect((await told()).map(([who]) => who)).toEqual(['asha', 'dev', 'ravi']);
    expect(await db().select().from(eventWaiting)).toEqual([]);
  });

  it('is not needed any more by who registered: their place in the list ends, and an offer passes on', async () => {
    const { accessToken } = await full('asha', 'ravi', 'dev');
    await withdraw(accessToken);
    await told();
    expect((await register(guest('asha', { days: [SAT] }))).status).toBe(200);
    expect(await told()).toEqual([
      ['asha', 'You are registered for CIT-95'],
      ['dev', 'A place at CIT-95 is free for you'],
    ]);
  });

  /** A session lives twelve hours: the registration's own, moved on. */
  async function signedInAgain(token: string): Promise<string> {
    await db().execute(sql`update event_sessions set expires_at = expires_at + interval '100 days'`);
    return token;
  }
});

describe('[1.2] [7.20] the host of an event with a waiting list', () => {
  const aFullEvent = async () => {
    const host = await aHost(db());
    const { code } = (await host.host({ places: 2 })).data;
    await register({ ...guest('taker', { companions: 1, days: [FRI, SAT] }), code });
    await wait({ ...guest('asha'), name: '=Asha', code });
    clock.advance(1000);
    await wait({ ...guest('ravi', { companions: 1, days: [FRI, SAT] }), code });
    await deliver(db());
    return { host, code };
  };

  it('sees who waits, in the file too, and no address', async () => {
    const { host, code } = await aFullEvent();
    expect((await host.event(code)).data).toMatchObject({ registrations: 1, waiting: 2 });
    const { data, json } = await host.registrations(code);
    expect(data.waiting).toEqual([
      { name: '=Asha', people: 1, days: [FRI], joinedAt: '2026-11-20T06:30:00.000Z', offeredUntil: null },
      { name: 'Latha Iyengar', people: 2, days: [FRI, SAT], joinedAt: '2026-11-20T06:30:01.000Z', offeredUntil: null },
    ]);
    expect(JSON.stringify(json)).not.toContain('@');
    const file = await fetch(`${api.base()}/api/events/hosted/registrations/file?code=${code}`, {
      headers: { authorization: `Bearer ${host.token()}` },
    });
    const lines = (await file.text()).replace('\uFEFF', '').trim().split('\r\n');
    expect(lines).toEqual([
      'Name,People,Status,Fri 15 Jan 2027,Sat 16 Jan 2027',
      'Latha Iyengar,2,Registered,2,2',
      "'=Asha,1,Waiting,1,0",
      'Latha Iyengar,2,Waiting,2,2',
    ]);
  });

  it('offers new places by raising their number, and ends what is waited for by removing its day', async () => {
    const { host, code } = await aFullEvent();
    expect((await host.change(code, { places: 3 })).status).toBe(200);
    const [email, ...more] = await deliver(db());
    expect([email!.subject, more]).toEqual(['A place at an event in Mysuru is free for you', []]);
    expect(email!.text).not.toMatch(/Asha and Ravi marry|Two days/);
    expect((await placeOf(keyIn(email!)).accept()).status).toBe(200);
    await told();
    await db().delete(eventRegistrations);
    await db()
      .update(eventDays)
      .set({ taken: sql`capacity` })
      .where(eq(eventDays.day, FRI));
    await db().update(eventDays).set({ taken: 0 });
    await db()
      .update(eventWaiting)
      .set({ days: [SUN], offeredUntil: null });
    await host.change(code, { places: 3 });
    expect(await told()).toEqual([['ravi', 'You are not on the waiting list for an event in Mysuru any more']]);
  });

  it('ends the list by cancelling, and with the account', async () => {
    const { host, code } = await aFullEvent();
    await host.cancel(code);
    expect((await told()).filter(([, subject]) => subject?.includes('waiting list'))).toHaveLength(2);
    expect(await db().select().from(eventWaiting)).toEqual([]);
    const other = await aFullEvent();
    await inTransaction(db(), (tx) => eraseHostedEvents(tx, { userId: other.host.userId }));
    expect(await db().select().from(eventWaiting)).toEqual([]);
    expect(await db().select().from(events).where(eq(events.code, other.code))).toEqual([]);
  });
});

it('[7.20] whoever closes their account waits nowhere any more, and their offer goes to the next', async () => {
  const { accessToken } = await full('asha', 'ravi', 'dev');
  await withdraw(accessToken);
  await told();
  await inTransaction(db(), (tx) => eraseWaiting(tx, { email: 'asha@example.com' }));
  expect(await told()).toEqual([['dev', 'A place at CIT-95 is free for you']]);
  expect((await db().select().from(eventWaiting)).map(({ email }) => email).sort()).toEqual([
    'dev@example.com',
    'ravi@example.com',
  ]);
});
