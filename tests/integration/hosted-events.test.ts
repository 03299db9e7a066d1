import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { EventView } from '#features/events/contract.ts';
import { EVENTS_A_DAY, MOST_OPEN_EVENTS, MOVES_A_DAY } from '#features/events/rules/hosting-limits.ts';
import { eraseHostedEvents, eventsRetention, takeoutHostedEvents } from '#features/events/server/index.ts';
import { eventRegistrations, events } from '#features/events/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { deleteExpired } from '#lib/server/jobs/retention.ts';
import { call } from '../support/api-server.ts';
import { deliver } from '../support/emails.ts';
import { aSignedInGuest, CODE, FRI, register, SAT, SUN } from '../support/events.ts';
import { aHost, aHostedForm, useHostedEvents } from '../support/hosted-events.ts';
import { failure, refusal } from '../support/refusal.ts';

const { db, asha, anOpenEvent, takenOf } = useHostedEvents();

const page = (code: string) => call<EventView>('GET', `/api/events/details?code=${code}`);
const COMING = { companions: 1, days: [FRI, SAT], mobile: undefined };

describe('[1.2] an event of a traveller', () => {
  it('is made by anybody with a personal account, and seen by whoever has its code, beside CIT-95', async () => {
    const made = await asha().host();
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
    expect(await asha().events()).toMatchObject([{ code, title: 'Asha and Ravi marry', state: 'open' }]);
  });

  it('keeps the clock of its city', async () => {
    const { data } = await asha().host({ city: 'london', endsOn: FRI, startTime: '09:00', programme: [] });
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
    const refused = await asha().host(over);
    expect([refused.status, failure(refused).fields?.[field]]).toEqual([400, words]);
    expect(await asha().events()).toEqual([]);
  });

  it('is changed by its host alone, and found by nobody else: not its form, not who comes', async () => {
    const code = await anOpenEvent();
    const ravi = await aHost(db());
    const unknown = 'EV-2222222222';
    for (const ask of [ravi.event, ravi.change, ravi.cancel, ravi.registrations])
      expect(refusal(await ask(code))).toEqual(refusal(await ask(unknown)));
    expect((await ravi.event(code)).status).toBe(404);
    expect(await ravi.events()).toEqual([]);
    for (const ask of [asha().event, asha().change, asha().cancel]) expect((await ask(CODE)).status).toBe(400); // no traveller's
    expect((await asha().change(code, { title: 'We marry' })).data.title).toBe('We marry');
    expect((await page(code)).data.name).toBe('We marry');
  });

  it('has limits: open ones, those of a day, and none after staff removed one', async () => {
    for (let made = 0; made < EVENTS_A_DAY; made++) expect((await asha().host()).status).toBe(200);
    expect(refusal(await asha().host())).toEqual([409, 'You can make 5 events in 24 hours. Try again tomorrow.']);
    clock.advance(86_400_000);
    for (let made = EVENTS_A_DAY; made < MOST_OPEN_EVENTS; made++) expect((await asha().host()).status).toBe(200);
    clock.advance(86_400_000);
    expect(refusal(await asha().host())).toEqual([
      409,
      'You have 10 events that are not over. Cancel one before you make another.',
    ]);
    const [first] = await asha().events();
    await asha().cancel(first?.code ?? '');
    expect((await asha().host()).status).toBe(200);
  });

  it('ten made at the same moment are no more than the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => asha().host()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(EVENTS_A_DAY);
    expect(await asha().events()).toHaveLength(EVENTS_A_DAY);
  });
});

