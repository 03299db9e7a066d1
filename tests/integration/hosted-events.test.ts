import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventView } from '#features/events/contract.ts';
import { EVENTS_A_DAY, MOST_OPEN_EVENTS, MOVES_A_DAY } from '#features/events/rules/hosting-limits.ts';
import { eraseHostedEvents, eventsRetention, takeoutHostedEvents } from '#features/events/server/index.ts';
import { eventDays, eventRegistrations, eventReports, events } from '#features/events/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { auditEvents, mails, rateLimits } from '#lib/server/db/tables.ts';
import { deleteExpired } from '#lib/server/jobs/retention.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { deliver } from '../support/emails.ts';
import { anEvent, aSignedInGuest, CODE, FRI, numberIn, register, SAT, SUN } from '../support/events.ts';
import { aHost, aHostedForm, anEventDesk, type Host, report } from '../support/hosted-events.ts';
import { aStaff } from '../support/staff.ts';
import { useTestDatabase } from '../support/test-database.ts';

const api = useApiServer();
const db = useTestDatabase(anEvent);
const NOON = '2026-11-20T06:30:00Z';

let asha: Host;
beforeEach(async () => {
  clock.freeze(NOON);
  await db().execute(sql`delete from events where host_id is not null`);
  await db().delete(eventRegistrations);
  await db().delete(mails);
  await db().delete(rateLimits);
  asha = await aHost(db());
});
afterEach(() => clock.reset());

const failure = ({ json }: { json: unknown }) => json as Failure;
const refusal = (answer: { status: number; json: unknown }) => [answer.status, failure(answer).message];
const page = (code: string) => call<EventView>('GET', `/api/events/details?code=${code}`);
const anOpenEvent = async (over: object = {}) => (await asha.host(over)).data.code;
const COMING = { companions: 1, days: [FRI, SAT], mobile: undefined };
const takenOf = async (code: string) =>
  (
    await db()
      .select({ day: eventDays.day, taken: eventDays.taken })
      .from(eventDays)
      .innerJoin(events, eq(events.id, eventDays.eventId))
      .where(eq(events.code, code))
      .orderBy(eventDays.day)
  ).map(({ day, taken }) => [day, taken]);

