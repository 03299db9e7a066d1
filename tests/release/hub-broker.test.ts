import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CorporateSession } from '#features/companies/contract.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { writeMessages } from '#lib/server/realtime/outbox.ts';
import { useApiServer } from '../support/api-server.ts';
import { aCompany } from '../support/companies.ts';
import { aClient, type ServedHub, serveRealtime, type StompClient, until } from '../support/hub.ts';
import { useTestDatabase } from '../support/test-database.ts';

/**
 * What differs when a broker carries the messages. `npm test` runs this file, and the hub's others once more, on the
 * machine's RabbitMQ in the step "hub on RabbitMQ"; without STOMP_BROKER_URL vitest leaves it out.
 */
const BROKER = process.env.STOMP_BROKER_URL ?? '';

/** A way to the broker that can be cut and opened again. */
async function wayTo(url: string) {
  const { hostname, port } = new URL(url);
  const pairs = new Set<Socket>();
  let isOpen = true;
  const server = createServer((near) => {
    if (!isOpen) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      pairs.add(from);
      from.pipe(to);
      from.on('error', () => undefined).once('close', () => void to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: url.replace(`:${port}`, `:${(server.address() as AddressInfo).port}`),
    cut: () => {
      isOpen = false;
      for (const socket of pairs) socket.destroy();
    },
    open: () => void (isOpen = true),
    close: () => void server.close(),
  };
}

describe('messages through a broker', () => {
  useApiServer();
  const database = useTestDatabase();
  let me: CorporateSession;
  let way: Awaited<ReturnType<typeof wayTo>>;
  const hubs: ServedHub[] = [];
  const open: StompClient[] = [];

  beforeAll(async () => {
    me = await aCompany();
    way = await wayTo(BROKER);
    hubs.push(await serveRealtime({}, way.url), await serveRealtime({}, way.url));
  });
  afterAll(async () => {
    await Promise.all(hubs.map(({ close }) => close()));
    way.close();
  });
  afterEach(async () => void (await Promise.all(open.splice(0).map(({ stop }) => stop()))));

  const topic = () => `approval${me.userDetails._id}` as const;
  const commit = (...notes: unknown[]) =>
    inCompany(database(), me.companyDetails._id, (tx) =>
      writeMessages(
        tx,
        me.companyDetails._id,
        notes.map((note) => ({ topic: topic(), payload: { note } })),
      ),
    );
  const listening = () =>
    Promise.all(
      hubs.map(async ({ base }) => {
        const client = await aClient(base, me.accessTokenData.accessToken);
        open.push(client);
        await client.subscribe(`/topic/${topic()}`);
        return client;
      }),
    );
  const heard = ({ messages }: StompClient) => messages.map(({ body }) => (JSON.parse(body) as { note: unknown }).note);
  const arrives = async (clients: StompClient[], note: unknown, within: number) => {
    await until(() => clients.every((client) => heard(client).includes(note)), within);
  };
  /** Waits until the way through the broker is the quick one. */
  const isRelayed = async (clients: StompClient[]) => {
    for (let attempt = 0; ; attempt++) {
      await commit(`attempt ${attempt}`);
      try {
        return await arrives(clients, `attempt ${attempt}`, 1500);
      } catch (error) {
        if (attempt === 20) throw error;
      }
    }
  };
  const others = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike '%pg_try_advisory_lock%' and pid <> pg_backend_pid()`;

  it('[7.19] are relayed by another process when the one that relays loses the database; none is lost or repeated', async () => {
    const clients = await listening();
    await isRelayed(clients);
    const before = clients.map((client) => heard(client).length);
    await database().execute(others);
    for (let turn = 0; turn < 20; turn++) await commit(turn);
    // What is committed while nobody listens is found after what is announced, so the last one does not come last.
    for (let turn = 0; turn < 20; turn++) await arrives(clients, turn, 20_000);
    await isRelayed(clients);
    for (const [at, client] of clients.entries())
      expect(
        heard(client)
          .slice(before[at])
          .filter((note) => typeof note === 'number')
          .sort((a, b) => Number(a) - Number(b)),
      ).toEqual(Array.from({ length: 20 }, (_, turn) => turn));
  }, 90_000);

  it('[7.19] come from the database while the broker is away, and through it again when it is back', async () => {
    const clients = await listening();
    await isRelayed(clients);
    way.cut();
    await commit('without');
    await arrives(clients, 'without', 20_000);
    way.open();
    await isRelayed(clients);
    for (const client of clients) expect(heard(client).filter((note) => note === 'without')).toHaveLength(1);
  }, 90_000);

  it('[7.19] arrive also where one transaction is larger than what is published whole', async () => {
    const clients = await listening();
    await isRelayed(clients);
    const large = 'x'.repeat(100_000);
    await commit(large, `${large}y`, `${large}z`);
    await arrives(clients, `${large}z`, 4000);
  }, 60_000);
});
