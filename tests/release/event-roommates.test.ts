import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeskRooms } from '#features/events/contract.ts';
import { MOST_OPEN_REQUESTS } from '#features/events/rules/roommates.ts';
import { registered } from '#features/events/server/registrations.repo.ts';
import { eraseSharing } from '#features/events/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { newId } from '#lib/shared/ids.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { call } from '../support/call.ts';
import { deliver } from '../support/emails.ts';
import { anEvent, CODE, FRI, SAT, SUN } from '../support/events.ts';
import { waitingForLocks } from '../support/payments.ts';
import { aSharer, type Sharer } from '../support/roommates.ts';
import { aStaff } from '../support/staff.ts';
import type { Stocked } from '../support/stock.ts';
import { anOwnEvent } from '../support/walk/an-own-event.ts';

const setup = useBookingSetup();
let hotel: Stocked;
let staff: string;
let blockId: string;
beforeEach(async () => {
  await setup.clear();
  await setup.db().execute(sql`truncate events cascade`);
  await anEvent(setup.db());
  hotel = await setup.stocked({ allotment: 5 });
  staff = (await aStaff(setup.db())).token;
  blockId = (await keepRooms()).data.blocks[0]!.blockId;
});

async function keepRooms() {
  const { rows } = await setup.db().execute<{ slug: string }>(sql`select slug from hotels where id = ${hotel.hotelId}`);
  const block = { code: CODE, hotel: rows[0]!.slug, ratePlanId: hotel.ratePlanId, checkIn: FRI, checkOut: SUN };
  const terms = { rooms: 3, rate: 300_000, cutOff: '2027-01-05', freeDays: 2 };
  return call<DeskRooms>('POST', '/api/desk/events/rooms', { token: staff, body: { ...block, ...terms } });
}

const failure = ({ status, json }: { status: number; json: unknown }) => ({ ...(json as Failure), status });
const guest = (name: string) => aSharer(setup.db(), name);
async function listed(...names: string[]): Promise<Sharer[]> {
  const guests: Sharer[] = [];
  for (const name of names) {
    const one = await guest(name);
    expect((await one.join(`I am ${name}.`)).status).toBe(200);
    guests.push(one);
  }
  await setup.db().execute(sql`truncate mails`);
  return guests;
}
/** Who shares a room with whom, as it is stored: each registration once. */
async function pairs() {
  const { rows } = await setup.db().execute<{ own: string; other: string }>(sql`
    select a.name as own, b.name as other from event_sharers s
    join event_registrations a on a.id = s.registration_id join event_registrations b on b.id = s.shares_with order by 1`);
  return rows.map(({ own, other }) => `${own} with ${other}`);
}
async function paired(): Promise<[Sharer, Sharer]> {
  const [latha, ravi] = (await listed('Latha Iyengar', 'Ravi Menon')) as [Sharer, Sharer];
  await latha.ask(await latha.idOf('Ravi M.'));
  const [asks] = (await ravi.look()).data.received;
  expect((await ravi.answer(asks!.guestId)).status).toBe(200);
  return [latha, ravi];
}