describe('[1.2] an event of a traveller', () => {
  it('is made by anybody with a personal account, and seen by whoever has its code, beside CIT-95', async () => {
    const made = await asha.host();
    expect(made.status).toBe(200);
    const { code } = made.data;
    expect(code).toMatch(/^EV-[A-Z2-9]{10}$/);
    expect(made.data).toMatchObject({
      ...aHostedForm(),
      city: { slug: 'mysuru', label: 'Mysuru, Karnataka' },
      zone: 'Asia/Kolkata',
      hostName: 'Asha I.',
      state: 'open',
      people: 0,
      programme: [
        { day: SAT, at: '10:00', what: 'The wedding', where: '' },
        { day: SAT, at: '19:00', what: 'Dinner', where: 'Garden' },
      ],
    });
    expect((await page(code)).data).toMatchObject({
      name: 'Asha and Ravi marry',
      host: 'Asha I.',
      times: { from: '16:00', to: '22:30' },
      registrationClosesAt: '2027-01-15T10:30:00.000Z',
      registering: { open: true },
      days: [
        { day: FRI, title: 'Day 1', full: false },
        { day: SAT, title: 'Day 2', full: false },
      ],
    });
    expect((await page(CODE)).data).toMatchObject({ name: 'CIT-95', host: null, times: null });
    expect(await asha.events()).toMatchObject([{ code, title: 'Asha and Ravi marry', state: 'open' }]);
  });

  it('keeps the clock of its city', async () => {
    const { data } = await asha.host({ city: 'london', endsOn: FRI, startTime: '09:00', programme: [] });
    expect(data.zone).toBe('Europe/London');
    expect((await page(data.code)).data.registrationClosesAt).toBe('2027-01-15T09:00:00.000Z');
  });

  it.each([
    ['title', { title: ' ' }, 'Enter a title.'],
    ['title', { title: 'x'.repeat(81) }, 'Use at most 80 characters.'],
    ['title', { title: 'Win at http://prize.example' }, 'Leave out web and email addresses.'],
    ['headline', { headline: 'Write to asha@example.com' }, 'Leave out web and email addresses.'],
    ['about', { about: 'Call 98450 22812' }, 'Leave out telephone numbers.'],
    ['about', { about: 'win '.repeat(20) }, 'This repeats the same words again and again.'],
    ['venueName', { venueName: 'a\u202eb' }, 'Write this on one line, without hidden characters.'],
    ['venueAddress', { venueAddress: '' }, 'Enter the address.'],
    ['city', { city: 'nowhere-at-all' }, 'Choose a city from the list.'],
    ['startsOn', { startsOn: '2026-11-19' }, 'The event must begin later than now.'],
    ['startsOn', { startsOn: '2027-02-30' }, 'Choose the first day.'],
    ['endsOn', { endsOn: '' }, 'Choose the last day.'],
    ['startTime', { startTime: '25:00' }, 'Enter a time such as 18:30.'],
    ['places', { places: 201 }, 'Enter a number from 1 to 200.'],
    ['places', { places: 0 }, 'Enter a number from 1 to 200.'],
    [
      'programme.0.day',
      { programme: [{ day: SUN, at: '10:00', what: 'x', where: '' }] },
      'Choose among the days of the event.',
    ],
    ['programme.0.what', { programme: [{ day: FRI, at: '10:00', what: '', where: '' }] }, 'Say what happens.'],
    [
      'programme.0.where',
      { programme: [{ day: FRI, at: '10:00', what: 'x', where: 'www.prize.example' }] },
      'Leave out web and email addresses.',
    ],
  ])('[5.12] a wrong %s is told beside it: %j', async (field, over, words) => {
    const refused = await asha.host(over);
    expect([refused.status, failure(refused).fields?.[field]]).toEqual([400, words]);
    expect(await asha.events()).toEqual([]);
  });

  it('is changed by its host alone, and found by nobody else: not its form, not who comes', async () => {
    const code = await anOpenEvent();
    const ravi = await aHost(db());
    const unknown = 'EV-2222222222';
    for (const ask of [ravi.event, ravi.change, ravi.cancel, ravi.registrations])
      expect(refusal(await ask(code))).toEqual(refusal(await ask(unknown)));
    expect((await ravi.event(code)).status).toBe(404);
    expect(await ravi.events()).toEqual([]);
    for (const ask of [asha.event, asha.change, asha.cancel]) expect((await ask(CODE)).status).toBe(400); // no traveller's
    expect((await asha.change(code, { title: 'We marry' })).data.title).toBe('We marry');
    expect((await page(code)).data.name).toBe('We marry');
  });

  it('has limits: open ones, those of a day, and none after staff removed one', async () => {
    for (let made = 0; made < EVENTS_A_DAY; made++) expect((await asha.host()).status).toBe(200);
    expect(refusal(await asha.host())).toEqual([409, 'You can make 5 events in 24 hours. Try again tomorrow.']);
    clock.advance(86_400_000);
    for (let made = EVENTS_A_DAY; made < MOST_OPEN_EVENTS; made++) expect((await asha.host()).status).toBe(200);
    clock.advance(86_400_000);
    expect(refusal(await asha.host())).toEqual([
      409,
      'You have 10 events that are not over. Cancel one before you make another.',
    ]);
    const [first] = await asha.events();
    await asha.cancel(first?.code ?? '');
    expect((await asha.host()).status).toBe(200);
  });

  it('ten made at the same moment are no more than the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => asha.host()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(EVENTS_A_DAY);
    expect(await asha.events()).toHaveLength(EVENTS_A_DAY);
  });
});

