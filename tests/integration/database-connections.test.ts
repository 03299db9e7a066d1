import { once } from 'node:events';
import { createServer, connect as connectTo, type AddressInfo, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, type Database } from '#lib/server/db/connect.ts';
import { databaseErrorOf, databaseTrouble } from '#lib/server/db/failures.ts';
import { REQUEST_LIMITS } from '#lib/server/db/limits.ts';
import { useTestDatabase } from '../support/test-database.ts';

useTestDatabase();

const opened: Database[] = [];
const open = (url = process.env.DATABASE_URL!, statement = REQUEST_LIMITS.statement): Database => {
  const db = openDatabase(url, 2, { ...REQUEST_LIMITS, statement });
  opened.push(db);
  return db;
};
afterEach(async () => {
  for (const db of opened.splice(0)) await db.$client.end();
});

/** A relay to the database that can fall silent as an unplugged cable does: bytes are taken and go nowhere. */
async function silentRelay(): Promise<{ url: string; fallSilent: () => void }> {
  const { host, port, user = '', database = '' } = new pg.Client(process.env.DATABASE_URL);
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  let silent = false;
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connectTo(target);
    sockets.push(near, far);
    const isLater = silent; // only connections opened before the silence fall silent
    near.on('data', (bytes) => (isLater || !silent ? far.write(bytes) : undefined));
    far.on('data', (bytes) => (isLater || !silent ? near.write(bytes) : undefined));
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.on('close', () => far.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const at = (server.address() as AddressInfo).port;
  return { url: `postgres://${user}@127.0.0.1:${at}/${database}`, fallSilent: () => (silent = true) };
}

describe('[7.20] a database that falls silent', () => {
  it('fails the query after its time limit as a lost connection, and the next query opens a new one', async () => {
    const relay = await silentRelay();
    const db = open(relay.url, 300);
    await db.execute(sql`select 1`);
    relay.fallSilent();
    const error: unknown = await db.execute(sql`select 2`).catch((failure: unknown) => failure);
    expect(databaseErrorOf(error)).toMatchObject({ message: 'Query read timeout' });
    expect(databaseTrouble(error)).toBe('lost');
    expect((await db.execute(sql`select 3 as found`)).rows).toEqual([{ found: 3 }]);
  });

  it('fails the statement of a transaction too, and returns the connection', async () => {
    const relay = await silentRelay();
    const db = open(relay.url, 300);
    const work = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      relay.fallSilent();
      await tx.execute(sql`select 2`);
    });
    expect(databaseTrouble(await work.catch((failure: unknown) => failure))).toBe('lost');
    expect(db.$client.totalCount).toBe(0);
  });
});

describe('[7.20] errors of a statement', () => {
  it('carry the stack of their caller, on the pool and in a transaction', async () => {
    const db = open();
    const onPool: unknown = await askWrongly(db.$client).catch((failure: unknown) => failure);
    const client = await db.$client.connect();
    const onClient: unknown = await askWrongly(client).catch((failure: unknown) => failure);
    client.release();
    for (const error of [onPool, onClient]) expect((error as Error).stack).toContain('askWrongly');
  });
});

async function askWrongly(where: pg.Pool | pg.PoolClient): Promise<void> {
  await where.query('select nothing from nowhere');
}

/** The canary of `BoundedClient`: fails when rows stay in memory until the next full garbage collection. */
describe('[7.20] memory of rows', () => {
  it('is free after the next short garbage collection, on the pool and in a transaction', async () => {
    const db = open();
    const rows = 'select n, repeat(n::text, 20) as text from generate_series(1, 2000) n';
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void;
    const kept = async (query: () => Promise<unknown>) => {
      await query();
      collect();
      const before = process.memoryUsage().heapUsed;
      for (let sent = 0; sent < 40; sent++) await query();
      for (let round = 0; round < 4; round++) collect({ type: 'minor' });
      return (process.memoryUsage().heapUsed - before) / 2 ** 20;
    };
    expect(await kept(() => db.execute(sql.raw(rows)))).toBeLessThan(5);
    expect(await kept(() => db.transaction((tx) => tx.execute(sql.raw(rows))))).toBeLessThan(5);
  });
});