describe('[1.2] sharing a room of the event', () => {
  it('shows the list to those who are on it alone, with first name, initial and line and no address or number', async () => {
    const latha = await guest('Latha Iyengar');
    const ravi = await guest('Ravi Menon');
    await ravi.join('Asleep at ten.');
    expect((await latha.look()).data).toEqual({
      ...{ offered: true, closed: null, about: null, partner: null, received: [], sent: [], others: [] },
    });
    const { data } = await latha.join('Up at six.');
    expect(data.others).toEqual([
      { guestId: expect.stringMatching(/^esh_/) as string, name: 'Ravi M.', about: 'Asleep at ten.', refused: null },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/example\.com|98450|CIT95/);
    await ravi.leave();
    expect((await latha.look()).data.others).toEqual([]);
  });

  it('refuses a line that is empty, too long, or has an address or a telephone number', async () => {
    const latha = await guest('Latha Iyengar');
    for (const [about, message] of [
      [' ', 'Write a line about yourself, such as when you sleep and whether you smoke.'],
      ['a'.repeat(201), 'Use at most 200 characters.'],
      ['Write to latha@example.com', 'Leave out web and email addresses.'],
      ['Ring 98450 22812', 'Leave out telephone numbers.'],
    ] as const)
      expect(failure(await latha.join(about))).toMatchObject({ status: 400, fields: { about: message } });
    expect((await latha.look()).data.about).toBeNull();
  });

  it('asks, is told by email without a name, and accepting pairs both and takes them off the list', async () => {
    const [latha, ravi, meera] = (await listed('Latha Iyengar', 'Ravi Menon', 'Meera Nair')) as [
      Sharer,
      Sharer,
      Sharer,
    ];
    const asked = await latha.ask(await latha.idOf('Ravi M.'));
    expect(asked.data.sent).toMatchObject([{ name: 'Ravi M.' }]);
    const [email] = await deliver(setup.db());
    expect(email).toMatchObject({ to: ravi.email, subject: 'A guest of CIT-95 asks to share a room with you' });
    expect(email!.text).not.toMatch(/Latha|Iyengar|I am/);
    await meera.ask(await meera.idOf('Ravi M.'));
    await latha.ask(await latha.idOf('Meera N.'));
    await deliver(setup.db());
    const { received } = (await ravi.look()).data;
    expect(received.map(({ name }) => name).sort()).toEqual(['Latha I.', 'Meera N.']);
    const byLatha = received.find(({ name }) => name === 'Latha I.')!.guestId;
    expect((await ravi.answer(byLatha)).data).toMatchObject({ partner: { name: 'Latha I.' }, others: [] });
    expect(await deliver(setup.db())).toMatchObject([{ to: latha.email, subject: 'You share a room at CIT-95' }]);
    expect((await latha.look()).data).toMatchObject({ partner: { name: 'Ravi M.' }, sent: [] });
    expect((await meera.look()).data).toMatchObject({ sent: [], received: [], others: [] });
    expect(await pairs()).toEqual(['Latha Iyengar with Ravi Menon', 'Ravi Menon with Latha Iyengar']);
  });

  it('is declined for good by the asked person, and taken back by the asker for another time', async () => {
    const [latha, ravi] = (await listed('Latha Iyengar', 'Ravi Menon')) as [Sharer, Sharer];
    const id = await latha.idOf('Ravi M.');
    await latha.ask(id);
    expect(failure(await latha.ask(id)).code).toBe('STATE_BLOCKED');
    await latha.takeBack(id);
    expect((await ravi.look()).data.received).toEqual([]);
    await latha.ask(id);
    expect((await deliver(setup.db())).map(({ to }) => to)).toEqual([ravi.email]); // once a day
    const [asks] = (await ravi.look()).data.received;
    expect((await ravi.answer(asks!.guestId, false)).data.received).toEqual([]);
    expect(failure(await latha.ask(id))).toMatchObject({
      status: 409,
      message: 'This person does not want to share a room with you, so you cannot ask again.',
    });
    await latha.leave();
    await latha.join();
    expect(failure(await latha.ask(id)).code).toBe('STATE_BLOCKED');
    expect((await ravi.ask(await ravi.idOf('Latha I.'))).status).toBe(200); // the other way is open
  });

  it('has at most five open requests of one guest, and asks nobody who is unknown or at another event', async () => {
    const names = ['Ravi Menon', 'Meera Nair', 'Arun Das', 'Sita Rao', 'Omar Khan', 'Nita Sen'];
    const [latha] = (await listed('Latha Iyengar', ...names)) as [Sharer];
    const { others } = (await latha.look()).data;
    for (const { guestId } of others.slice(0, MOST_OPEN_REQUESTS)) expect((await latha.ask(guestId)).status).toBe(200);
    expect(failure(await latha.ask(others.at(-1)!.guestId))).toMatchObject({
      message: 'You have 5 open requests. Withdraw one before you ask somebody else.',
    });
    expect(failure(await latha.ask('esh_unknown')).status).toBe(404);
  });

  it('leaves exactly one pair for each person whatever they accept at the same moment', async () => {
    const people = (await listed('Latha Iyengar', 'Ravi Menon', 'Meera Nair', 'Arun Das')) as [Sharer, ...Sharer[]];
    for (const one of people)
      for (const other of (await one.look()).data.others) if (!other.refused) await one.ask(other.guestId);
    const answers = await Promise.all(
      people.map(async (one) => {
        const { received } = (await one.look()).data;
        return Promise.all(received.map(({ guestId }) => one.answer(guestId)));
      }),
    );
    const won = answers.flat().filter(({ status }) => status === 200).length;
    expect(won).toBe((await pairs()).length / 2);
    expect(answers.flat().every(({ status }) => status === 200 || status === 409)).toBe(true);
    const stored = await pairs();
    for (const line of stored) expect(stored).toContain(line.split(' with ').reverse().join(' with '));
    const { rows } = await setup.db().execute<{ open: number }>(sql`
      select count(*)::int as open from event_room_requests q join event_sharers s
        on s.registration_id in (q.from_id, q.to_id) where q.state = 'open' and s.shares_with is not null`);
    expect(rows[0]!.open).toBe(0);
  });

  it('lets one of two who accept the same guest win, and the other wait for it', async () => {
    const [latha, ravi, meera] = (await listed('Latha Iyengar', 'Ravi Menon', 'Meera Nair')) as [
      Sharer,
      Sharer,
      Sharer,
    ];
    await latha.ask(await latha.idOf('Ravi M.'));
    await latha.ask(await latha.idOf('Meera N.'));
    const ids = [await ravi.look(), await meera.look()].map(({ data }) => data.received[0]!.guestId);
    let both: Promise<{ status: number }[]> | undefined;
    await setup.db().transaction(async (tx) => {
      await tx.execute(sql`
        select pg_advisory_xact_lock(hashtext('event roommates'), hashtext(id)) from events where code = ${CODE}`);
      both = Promise.all([ravi.answer(ids[0]!), meera.answer(ids[1]!)]);
      await waitingForLocks(setup.db(), 2);
    });
    expect((await both!).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await pairs()).toHaveLength(2);
  });

  it('ends a request once where it is taken back and accepted at the same moment, while both wait', async () => {
    const [latha, ravi] = (await listed('Latha Iyengar', 'Ravi Menon')) as [Sharer, Sharer];
    const id = await latha.idOf('Ravi M.');
    await latha.ask(id);
    const [asks] = (await ravi.look()).data.received;
    let both: Promise<{ status: number }[]> | undefined;
    await setup.db().transaction(async (tx) => {
      await tx.execute(sql`
        select pg_advisory_xact_lock(hashtext('event roommates'), hashtext(id)) from events where code = ${CODE}`);
      both = Promise.all([ravi.answer(asks!.guestId), latha.takeBack(id)]);
      await waitingForLocks(setup.db(), 2);
    });
    expect((await both!).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([0, 2]).toContain((await pairs()).length);
  });

  it('names a registration while that is being changed, so that two changes never wait for each other', async () => {
    await listed('Latha Iyengar', 'Ravi Menon');
    const { rows } = await setup.db().execute<{ id: string }>(sql`select id from event_registrations order by id`);
    const [one, other] = rows.map(({ id }) => id) as [string, string];
    await setup.db().transaction(async (changing) => {
      await registered(changing, other, { lock: true });
      await setup.db().transaction(async (naming) => {
        await naming.execute(sql`set local lock_timeout = '500ms'`);
        await naming.execute(sql`update event_sharers set shares_with = ${other} where registration_id = ${one}`);
        await naming.execute(sql`update event_sharers set shares_with = null where registration_id = ${one}`);
      });
    });
    expect(await pairs()).toEqual([]);
  });

  it('keeps every pair whole whatever guests do at once: asking, accepting, ending, leaving, withdrawing', async () => {
    const people = await listed('Latha Iyengar', 'Ravi Menon', 'Meera Nair', 'Arun Das', 'Sita Rao');
    const steps: ((one: Sharer) => Promise<{ status: number }>)[] = [
      async (one) => one.ask((await one.look()).data.others.find(({ refused }) => !refused)?.guestId ?? 'esh_none'),
      async (one) => one.answer((await one.look()).data.received[0]?.guestId ?? 'esh_none'),
      async (one) => one.takeBack((await one.look()).data.sent[0]?.guestId ?? 'esh_none'),
      (one) => one.end(),
      (one) => one.leave(),
      (one) => one.join('Back again.'),
    ];
    for (let round = 0; round < 12; round++) {
      const done = await Promise.all(people.map((one, at) => steps[(at + round) % steps.length]!(one)));
      expect(done.map(({ status }) => status).filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
      const stored = await pairs();
      for (const line of stored) expect(stored).toContain(line.split(' with ').reverse().join(' with '));
      await setup.db().execute(sql`truncate rate_limits`);
    }
    await Promise.all(people.map((one) => one.withdraw()));
    expect(await pairs()).toEqual([]);
  });

  it('ends by either; the other is told and cannot ask again, who ended it can', async () => {
    const [latha, ravi] = await paired();
    await deliver(setup.db());
    expect((await latha.end()).data).toMatchObject({ partner: null, others: [{ name: 'Ravi M.', refused: null }] });
    expect(await deliver(setup.db())).toMatchObject([
      { to: ravi.email, subject: 'You no longer share a room at CIT-95' },
    ]);
    expect(failure(await latha.end()).code).toBe('STATE_BLOCKED');
    expect(await pairs()).toEqual([]);
    expect(failure(await ravi.ask(await ravi.idOf('Latha I.'))).code).toBe('STATE_BLOCKED');
    expect((await latha.ask(await latha.idOf('Ravi M.'))).status).toBe(200);
  });

  it('ends with the registration, and the requests go with it', async () => {
    const [latha, ravi] = await paired();
    const meera = (await listed('Meera Nair'))[0]!;
    await latha.withdraw();
    const emails = await deliver(setup.db());
    expect(emails.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
      `${latha.email}: You have withdrawn from CIT-95`,
      `${ravi.email}: You no longer share a room at CIT-95`,
    ]);
    expect((await ravi.look()).data).toMatchObject({ partner: null, others: [{ name: 'Meera N.' }] });
    await ravi.ask(await ravi.idOf('Meera N.'));
    await ravi.withdraw();
    expect((await meera.look()).data).toMatchObject({ received: [], others: [] });
  });

  it('ends with the account of the same address; the registration stays', async () => {
    const [latha, ravi] = await paired();
    await setup.db().transaction((tx) => eraseSharing(tx, { email: latha.email }));
    expect((await latha.look()).data).toMatchObject({ about: null, partner: null });
    expect((await ravi.look()).data).toMatchObject({ partner: null, others: [] });
    expect((await deliver(setup.db())).at(-1)).toMatchObject({ to: ravi.email });
  });

  it('is closed without a room block, at an event that is over, and to whoever is not signed in', async () => {
    const [latha] = (await listed('Latha Iyengar')) as [Sharer];
    expect((await call('GET', '/api/events/roommates')).status).toBe(401);
    await setup.db().execute(sql`update events set ends_at = ${clock.now()} where code = ${CODE}`);
    expect(failure(await latha.join('Up at six.'))).toMatchObject({ status: 409, message: 'This event is over.' });
    expect((await latha.leave()).data.about).toBeNull();
    const { code } = await anOwnEvent(setup.db(), newId('usr'));
    const ravi = await aSharer(setup.db(), 'Ravi Menon', { code: String(code), days: [FRI] });
    expect((await ravi.look()).data).toMatchObject({ offered: false });
    expect(failure(await ravi.join('Up at six.')).message).toBe('No rooms are kept for this event.');
  });
});

describe('[1.2] the rooming list', () => {
  it('names with whom the first room of a registration is shared, at the desk and in the file', async () => {
    const [latha] = await paired();
    const buyer = await setup.buyer(10_000_000);
    const { pass } = (await call<{ pass: string }>('POST', '/api/events/rooms/pass', { token: latha.token, body: {} }))
      .data;
    const room = { blockId, checkIn: FRI, checkOut: SAT, adults: 2 };
    await call('POST', '/api/events/rooms/book', { token: buyer.token(), body: { ...room, pass } });
    const desk = await call<DeskRooms>('GET', `/api/desk/events/rooms?code=${CODE}`, { token: staff });
    expect(desk.data.rooming).toMatchObject([{ name: 'Latha Iyengar', sharesWith: 'Ravi Menon', state: 'held' }]);
    const file = await fetch(`${setup.api()}/api/desk/events/rooming-list/file?code=${CODE}`, {
      headers: { authorization: `Bearer ${staff}` },
    });
    const text = await file.text();
    expect(text).toContain('Name,Shares with,Hotel');
    expect(text).toContain('Latha Iyengar,Ravi Menon,');
    await latha.end();
    const after = await call<DeskRooms>('GET', `/api/desk/events/rooms?code=${CODE}`, { token: staff });
    expect(after.data.rooming).toMatchObject([{ name: 'Latha Iyengar', sharesWith: null }]);
  });
});
