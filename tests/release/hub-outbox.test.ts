import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CorporateSession } from '#features/companies/contract.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { rateLimits } from '#lib/server/db/tables.ts';
import { writeMessages } from '#lib/server/realtime/outbox.ts';
import { useApiServer } from '../support/api-server.ts';
import { aCompany, anEmployee } from '../support/companies.ts';
import { aClient, endListeners, type ServedHub, serveRealtime, type StompClient, until } from '../support/hub.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const database = useTestDatabase();
let me: CorporateSession;
let hub: ServedHub;
let neighbour: ServedHub;
const idOf = ({ userDetails }: CorporateSession) => userDetails._id;
const tokenOf = ({ accessTokenData }: CorporateSession) => accessTokenData.accessToken;
const topicOf = (session: CorporateSession) => `approval${idOf(session)}` as const;

beforeAll(async () => {
  me = await aCompany();
  await database().delete(rateLimits);
  [hub, neighbour] = [await serveRealtime(), await serveRealtime()];
});
afterAll(() => Promise.all([hub.close(), neighbour.close()]));

const open: StompClient[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map(({ stop }) => stop()))));
const listening = async (at = hub, headers: Record<string, string> = {}, who = me) => {
  const client = await aClient(at.base, tokenOf(who));
  open.push(client);
  await client.subscribe(`/topic/${topicOf(who)}`, headers);
  return client;
};
const writeTo = (db: Db, who: CorporateSession, ...notes: (string | number)[]) =>
  writeMessages(
    db,
    me.companyDetails._id,
    notes.map((note) => ({ topic: topicOf(who), payload: { note } })),
  );
const write = (db: Db, ...notes: (string | number)[]) => writeTo(db, me, ...notes);
const commit = (...notes: (string | number)[]) =>
  inCompany(database(), me.companyDetails._id, (tx) => write(tx, ...notes));
const heard = ({ messages }: StompClient) => messages.map(({ body }) => (JSON.parse(body) as { note: unknown }).note);

/** A transaction that has written and waits for the word. */
async function undecided(...notes: string[]) {
  let decide: (outcome: 'commit' | 'roll back') => void = () => {};
  const decided = new Promise<'commit' | 'roll back'>((resolve) => (decide = resolve));
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const done = database()
    .transaction(async (tx) => {
      await write(tx, ...notes);
      begun();
      if ((await decided) === 'roll back') tx.rollback();
    })
    .catch(() => undefined);
  await hasBegun;
  return async (outcome: 'commit' | 'roll back') => {
    decide(outcome);
    await done;
  };
}