describe('[1.2] registering for it', () => {
  it('asks for no mobile number, and its emails repeat none of the host’s words', async () => {
    const code = await anOpenEvent();
    expect((await register({ ...COMING, code, mobile: '+91 98450 22812' })).status).toBe(200);
    const [email] = await deliver(db());
    expect(email?.subject).toBe('You are registered for an event in Mysuru');
    expect(numberIn(email?.text)).toMatch(/^EV-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(email?.text).toContain(`/events/${code}#registration=${numberIn(email?.text)}`);
    for (const words of ['marry', 'old hall', 'Lake Road', 'Asha', 'Latha']) expect(email?.text).not.toContain(words);
    const [row] = await db().select().from(eventRegistrations);
    expect(row?.mobile).toBeNull();
    const missing = await register({ code: CODE, mobile: undefined });
    expect([missing.status, Object.keys(failure(missing).fields ?? {})]).toEqual([400, ['mobile']]);
  });

  it('signs in to that event alone; changing and withdrawing give the places back', async () => {
    const code = await anOpenEvent({ places: 3 });
    const { accessToken: token, eventCode } = await aSignedInGuest(db(), { ...COMING, code });
    expect(eventCode).toBe(code);
    expect(await takenOf(code)).toEqual([
      [FRI, 2],
      [SAT, 2],
    ]);
    const full = await register({ code, email: 'ravi@example.com', companions: 1, days: [SAT] });
    expect(refusal(full)).toEqual([409, 'Sat 16 Jan 2027 has one place left, and you are 2. Nothing was changed.']);
    const body = { name: 'Latha Iyengar', companions: 0, days: [FRI] };
    expect((await call('PUT', '/api/events/registration', { token, body })).data).toMatchObject({ mobile: null });
    expect((await call('POST', '/api/events/withdraw', { token, body: {} })).status).toBe(200);
    expect(await takenOf(code)).toEqual([
      [FRI, 0],
      [SAT, 0],
    ]);
    const withdrawn = (await deliver(db())).at(-1);
    expect(withdrawn?.subject).toBe('You have withdrawn from an event in Mysuru');
  });
});

describe('[1.2] who is registered, for the host', () => {
  const file = async (code: string, { token } = asha) =>
    fetch(`${api.base()}/api/events/hosted/registrations/file?code=${code}`, {
      headers: { authorization: `Bearer ${token()}` },
    });

  it('names, numbers of people and days, in pages; no address, no telephone number, no registration number', async () => {
    const code = await anOpenEvent();
    await register({ ...COMING, code });
    clock.advance(1000);
    await register({ code, name: 'Ravi Menon', email: 'ravi@example.com', companions: 0, days: [SAT] });
    const { data } = await asha.registrations(code);
    expect(data).toEqual({
      registrations: [
        { name: 'Latha Iyengar', people: 2, days: [FRI, SAT], registeredAt: '2026-11-20T06:30:00.000Z' },
        { name: 'Ravi Menon', people: 1, days: [SAT], registeredAt: '2026-11-20T06:30:01.000Z' },
      ],
      count: 2,
      waiting: [],
    });
    expect((await asha.registrations(code, 2)).data).toEqual({ registrations: [], count: 2, waiting: [] });
    expect((await asha.event(code)).data).toMatchObject({ registrations: 2, people: 3 });
  });

  it('as a file whose cells no spreadsheet runs, with a trace in the audit log', async () => {
    const code = await anOpenEvent();
    for (const [index, name] of ['=HYPERLINK("x")', '+1', '@SUM(A1)', '-2'].entries()) {
      clock.advance(1000);
      expect((await register({ ...COMING, code, name, email: `guest${index}@example.com` })).status).toBe(200);
    }
    const answer = await file(code);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const lines = (await answer.text()).replace('\uFEFF', '').trim().split('\r\n');
    expect(lines).toEqual([
      'Name,People,Status,Fri 15 Jan 2027,Sat 16 Jan 2027',
      `"'=HYPERLINK(""x"")",2,Registered,2,2`,
      "'+1,2,Registered,2,2",
      "'@SUM(A1),2,Registered,2,2",
      "'-2,2,Registered,2,2",
    ]);
    expect(await db().select().from(auditEvents).where(eq(auditEvents.action, 'event.exported'))).toHaveLength(1);
    expect((await file(code, await aHost(db()))).status).toBe(404);
  });

  it('a file of more people than are read at once repeats nobody and leaves nobody out', async () => {
    const code = await anOpenEvent({ places: 200 });
    const [event] = await db().select().from(events).where(eq(events.code, code));
    await db().execute(sql`
      insert into event_registrations (id, event_id, number, name, email, companions, registered_at)
      select 'erg_' || n, ${event?.id ?? ''}, 'EV-' || n, 'Guest ' || n, n || '@example.com', 0, ${NOON}::timestamptz
      from generate_series(1, 120) n`);
    const lines = (await (await file(code)).text()).trim().split('\r\n');
    expect(new Set(lines).size).toBe(121);
  });
});

describe('[1.2] changing an event with people in it', () => {
  it('keeps the days they come on, and as many places as are taken, beside the fields', async () => {
    const code = await anOpenEvent();
    await register({ ...COMING, code });
    const programme: unknown[] = [];
    const shorter = await asha.change(code, { endsOn: FRI, programme });
    expect(failure(shorter).fields?.endsOn).toContain('2 people are registered for Sat 16 Jan 2027.');
    expect(failure(await asha.change(code, { startsOn: SAT })).fields?.startsOn).toContain('Fri 15 Jan 2027');
    expect(failure(await asha.change(code, { places: 1 })).fields).toEqual({
      places: '2 places are taken. Enter at least as many.',
    });
    expect(await takenOf(code)).toEqual([
      [FRI, 2],
      [SAT, 2],
    ]);
    expect((await asha.change(code, { endsOn: SUN, places: 2, programme })).status).toBe(200);
    expect(await takenOf(code)).toEqual([
      [FRI, 2],
      [SAT, 2],
      [SUN, 0],
    ]);
  });

  it('a day that only somebody who withdrew had chosen can go', async () => {
    const code = await anOpenEvent();
    const { accessToken: token } = await aSignedInGuest(db(), { ...COMING, code });
    await call('POST', '/api/events/withdraw', { token, body: {} });
    expect((await asha.change(code, { endsOn: FRI, programme: [] })).status).toBe(200);
  });

  it('tells everybody of another place or time, three times a day; other changes are no email', async () => {
    const code = await anOpenEvent();
    await register({ ...COMING, code });
    await deliver(db());
    await asha.change(code, { about: 'Bring a coat.' });
    expect(await deliver(db())).toEqual([]);
    for (let move = 1; move <= MOVES_A_DAY; move++) {
      expect((await asha.change(code, { venueName: `Hall ${move}` })).status).toBe(200);
      const told = await deliver(db());
      expect(told.map(({ to, subject }) => [to, subject])).toEqual([
        ['latha@example.com', 'Place or time of an event in Mysuru has changed'],
      ]);
      expect(told[0]?.text).not.toContain('Hall');
    }
    const often = await asha.change(code, { venueName: 'Hall 4' });
    expect([often.status, failure(often).message]).toEqual([
      409,
      'Place or time changed 3 times today, with an email to everybody each time. Change them again tomorrow. Nothing was changed.',
    ]);
    expect((await asha.event(code)).data.venueName).toBe('Hall 3');
  });
});

describe('[1.2] cancelling', () => {
  it('tells everybody who is registered once, and ends registering and changing', async () => {
    const code = await anOpenEvent();
    const { accessToken: token } = await aSignedInGuest(db(), { ...COMING, code });
    expect((await asha.cancel(code)).data.state).toBe('cancelled');
    expect((await asha.cancel(code)).data.state).toBe('cancelled');
    const told = await deliver(db());
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([
      ['latha@example.com', 'An event in Mysuru is cancelled'],
    ]);
    expect(told[0]?.text).toContain('begins on Fri 15 Jan 2027');
    expect(told[0]?.text).not.toContain('marry');
    expect((await page(code)).data).toMatchObject({
      cancelled: true,
      registering: { open: false, why: 'This event is cancelled.' },
    });
    expect(refusal(await register({ ...COMING, code, email: 'late@example.com' }))).toEqual([
      409,
      'This event is cancelled. You were not registered.',
    ]);
    expect(refusal(await asha.change(code))).toEqual([409, 'This event is cancelled. Nothing was changed.']);
    expect((await call('GET', '/api/events/registration', { token })).data).toMatchObject({
      changing: { open: false, why: 'This event is cancelled.' },
    });
  });

  it('while people register: whoever got in is told, and nobody gets in after it', async () => {
    const code = await anOpenEvent({ places: 100 });
    const comes = Array.from({ length: 20 }, (_, n) =>
      register({ code, email: `guest${n}@example.com`, companions: 0, days: [FRI] }),
    );
    const [cancelled, ...answers] = await Promise.all([asha.cancel(code), ...comes]);
    expect(cancelled?.status).toBe(200);
    const inside = answers.filter(({ status }) => status === 200).length;
    const told = (await deliver(db())).filter(({ subject }) => subject === 'An event in Mysuru is cancelled');
    expect(new Set(told.map(({ to }) => to)).size).toBe(inside);
    expect((await asha.event(code)).data.registrations).toBe(inside);
  });

  it('one that is over can be neither cancelled nor changed', async () => {
    const code = await anOpenEvent();
    clock.freeze('2027-01-16T17:00:00Z');
    expect(refusal(await asha.cancel(code))).toEqual([409, 'This event is over. Nothing was changed.']);
    expect((await asha.events())[0]?.state).toBe('over');
  });
});

describe('[1.2] places and days under load', () => {
  it('forty parallel registrations for the last five places, while the host takes the others away', async () => {
    const code = await anOpenEvent({ places: 40 });
    const all = await Promise.all([
      ...Array.from({ length: 40 }, (_, n) =>
        register({ code, email: `guest${n}@example.com`, companions: 0, days: n % 2 ? [FRI] : [SAT, FRI] }),
      ),
      ...Array.from({ length: 4 }, () => asha.change(code, { places: 5 })),
    ]);
    expect(all.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const { data } = await asha.registrations(code);
    for (const [day, taken] of await takenOf(code)) {
      expect(taken).toBe(data.registrations.filter(({ days }) => days.includes(String(day))).length);
      expect(taken).toBeLessThanOrEqual((await asha.event(code)).data.places);
    }
  });
});

describe('[1.2] an event at the desk', () => {
  it('is reported by anybody, counted and not named; staff keep it, at what they read', async () => {
    const code = await anOpenEvent();
    const desk = anEventDesk((await aStaff(db())).token);
    expect((await report(code)).status).toBe(200);
    await report(code);
    await report(code, 'other');
    const { events: listed, count } = await desk.list();
    expect([count, listed[0]?.reports]).toEqual([1, expect.arrayContaining([{ reason: 'scam', count: 2 }])]);
    expect(JSON.stringify(listed)).not.toContain(asha.userId);
    await asha.change(code, { title: 'Another' });
    expect((await desk.decide(listed[0]!, 'remove', 'No')).status).toBe(409);
    const [read] = (await desk.list()).events;
    expect((await desk.decide(read!, 'keep')).data.reports).toEqual([]);
    expect(await desk.list()).toEqual({ events: [], count: 0 });
    expect((await desk.list('newest')).count).toBe(1);
    expect((await page(code)).status).toBe(200);
  });

  it('is removed with a reason: gone for everybody, told to guests and host, who makes no other', async () => {
    const code = await anOpenEvent();
    await register({ ...COMING, code });
    await deliver(db());
    await report(code);
    const desk = anEventDesk((await aStaff(db())).token);
    const [read] = (await desk.list()).events;
    expect(failure(await desk.decide(read!, 'remove')).fields).toEqual({
      reason: 'Write why it is removed. The host reads it.',
    });
    expect((await desk.decide(read!, 'remove', 'It asks for money.')).status).toBe(200);
    const told = await deliver(db());
    expect(told.map(({ subject }) => subject).sort()).toEqual([
      'An event in Mysuru is cancelled',
      'Your event was removed',
    ]);
    expect(told.find(({ subject }) => subject === 'Your event was removed')?.text).toContain('It asks for money.');
    expect(refusal(await page(code))).toEqual(refusal(await page('EV-2222222222')));
    expect((await register({ ...COMING, code, email: 'late@example.com' })).status).toBe(404);
    expect((await report(code)).status).toBe(404);
    expect((await asha.event(code)).data).toMatchObject({ state: 'removed', removal: 'It asks for money.' });
    expect(failure(await asha.host()).message).toContain('One of your events was removed');
    const [trail] = await db().select().from(auditEvents).where(eq(auditEvents.action, 'event.removed'));
    expect(trail?.details).toEqual({ reason: 'It asks for money.' });
  });

  it('the operator’s own cannot be reported, and a network reports twenty times a day', async () => {
    expect((await report(CODE)).status).toBe(404);
    const code = await anOpenEvent();
    for (let reports = 0; reports < 20; reports++) expect((await report(code)).status).toBe(200);
    expect((await report(code)).status).toBe(429);
    expect(await db().select().from(eventReports)).toMatchObject([{ reason: 'scam', count: 20 }]);
  });
});

describe('[1.2] what is kept of it', () => {
  it('a host takes a copy of their events; closing the account deletes them and tells whoever is registered', async () => {
    const code = await anOpenEvent();
    await register({ ...COMING, code });
    await deliver(db());
    const { hostedEvents } = await takeoutHostedEvents(db(), asha.userId);
    expect(hostedEvents).toMatchObject([{ code, title: 'Asha and Ravi marry', registrations: 1 }]);
    expect(JSON.stringify(hostedEvents)).not.toContain('latha');
    await inTransaction(db(), (tx) => eraseHostedEvents(tx, { userId: asha.userId }));
    expect((await deliver(db())).map(({ to, subject }) => [to, subject])).toEqual([
      ['latha@example.com', 'An event in Mysuru is cancelled'],
    ]);
    expect((await page(code)).status).toBe(404);
    expect(await db().select().from(eventRegistrations)).toEqual([]);
    expect((await page(CODE)).status).toBe(200);
  });

  it('goes 90 days after the event; the operator’s own stays', async () => {
    const code = await anOpenEvent();
    const [event] = await db().select().from(events).where(eq(events.code, code));
    const keptUntil = (event?.endsAt.getTime() ?? 0) + 90 * 86_400_000;
    await deleteExpired(db(), eventsRetention, new Date(keptUntil));
    expect(await asha.events()).toHaveLength(1);
    await deleteExpired(db(), eventsRetention, new Date(keptUntil + 1));
    expect(await asha.events()).toEqual([]);
    expect((await page(CODE)).status).toBe(200);
  });
});
