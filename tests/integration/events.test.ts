import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventView, RegistrationView } from '#features/events/contract.ts';
import { eventsRetention, seedEvents } from '#features/events/server/index.ts';
import { deleteExpired } from '#lib/server/jobs/retention.ts';
import { eventDays, eventRegistrations } from '#features/events/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { mails, rateLimits } from '#lib/server/db/tables.ts';
import { call, useApiServer } from '../support/api-server.ts';
import {
  aGuest,
  anEvent,
  aSignedInGuest,
  askForCode,
  CODE,
  codeIn,
  FRI,
  numberIn,
  register,
  SAT,
  signIn,
  SUN,
} from '../support/events.ts';
import { deliver } from '../support/emails.ts';
import { failure } from '../support/refusal.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const database = useTestDatabase(anEvent);

const NOON = '2026-11-20T06:30:00Z';
const seen = async () => (await call<EventView>('GET', `/api/events/details?code=${CODE}`)).data;
const own = (token: string) => call<RegistrationView>('GET', '/api/events/registration', { token });
const change = (token: string, body: object) =>
  call<RegistrationView>('PUT', '/api/events/registration', { token, body });
const withdraw = (token: string) => call<RegistrationView>('POST', '/api/events/withdraw', { token, body: {} });
const taken = async () =>
  Object.fromEntries((await database().select().from(eventDays)).map((row) => [row.day, row.taken]));
const leave = (day: string, places: number) =>
  database().execute(sql`update event_days set capacity = taken + ${places} where day = ${day}`);

beforeEach(async () => {
  clock.freeze(NOON);
  await database().delete(eventRegistrations);
  await database().update(eventDays).set({ taken: 0, capacity: 100 });
  await database().delete(mails);
  await database().delete(rateLimits);
});
afterEach(() => clock.reset());

describe('[1.2] [2.4] an event', () => {
  it('is seen by its code, with its days in order and what is open', async () => {
    const event = await seen();
    expect(event).toMatchObject({
      code: CODE,
      cityName: 'Mysuru',
      zone: 'Asia/Kolkata',
      registering: { open: true, why: null },
      registrationClosesAt: '2027-01-08T18:29:00.000Z',
    });
    expect(event.days.map(({ day, full }) => [day, full])).toEqual([
      [FRI, false],
      [SAT, false],
      [SUN, false],
    ]);
    await leave(SAT, 0);
    expect((await seen()).days.map(({ full }) => full)).toEqual([false, true, false]);
  });

  it.each([
    ['CIT-96', 404],
    ['no-such', 400],
    ['', 400],
  ])('of the code %j is refused with %i', async (code, status) => {
    expect((await call('GET', `/api/events/details?code=${code}`)).status).toBe(status);
  });

  it('seeded again, also later, is the same one', async () => {
    const before = await seen();
    await anEvent(database());
    expect(await seen()).toEqual(before);
  });
});