describe('[1.2] changing an event with people in it', () => {
  it('keeps the days they come on, and as many places as are taken, beside the fields', async () => {
    const code = await anOpenEvent();
    await register({ ...COMING, code });
    const programme: unknown[] = [];
    const shorter = await asha().change(code, { endsOn: FRI, programme });
    expect(failure(shorter).fields?.endsOn).toContain('2 people are registered for Sat 16 Jan 2027.');
    expect(failure(await asha().change(code, { startsOn: SAT })).fields?.startsOn).toContain('Fri 15 Jan 2027');
    expect(failure(await asha().change(code, { places: 1 })).fields).toEqual({
      places: '2 places are taken. Enter at least as many.',
    });
    expect(await takenOf(code)).toEqual([
      [FRI, 2],
      [SAT, 2],
    ]);
    expect((await asha().change(code, { endsOn: SUN, places: 2, programme })).status).toBe(200);
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
    expect((await asha().change(code, { endsOn: FRI, programme: [] })).status).toBe(200);
  });

  it('tells everybody of another place or time, three times a day; other changes are no email', async () => {
    const code = await anOpenEvent();
    await register({ ...COMING, code });
    await deliver(db());
    await asha().change(code, { about: 'Bring a coat.' });
    expect(await deliver(db())).toEqual([]);
    for (let move = 1; move <= MOVES_A_DAY; move++) {
      expect((await asha().change(code, { venueName: `Hall ${move}` })).status).toBe(200);
      const told = await deliver(db());
      expect(told.map(({ to, subject }) => [to, subject])).toEqual([
        ['latha@example.com', 'Place or time of an event in Mysuru has changed'],
      ]);
      expect(told[0]?.text).not.toContain('Hall');
    }
    const often = await asha().change(code, { venueName: 'Hall 4' });
    expect([often.status, failure(often).message]).toEqual([
      409,
      'Place or time changed 3 times today, with an email to everybody each time. Change them again tomorrow. Nothing was changed.',
    ]);
    expect((await asha().event(code)).data.venueName).toBe('Hall 3');
  });
});

describe('[1.2] cancelling', () => {
  it('tells everybody who is registered once, and ends registering and changing', async () => {
    const code = await anOpenEvent();
    const { accessToken: token } = await aSignedInGuest(db(), { ...COMING, code });
    expect((await asha().cancel(code)).data.state).toBe('cancelled');
    expect((await asha().cancel(code)).data.state).toBe('cancelled');
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
    expect(refusal(await asha().change(code))).toEqual([409, 'This event is cancelled. Nothing was changed.']);
    expect((await call('GET', '/api/events/registration', { token })).data).toMatchObject({
      changing: { open: false, why: 'This event is cancelled.' },
    });
  });

  it('while people register: whoever got in is told, and nobody gets in after it', async () => {
    const code = await anOpenEvent({ places: 100 });
    const comes = Array.from({ length: 20 }, (_, n) =>
      register({ code, email: `guest${n}@example.com`, companions: 0, days: [FRI] }),
    );
    const [cancelled, ...answers] = await Promise.all([asha().cancel(code), ...comes]);
    expect(cancelled?.status).toBe(200);
    const inside = answers.filter(({ status }) => status === 200).length;
    const told = (await deliver(db())).filter(({ subject }) => subject === 'An event in Mysuru is cancelled');
    expect(new Set(told.map(({ to }) => to)).size).toBe(inside);
    expect((await asha().event(code)).data.registrations).toBe(inside);
  });

  it('one that is over can be neither cancelled nor changed', async () => {
    const code = await anOpenEvent();
    clock.freeze('2027-01-16T17:00:00Z');
    expect(refusal(await asha().cancel(code))).toEqual([409, 'This event is over. Nothing was changed.']);
    expect((await asha().events())[0]?.state).toBe('over');
  });
});

describe('[1.2] what is kept of it', () => {
  it('a host takes a copy of their events; closing the account deletes them and tells whoever is registered', async () => {
    const code = await anOpenEvent();
    await register({ ...COMING, code });
    await deliver(db());
    const { hostedEvents } = await takeoutHostedEvents(db(), asha().userId);
    expect(hostedEvents).toMatchObject([{ code, title: 'Asha and Ravi marry', registrations: 1 }]);
    expect(JSON.stringify(hostedEvents)).not.toContain('latha');
    await inTransaction(db(), (tx) => eraseHostedEvents(tx, { userId: asha().userId }));
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
    const retainedUntil = (event?.endsAt.getTime() ?? 0) + 90 * 86_400_000;
    await deleteExpired(db(), eventsRetention, new Date(retainedUntil));
    expect(await asha().events()).toHaveLength(1);
    await deleteExpired(db(), eventsRetention, new Date(retainedUntil + 1));
    expect(await asha().events()).toEqual([]);
    expect((await page(CODE)).status).toBe(200);
  });
});