describe('a message', () => {
  it('[7.19] reaches whoever listens, in every process, once its transaction is committed; never otherwise', async () => {
    const [here, there] = [await listening(hub), await listening(neighbour)];
    const [kept, dropped] = [await undecided('kept'), await undecided('dropped')];
    await commit('first');
    await until(() => heard(here).length + heard(there).length === 2);
    await dropped('roll back');
    await kept('commit');
    await commit('last');
    await until(() => heard(here).length + heard(there).length === 6);
    expect([heard(here), heard(there)]).toEqual([
      ['first', 'kept', 'last'],
      ['first', 'kept', 'last'],
    ]);
    const ids = here.messages.map(({ headers }) => Number(headers['message-id']));
    expect(ids[1], 'the number was taken before the one of the message that came first').toBeLessThan(ids[0] ?? 0);
    expect(there.messages.map(({ headers }) => Number(headers['message-id']))).toEqual(ids);
  });

  it('[7.19] comes in the order of the commits, also where many are committed at once and began the other way round', async () => {
    const client = await listening();
    const PAIRS = 60;
    const pairs = await Promise.all(
      Array.from({ length: PAIRS / 4 }, async (_, at) => ({
        later: await undecided(`${at} later`),
        sooner: await undecided(`${at} sooner`),
      })),
    );
    for (const { later, sooner } of pairs) {
      await sooner('commit');
      await later('commit');
    }
    await until(() => heard(client).length === PAIRS / 2);
    expect(heard(client)).toEqual(pairs.flatMap((_, at) => [`${at} sooner`, `${at} later`]));
  });

  it('[7.19] comes within seconds also where its notification was lost', async () => {
    const client = await listening();
    await database().execute(
      sql`insert into outbox_messages (company_id, topic, payload, created_at) values (${me.companyDetails._id}, ${topicOf(me)}, '{"note": "quiet"}', now())`,
    );
    await until(() => heard(client).length === 1, 15_000);
    await new Promise((resolve) => setTimeout(resolve, 6000));
    expect(heard(client)).toEqual(['quiet']);
  }, 30_000);

  it('[7.19] of one statement for 2,000 people is one of many to each', async () => {
    const client = await listening();
    const messages = Array.from({ length: 2000 }, (_, at) => ({ topic: `approvalusr_${at}` as const, payload: {} }));
    await inCompany(database(), me.companyDetails._id, async (tx) => {
      await writeMessages(tx, me.companyDetails._id, [...messages, { topic: topicOf(me), payload: { note: 'mine' } }]);
    });
    await until(() => heard(client).length === 1);
    expect(heard(client)).toEqual(['mine']);
  });

  it('[6.4] of another company is none that this one’s role can read or write', async () => {
    await commit('ours');
    const theirs = await inCompany(database(), 'cmp_other', (tx) => tx.execute(sql`select 1 from outbox_messages`));
    expect(theirs.rows).toEqual([]);
    await expect(inCompany(database(), 'cmp_other', (tx) => write(tx, 'forged'))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  });
});

describe('whoever comes back, while somebody else’s long transaction holds positions back', () => {
  let other: pg.Client;
  beforeAll(async () => {
    other = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await other.connect();
    await other.query('begin');
    await other.query('select pg_current_xact_id()');
  });
  afterAll(() => other.end());

  it('[7.19] hears what was committed meanwhile, in order and once, and nothing again', async () => {
    const before = await listening();
    const late = await undecided('began before, committed after');
    await commit('seen');
    await until(() => heard(before).length === 1);
    const [{ headers }] = before.messages as [StompClient['messages'][0]];
    await before.stop();
    await commit('missed 1', 'missed 2');
    await late('commit');
    const after = await listening(neighbour, { since: headers.position ?? '', seen: headers['message-id'] ?? '' });
    await commit('live');
    const NEW = ['began before, committed after', 'live', 'missed 1', 'missed 2'];
    const news = () => heard(after).filter((note) => NEW.includes(String(note)));
    await until(() => news().length >= 4);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([...news()].sort()).toEqual(NEW);
    expect(heard(after).at(-1)).toBe('live');
    expect(heard(after)).not.toContain('seen');
    const ids = after.messages.map((message) => message.headers['message-id']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('[7.19] hears nothing from before its position from a process that is still behind', async () => {
    const first = await listening();
    await commit('received');
    await until(() => heard(first).length === 1);
    await commit('received last');
    await until(() => heard(first).length === 2);
    const [old, last] = first.messages.map(({ headers }) => headers) as [
      Record<string, string>,
      Record<string, string>,
    ];
    await first.stop();
    const seen = `${old['message-id']},${last['message-id']}`;
    const after = await listening(neighbour, { since: last.position ?? '', seen });
    const late = { xid: Number(last.position) - 1, topic: topicOf(me), payload: { note: 'delivered late' } };
    neighbour.hub.deliver({ ...late, id: Number(last['message-id']) + 1_000_000, position: Number(old.position) });
    await commit('live');
    await until(() => heard(after).includes('live'));
    for (const note of ['received', 'received last', 'delivered late']) expect(heard(after)).not.toContain(note);
  });

  it('[7.19] hears at most the last hundred, the newest among them, and nothing of what is not theirs', async () => {
    const first = await listening();
    const position = first.connected[0]?.headers.position ?? '';
    await first.stop();
    const other = await listening(neighbour);
    await commit(...Array.from({ length: 130 }, (_, at) => at));
    await until(() => heard(other).includes(129)); // none of them is still on its way there
    const after = await listening(neighbour, { since: position });
    await until(() => heard(after).length === 100);
    expect(heard(after)).toEqual(Array.from({ length: 100 }, (_, at) => at + 30));
  });

  it('[7.19] loses nothing and hears nothing twice while twenty write, commit out of order and it comes and goes', async () => {
    const busy = await anEmployee(database(), me);
    const WRITERS = 20;
    const EACH = 5; // a client names the last hundred that it has heard
    const ids: string[] = [];
    const notes: unknown[] = [];
    let position = '0';
    let isWriting = true;
    const writing = Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        for (let at = 0; at < EACH; at++)
          await database().transaction(async (tx) => {
            await writeTo(tx, busy, `${writer}.${at}`);
            await tx.execute(sql`select pg_sleep(${((writer * 7 + at * 3) % 10) / 200})`);
          });
      }),
    ).then(() => void (isWriting = false));
    position =
      (
        await listening(hub, {}, busy).then(async (client) => [
          client.connected[0]?.headers.position,
          await client.stop(),
        ])
      )[0] ?? '0';
    const all = async () =>
      (
        await database().execute(
          sql`select id from outbox_messages where topic = ${topicOf(busy)} and xid >= ${position}::bigint`,
        )
      ).rows.length;
    const began = position;
    for (let visit = 0; isWriting || visit < 2 || ids.length < (await all()); visit++) {
      const at = visit % 2 ? hub : neighbour;
      const client = await listening(at, { since: position, seen: ids.slice(-100).join(',') }, busy);
      await new Promise((resolve) => setTimeout(resolve, isWriting ? 25 : 400));
      await client.stop();
      for (const { headers, body } of client.messages) {
        ids.push(headers['message-id'] ?? '');
        notes.push((JSON.parse(body) as { note: unknown }).note);
        position = String(Math.max(Number(position), Number(headers.position)));
      }
    }
    await writing;
    const { rows } = await database().execute<{ id: string }>(
      sql`select id::text from outbox_messages where topic = ${topicOf(busy)} and xid >= ${began}::bigint order by id`,
    );
    expect(ids.length).toBeGreaterThanOrEqual(WRITERS * EACH * 0.5);
    expect([...ids].sort((a, b) => Number(a) - Number(b))).toEqual(rows.map(({ id }) => id));
    for (let writer = 0; writer < WRITERS; writer++) {
      const own = notes
        .filter((note) => String(note).startsWith(`${writer}.`))
        .map((note) => Number(String(note).split('.')[1]));
      expect(own).toEqual([...own].sort((a, b) => a - b));
    }
  }, 60_000);

  it.each(['abc', '-1', '1e3', '9'.repeat(20)])(
    '[7.19] with a position that nobody gave (%s) is refused',
    async (since) => {
      await expect(listening(hub, { since })).rejects.toThrow('since is a position');
    },
  );

  it('[7.19] with more than a hundred ids, or what is no id, is refused', async () => {
    const many = Array.from({ length: 101 }, (_, at) => at).join(',');
    for (const seen of [many, 'a', '1,,2'])
      await expect(listening(hub, { since: '1', seen })).rejects.toThrow('seen names up to 100');
  });
});

describe('a hub whose connection to the database is lost', () => {
  it('[7.19] hears what was committed meanwhile once it is back; sockets stay', async () => {
    const client = await listening();
    expect(await endListeners(database())).toBeGreaterThanOrEqual(2);
    for (let turn = 0; turn < 5; turn++) await commit(turn);
    await until(() => heard(client).length === 5, 3000); // at once, not at the look every five seconds
    await commit('after');
    await until(() => heard(client).length === 6, 10_000);
    expect(heard(client)).toEqual([0, 1, 2, 3, 4, 'after']);
    expect([client.closed, client.errors]).toEqual([[], []]);
  }, 30_000);
});