describe('[1.2] registering', () => {
  it('takes places on the chosen days and mails the number', async () => {
    expect((await register()).data).toEqual({ mailed: true });
    expect(await taken()).toEqual({ [FRI]: 2, [SAT]: 2, [SUN]: 0 });
    const [email] = await deliver(database());
    expect([email?.to, email?.subject]).toEqual(['latha@example.com', 'You are registered for CIT-95']);
    expect(numberIn(email?.text)).toMatch(/^CIT95-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(email?.text).toContain('Who comes: You and one companion\nDays: Fri 15 Jan 2027 and Sat 16 Jan 2027\n');
    expect(email?.text).toContain(`/CIT-95#registration=${numberIn(email?.text)}`);
  });

  it('again with the same mail changes nothing and answers the same; only the email says so', async () => {
    const first = await register();
    const number = numberIn((await deliver(database()))[0]?.text);
    const again = await register({ name: 'Somebody Else', companions: 4, days: [SUN] });
    expect([again.status, again.data]).toEqual([first.status, first.data]);
    expect(await taken()).toEqual({ [FRI]: 2, [SAT]: 2, [SUN]: 0 });
    const [email] = await deliver(database());
    expect(email?.subject).toBe('You were registered for CIT-95 already');
    expect(numberIn(email?.text)).toBe(number);
    expect(email?.text).not.toContain('Somebody Else');
  });

  it('where a day has not the places is refused beside the days, and no other day loses any', async () => {
    await leave(SAT, 1);
    const refused = await register({ companions: 2 });
    expect([refused.status, failure(refused).fields]).toEqual([
      409,
      { days: 'Sat 16 Jan 2027 has one place left, and you are 3. Nothing was changed.' },
    ]);
    expect(await taken()).toEqual({ [FRI]: 0, [SAT]: 0, [SUN]: 0 });
    expect(await deliver(database())).toEqual([]);
    await leave(SAT, 0);
    expect(failure(await register({ companions: 0 })).message).toBe('Sat 16 Jan 2027 is full. Nothing was changed.');
  });

  it('whether a mail is registered does not show on a full day either', async () => {
    await register();
    await leave(FRI, 0);
    const [known, unknown] = [await register(), await register({ email: 'new@example.com' })];
    expect(failure(known).message).toBe(failure(unknown).message);
  });

  it.each([
    ['name', { name: ' ' }, 'Enter your name.'],
    ['email', { email: 'latha@' }, 'Enter an email address such as asha@example.com.'],
    ['mobile', { mobile: 'none' }, 'Enter a mobile number with 8 to 15 digits.'],
    ['companions', { companions: 5 }, 'Up to 4 people can come with you.'],
    ['days', { days: [] }, 'Choose the days you will attend.'],
    ['days', { days: ['2027-01-18'] }, 'Choose among the days of the event.'],
  ])('[5.12] a wrong %s is told beside it: %j', async (field, wrong, words) => {
    const refused = await register(wrong);
    expect([refused.status, failure(refused).fields]).toEqual([400, { [field]: words }]);
  });

  it('ends with its closing time', async () => {
    clock.freeze('2027-01-08T18:29:00Z');
    expect((await seen()).registering).toEqual({ open: false, why: 'Registration is closed.' });
    const late = await register();
    expect([late.status, failure(late).message]).toEqual([409, 'Registration is closed. You were not registered.']);
  });
});

describe('[1.2] [3.4] a registration, to who is signed in to the event', () => {
  it('is shown, and opens to no other token', async () => {
    const latha = await aSignedInGuest(database());
    expect(latha).toMatchObject({
      eventCode: CODE,
      name: 'Latha Iyengar',
      email: 'latha@example.com',
      expiresAt: '2026-11-20T18:30:00.000Z',
    });
    expect((await own(latha.accessToken)).data).toMatchObject({
      number: latha.number,
      state: 'registered',
      companions: 1,
      days: [FRI, SAT],
      changing: { open: true, why: null },
    });
    for (const token of [undefined, 'rubbish', `${latha.accessToken}x`])
      expect((await call('GET', '/api/events/registration', { token })).status).toBe(401);
    expect((await call('GET', '/api/wallet/balance', { token: latha.accessToken })).status).toBe(401);
  });

  it('ends after twelve hours, and with signing out', async () => {
    const [one, other] = [
      await aSignedInGuest(database()),
      await aSignedInGuest(database(), { email: 'other@example.com' }),
    ];
    for (let twice = 0; twice < 2; twice++)
      expect((await call('POST', '/api/events/sign-out', { body: { accessToken: one.accessToken } })).data).toEqual({
        signedOut: true,
      });
    expect([(await own(one.accessToken)).status, (await own(other.accessToken)).status]).toEqual([401, 200]);
    clock.advance(12 * 3_600_000);
    expect((await own(other.accessToken)).status).toBe(401);
  });

  it('changes: only the difference in places moves, and an email tells', async () => {
    const { accessToken } = await aSignedInGuest(database());
    await leave(SAT, 1);
    const { email: _, ...body } = aGuest({ companions: 2, days: [SUN, SAT] });
    const changed = await change(accessToken, body);
    expect(changed.data).toMatchObject({ companions: 2, days: [SAT, SUN] });
    expect(await taken()).toEqual({ [FRI]: 0, [SAT]: 3, [SUN]: 3 });
    expect((await deliver(database()))[0]?.text).toContain('Who comes: You and two companions');
    const refused = await change(accessToken, { ...body, companions: 3 });
    expect([refused.status, failure(refused).fields?.days]).toEqual([
      409,
      'Sat 16 Jan 2027 has 3 places left, and you are 4. Nothing was changed.',
    ]);
    expect(await taken()).toEqual({ [FRI]: 0, [SAT]: 3, [SUN]: 3 });
  });

  it('withdrawn gives its places back, says so, and leaves the mail free to register anew', async () => {
    const { accessToken, number, email } = await aSignedInGuest(database());
    const gone = await withdraw(accessToken);
    expect(gone.data).toMatchObject({
      state: 'withdrawn',
      withdrawnAt: '2026-11-20T06:30:00.000Z',
      changing: { open: false },
      withdrawing: { open: false },
    });
    expect(await taken()).toEqual({ [FRI]: 0, [SAT]: 0, [SUN]: 0 });
    expect((await deliver(database()))[0]).toMatchObject({
      subject: 'You have withdrawn from CIT-95',
      text: expect.stringContaining('\n\nYou can register again as long as there is room.\n') as string,
    });
    expect([(await withdraw(accessToken)).status, (await change(accessToken, aGuest())).status]).toEqual([401, 401]);
    await askForCode(number, email);
    expect(await deliver(database())).toEqual([]);
    await register();
    expect(numberIn((await deliver(database()))[0]?.text)).not.toBe(number);
    expect(await taken()).toEqual({ [FRI]: 2, [SAT]: 2, [SUN]: 0 });
  });

  it('after registration has closed can still be withdrawn, not changed; after the event neither', async () => {
    clock.freeze('2027-01-08T10:00:00Z');
    const { accessToken } = await aSignedInGuest(database());
    clock.freeze('2027-01-08T18:30:00Z');
    expect(failure(await change(accessToken, aGuest())).message).toBe(
      'Registration is closed, so what you chose stays. You can still withdraw. Nothing was changed.',
    );
    expect((await own(accessToken)).data.withdrawing).toEqual({ open: true, why: null });
  });

  it('is forgotten 90 days after the last day', async () => {
    await register();
    await deleteExpired(database(), eventsRetention, new Date('2027-04-17T18:30:00Z'));
    expect(await database().$count(eventRegistrations)).toBe(1);
    await deleteExpired(database(), eventsRetention, new Date('2027-04-17T18:30:01Z'));
    expect(await database().$count(eventRegistrations)).toBe(0);
  });
});

describe('[2.9] a one-time code', () => {
  it('comes only to who registered with number and mail, however the number is typed, and works once', async () => {
    await register();
    const number = numberIn((await deliver(database()))[0]?.text);
    await askForCode(number.toLowerCase().replaceAll('-', ' '), 'Latha@Example.com');
    const [email] = await deliver(database());
    const code = codeIn(email?.text);
    expect(email?.subject).toBe(`${code} is your code for CIT-95`);
    expect((await signIn(number, 'latha@example.com', code)).status).toBe(200);
    expect((await signIn(number, 'latha@example.com', code)).status).toBe(401);
  });

  it('of five who use it at once lets one in', async () => {
    await register();
    const number = numberIn((await deliver(database()))[0]?.text);
    await askForCode(number, 'latha@example.com');
    const code = codeIn((await deliver(database()))[0]?.text);
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(number, 'latha@example.com', code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it('lives 10 minutes, and the next one ends it', async () => {
    await register();
    const number = numberIn((await deliver(database()))[0]?.text);
    const codes: string[] = [];
    for (let turn = 0; turn < 2; turn++) {
      await askForCode(number, 'latha@example.com');
      codes.push(codeIn((await deliver(database()))[0]?.text));
    }
    const [old = '', fresh = ''] = codes;
    if (old !== fresh) expect((await signIn(number, 'latha@example.com', old)).status).toBe(401);
    clock.advance(10 * 60_000);
    expect((await signIn(number, 'latha@example.com', fresh)).status).toBe(401);
  });
});

describe('the demo’s event', () => {
  it('[7.20] comes again after it is over, and its guests keep theirs under another address', async () => {
    const [before] = await database().select().from(eventDays).orderBy(eventDays.day);
    const seedAt = (today: string) =>
      seedEvents(database(), { today, venue: { name: 'Lalit Mahal View', address: 'Mysuru', hotel: null } });
    await seedAt(SUN);
    expect((await seen()).days[0]?.day).toBe(FRI); // its last day is not over
    const { accessToken } = await aSignedInGuest(database(), { email: 'again@example.com' });
    await seedAt('2027-11-24');
    await seedAt('2027-11-24');
    expect((await seen()).days.map(({ day }) => day)).toEqual(['2028-01-21', '2028-01-22', '2028-01-23']);
    expect((await own(accessToken)).data.days).toEqual([FRI, SAT]);
    expect((await call<EventView>('GET', '/api/events/details?code=CIT-2701')).data.days[0]?.day).toBe(before?.day);
  });
});
