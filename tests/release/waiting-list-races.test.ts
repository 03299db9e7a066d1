import fc from 'fast-check';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openGuestSession } from '#features/events/server/guest-sessions.repo.ts';
import { maintainWaitingLists } from '#features/events/server/index.ts';
import { eventRegistrations, events } from '#features/events/server/tables.ts';
import { eventWaiting } from '#features/events/server/waiting/tables.ts';
import { waitingKey } from '#features/events/server/waiting/waiting-key.ts';
import { clock } from '#lib/server/clock.ts';
import { mails, rateLimits } from '#lib/server/db/tables.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { useEnvironment } from '../support/environment.ts';
import { anEvent, FRI, register, SAT } from '../support/events.ts';
import { aHost, type Host } from '../support/hosted-events.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { booksOf, placeOf, wait } from '../support/waiting-list.ts';

useEnvironment({ RATE_LIMIT_FACTOR: '1000' }); // many people at once, all from one network
useApiServer();
const db = useTestDatabase(anEvent);
const HOUR = 3_600_000;

beforeEach(async () => {
  clock.freeze('2026-11-20T06:30:00Z');
  await clear();
});
async function clear() {
  await db().execute(sql`delete from events where host_id is not null`);
  await db().delete(mails);
  await db().delete(rateLimits);
}

type Party = { companions: number; days: string[] };
const mailOf = (name: string) => `${name}@example.com`;
const job = () => maintainWaitingLists({ db: db() });

/** An event with so many places on each of two days, and what people do there, by name. */
async function anEventFor(host: Host, places: number) {
  const { code } = (await host.host({ places })).data;
  const [event] = await db().select().from(events).where(eq(events.code, code));
  const eventId = event!.id;
  const registrationOf = async (name: string) => {
    const own = and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.email, mailOf(name)));
    return (
      await db()
        .select()
        .from(eventRegistrations)
        .where(and(own, isNull(eventRegistrations.withdrawnAt)))
    )[0];
  };
  const keyOf = async (name: string) => {
    const own = and(eq(eventWaiting.eventId, eventId), eq(eventWaiting.email, mailOf(name)));
    const [row] = await db().select().from(eventWaiting).where(own);
    return waitingKey(row?.id ?? 'ewt_none');
  };
  return {
    code,
    register: (name: string, party: Party) => register({ code, email: mailOf(name), ...party }),
    wait: (name: string, party: Party) => wait({ code, email: mailOf(name), ...party }),
    tokenOf: async (name: string) => {
      const registration = await registrationOf(name);
      return registration && (await openGuestSession(db(), registration.id, clock.now())).accessToken;
    },
    keyOf,
    raise: (to: number) => host.change(code, { places: to }),
    queue: async () =>
      (
        await db()
          .select()
          .from(eventWaiting)
          .where(eq(eventWaiting.eventId, eventId))
          .orderBy(asc(eventWaiting.joinedAt), asc(eventWaiting.id))
      ).map(({ email, offeredUntil }) => [email.split('@')[0], offeredUntil !== null]),
    registered: async () =>
      (
        await db()
          .select()
          .from(eventRegistrations)
          .where(and(eq(eventRegistrations.eventId, eventId), isNull(eventRegistrations.withdrawnAt)))
      )
        .map(({ email }) => email.split('@')[0])
        .sort(),
  };
}
const withdraw = (token: string | undefined) => call('POST', '/api/events/withdraw', { token: token ?? '', body: {} });

/** No place twice, none kept for nobody, and nobody waits for places that are free. */
async function expectTrueBooks() {
  for (const { taken, registered, offered, capacity, fitting } of await booksOf(db())) {
    expect(taken).toBe(registered + offered);
    expect(taken).toBeLessThanOrEqual(capacity);
    expect(fitting).toBe(0);
  }
}

describe('[1.2] [7.20] a waiting list in parallel', { timeout: 120_000 }, () => {
  it('a withdrawal, an expired offer, registrations, answers, more places and the job at once: no place twice, nobody forgotten', async () => {
    const host = await aHost(db());
    const ONE = { companions: 0, days: [FRI] };
    for (let round = 0; round < 6; round++) {
      await clear();
      clock.freeze('2026-11-20T06:30:00Z');
      const event = await anEventFor(host, 3);
      for (const name of ['anna', 'ben', 'cara']) await event.register(name, ONE);
      for (const name of ['dev', 'esha', 'farid', 'gita']) {
        await event.wait(name, ONE);
        clock.advance(1000);
      }
      await event.wait('both', { companions: 0, days: [FRI, SAT] });
      const tokens = [await event.tokenOf('anna'), await event.tokenOf('ben')];
      await withdraw(tokens[0]); // dev has an offer, which is over
      clock.advance(24 * HOUR);
      const keys = { dev: await event.keyOf('dev'), farid: await event.keyOf('farid') };
      const token = await event.tokenOf('ben');
      const answers = await Promise.all([
        withdraw(token),
        withdraw(token),
        event.register('hari', ONE),
        event.register('ira', ONE),
        placeOf(keys.dev).accept(),
        placeOf(keys.farid).leave(),
        placeOf(keys.farid).leave(),
        event.wait('jaya', ONE),
        event.raise(4),
        job(),
        job(),
      ]);
      expect(answers.flatMap((answer) => (typeof answer === 'object' && answer.status >= 500 ? [answer] : []))).toEqual(
        [],
      );
      await job();
      await expectTrueBooks();
      const [queue, registered] = [await event.queue(), await event.registered()];
      expect(registered).toEqual(expect.arrayContaining(['cara']));
      expect(registered).not.toContain('dev'); // the offer was over
      expect(queue.map(([name]) => name)).not.toContain('farid');
      const places = registered.length + queue.filter(([, offered]) => offered).length;
      expect(places).toBe(4); // everything that came free has gone to somebody
    }
  });

  it('an offer that is accepted and declined many times at once is one registration or one withdrawal', async () => {
    const host = await aHost(db());
    for (let round = 0; round < 4; round++) {
      const event = await anEventFor(host, 1);
      await event.register('anna', { companions: 0, days: [FRI] });
      await event.wait('ben', { companions: 0, days: [FRI] });
      await withdraw(await event.tokenOf('anna'));
      const place = placeOf(await event.keyOf('ben'));
      const answers = await Promise.all([place.accept(), place.leave(), place.accept(), place.leave(), job()]);
      expect(answers.filter((answer) => typeof answer === 'object' && answer.status === 200)).toHaveLength(1);
      await expectTrueBooks();
    }
  });
});

type Waiting = { name: string; party: Party; offered: number | null };
type Act =
  | { act: 'register' | 'wait'; name: string; party: Party }
  | { act: 'withdraw' | 'accept' | 'leave'; name: string }
  | { act: 'pass'; hours: number }
  | { act: 'raise' };

/** What should happen, told as simply as possible: lists of names in memory. */
function aModel(places: number) {
  let [hours, capacity] = [0, places];
  const registered = new Map<string, Party>();
  let queue: Waiting[] = [];
  const free = (day: string) =>
    [...registered.values(), ...queue.filter(({ offered }) => offered !== null).map(({ party }) => party)]
      .filter(({ days }) => days.includes(day))
      .reduce((left, { companions }) => left - 1 - companions, capacity);
  const fits = ({ companions, days }: Party) => days.every((day) => free(day) > companions);
  const tend = () => {
    queue = queue.filter(({ offered }) => offered === null || hours < offered);
    for (const one of queue) if (one.offered === null && fits(one.party)) one.offered = hours + 24;
    return true;
  };
  const find = (name: string) => queue.find((one) => one.name === name);
  const remove = (name: string) => void (queue = queue.filter((one) => one.name !== name));
  return {
    /** Does it, and gives whether it is allowed. */
    does(act: Act): boolean {
      switch (act.act) {
        case 'register':
          if (!fits(act.party)) return false;
          if (!registered.has(act.name)) registered.set(act.name, act.party);
          if (find(act.name)) {
            remove(act.name);
            tend();
          }
          return true;
        case 'wait':
          if (fits(act.party) || act.party.companions >= capacity) return false;
          if (!registered.has(act.name) && !find(act.name))
            queue.push({ name: act.name, party: act.party, offered: null });
          return true;
        case 'withdraw':
          return registered.delete(act.name) && tend();
        case 'accept': {
          const one = find(act.name);
          if (!one || one.offered === null || one.offered <= hours) return false;
          remove(act.name);
          registered.set(act.name, one.party);
          return true;
        }
        case 'leave':
          if (!find(act.name)) return false;
          remove(act.name);
          return tend();
        case 'pass':
          hours += act.hours;
          return tend();
        case 'raise':
          capacity += 1;
          return tend();
      }
    },
    queue: () => queue.map(({ name, offered }) => [name, offered !== null]),
    registered: () => [...registered.keys()].sort(),
    capacity: () => capacity,
  };
}

it('[7.20] a waiting list does what its simplest model does, whatever people do in whatever order', async () => {
  const names = fc.constantFrom('anna', 'ben', 'cara', 'dev', 'esha', 'farid');
  const party = fc.record({
    companions: fc.integer({ min: 0, max: 2 }),
    days: fc.subarray([FRI, SAT] as string[], { minLength: 1 }),
  });
  const acts: fc.Arbitrary<Act> = fc.oneof(
    { weight: 2, arbitrary: fc.record({ act: fc.constant('register' as const), name: names, party }) },
    { weight: 4, arbitrary: fc.record({ act: fc.constant('wait' as const), name: names, party }) },
    {
      weight: 5,
      arbitrary: fc.record({
        act: fc.constantFrom('withdraw' as const, 'accept' as const, 'leave' as const),
        name: names,
      }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('pass' as const), hours: fc.constantFrom(5, 24) }) },
    { weight: 1, arbitrary: fc.constant({ act: 'raise' as const }) },
  );
  const host = await aHost(db());
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 8, maxLength: 24 }), async (story) => {
      await clear();
      clock.freeze('2026-11-20T06:30:00Z');
      const event = await anEventFor(host, 3);
      const model = aModel(3);
      const first: Act = { act: 'register', name: 'guest', party: { companions: 2, days: [FRI, SAT] } };
      for (const act of [first, ...story]) {
        const allowed = model.does(act);
        expect([act, await done(event, act, model.capacity())]).toEqual([act, allowed]);
        clock.advance(1); // the list is in the order of joining
        expect([act, await event.queue(), await event.registered()]).toEqual([act, model.queue(), model.registered()]);
        await expectTrueBooks();
      }
    }),
    { numRuns: 25 },
  );
}, 300_000);

/** Does it over HTTP; gives whether the server allowed it. */
async function done(event: Awaited<ReturnType<typeof anEventFor>>, act: Act, capacity: number): Promise<boolean> {
  if (act.act === 'pass') {
    clock.advance(act.hours * HOUR);
    await job();
    return true;
  }
  if (act.act === 'raise') return (await event.raise(capacity)).status === 200;
  if (act.act === 'register' || act.act === 'wait') return (await event[act.act](act.name, act.party)).status === 200;
  if (act.act === 'withdraw') {
    const token = await event.tokenOf(act.name);
    return token !== undefined && (await withdraw(token)).status === 200;
  }
  const place = placeOf(await event.keyOf(act.name));
  return (await place[act.act]()).status === 200;
}
