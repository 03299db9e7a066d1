import { execFileSync } from 'node:child_process';
import { createECDH } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#lib/shared/dates.ts';
import {
  ASHA,
  callOf,
  databaseOf,
  MEERA,
  RAVI,
  signInTo,
  signUpTo,
  staysIn,
  TODAY,
  useStarts,
} from '../support/started.ts';
import { finish, type Sarai } from '../support/whole-process.ts';

const ROOT = '.cache/start-test';
const DATA_DIR = `${ROOT}/data`;
const COPY = `${ROOT}/copy`;

/** A request with exactly these headers: `fetch` sends its own Host. */
const plainly = (
  at: Sarai,
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: string,
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(at.base);
    const asked = request(
      {
        hostname,
        port,
        path: url,
        method,
        headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
        agent: false,
      },
      (response) => {
        let text = '';
        response
          .on('data', (part: Buffer) => (text += part.toString()))
          .once('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    asked.once('error', reject).end(body);
  });

const start = useStarts(ROOT, DATA_DIR, COPY);
let sarai: Sarai;
let statesOnTheWay: number[] = [];
let pushKey: string | null = null;
/** The public key that browsers subscribe with. */
const pushKeyOf = async (at: Sarai): Promise<string | null> => {
  const { json } = await signInTo(at, ASHA);
  const { accessToken } = json.data;
  const options = await callOf<{ publicKey: string }>(at, 'GET', '/api/users/push-options', undefined, accessToken);
  return options.json.data.publicKey;
};
const started = async (environment: Record<string, string> = {}, file?: string): Promise<Sarai> => {
  const one = await start({ DATA_DIR, ...environment }, file);
  statesOnTheWay = one.states;
  return one.sarai;
};
beforeAll(async () => {
  sarai = await started();
});

describe('the first start', () => {
  it('says where it is open and who can sign in, and makes secrets that only their owner reads', async () => {
    expect(sarai.stdout()).toMatch(
      /\n {2}Sarai is open: http:\/\/localhost:\d+\n {2}Environment: local\. Only this machine can reach it\.\n {2}Database: embedded PostgreSQL in \.cache\/start-test\/data\n {2}Demo account: asha@demo\.sarai\.in {2}password: asha-travels-2026\n {2}Demo account: ravi@/,
    );
    for (const person of [ASHA, RAVI]) expect((await signInTo(sarai, person)).status).toBe(200);
    expect(await staysIn(sarai, 'kochi')).toBeGreaterThan(20);
    expect(statSync(`${DATA_DIR}/secrets.json`).mode & 0o777).toBe(0o600);
  });

  it('[7.11] makes the key that signs push messages, tells browsers its public half, and logs neither it nor any secret', async () => {
    const made = JSON.parse(readFileSync(`${DATA_DIR}/secrets.json`, 'utf8')) as Record<string, string>;
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(made.VAPID_PRIVATE_KEY ?? '', 'base64url'));
    pushKey = await pushKeyOf(sarai);
    expect(pushKey).toBe(curve.getPublicKey('base64url'));
    for (const secret of Object.values(made)) expect(sarai.stdout() + sarai.stderr()).not.toContain(secret);
  });

  it('is alive, but not ready, from the first moment on', () => {
    expect(statesOnTheWay).toEqual([503, 200]);
  });

  it('tells its metrics to this machine', async () => {
    expect(await (await fetch(`${sarai.base}/api/metrics`)).text()).toContain('process_resident_memory_bytes');
  });

  it.each<[string, Record<string, string>]>([
    ['passed on by a proxy', { 'x-forwarded-for': '127.0.0.1' }],
    ['passed on by a cache', { via: '1.1 cache' }],
    ['to a host name that points here', { host: 'evil.example' }],
  ])(
    '[9.10] answers no request %s: no emails, no demo people, no metrics, whatever else it claims',
    async (_, headers) => {
      const claims = { ...headers, 'x-sarai-from-this-machine': 'yes', 'x-sarai-address': '127.0.0.1' };
      for (const [method, at] of [
        ['GET', '/dev/mail'],
        ['GET', '/%64ev/mail'],
        ['GET', '//dev/mail'],
        ['GET', '/dev/calls'],
        ['GET', '/api/metrics'],
        ['POST', '/api/users/login'],
        ['GET', '/'],
      ] as const) {
        const { status, text } = await plainly(
          sarai,
          method,
          at,
          claims,
          method === 'POST' ? JSON.stringify(ASHA) : undefined,
        );
        expect(status, at).toBe(421);
        expect(text).toContain('answers only requests made on its own machine');
      }
      expect((await fetch(`${sarai.base}/dev/mail`)).status).toBe(200);
      expect(await (await fetch(`${sarai.base}/dev/mail`)).text()).toContain('>Emails</h1>');
      expect(sarai.stdout().match(/"code":"MISDIRECTED"/g)).toHaveLength(1); // in the log once, not a thousand times
    },
  );

  it('listens for the database on a socket that only its owner may use, and on no network', () => {
    expect(statSync(`${DATA_DIR}/socket`).mode & 0o777).toBe(0o700);
    expect(readFileSync(path.join(DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[4]).toBe(
      path.resolve(DATA_DIR, 'socket'),
    );
    expect(readFileSync(path.join(DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[5]).toBe(''); // the line of the network address
  });
});

describe('[6.4] the running product', () => {
  it('is signed in to its database as a role that owns nothing', async () => {
    const client = new pg.Client({
      connectionString: `postgres://sarai@/sarai?host=${encodeURIComponent(path.resolve(DATA_DIR, 'socket'))}`,
    });
    await client.connect();
    const { rows } = await client.query<{ who: string }>(
      `select distinct usename::text as who from pg_stat_activity where datname = 'sarai' and pid <> pg_backend_pid()`,
    );
    await client.end();
    expect(rows).toEqual([{ who: 'sarai_app' }]);
  });
});

describe('a second start on the same folder', () => {
  it('says what runs and where, and leaves it alone', async () => {
    const { code, stdout, stderr } = await finish('server.ts', { DATA_DIR, PORT: '1' });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(
      `Sarai already runs at ${sarai.base.replace('127.0.0.1', 'localhost')} (process ${sarai.pid}), on the same folder ${DATA_DIR}.\n`,
    );
    expect((await fetch(`${sarai.base}/api/ready`)).status).toBe(200);
  });

  it('so does db:reset', async () => {
    const { code, stderr } = await finish('scripts/reset-database.mjs', { DATA_DIR });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `Sarai is running on ${DATA_DIR}. Stop it first; nothing was changed.\n`,
    });
    expect((await fetch(`${sarai.base}/api/ready`)).status).toBe(200);
  });
});

describe('killed with SIGKILL', () => {
  it('leaves a database that the next start attaches to, with everything in it', async () => {
    expect(await signUpTo(sarai, DATA_DIR, MEERA)).toBe(200);
    const database = databaseOf(DATA_DIR);
    sarai.kill('SIGKILL');
    await sarai.ended;
    sarai = await started();
    expect(sarai.stdout()).toContain('(was still running)');
    expect(databaseOf(DATA_DIR)).toBe(database);
    expect((await signInTo(sarai, MEERA)).status).toBe(200);
    expect(await pushKeyOf(sarai), 'the key of the first start: browsers stay subscribed').toBe(pushKey);
  });

  it('with the database: the next start recovers it', async () => {
    const database = databaseOf(DATA_DIR);
    sarai.kill('SIGKILL');
    process.kill(database ?? 0, 'SIGKILL');
    await sarai.ended;
    sarai = await started();
    expect(databaseOf(DATA_DIR)).not.toBe(database);
    expect((await signInTo(sarai, MEERA)).status).toBe(200);
  });
});

describe('the database killed with SIGKILL while the product runs', () => {
  it('is started again within seconds by the product, which goes on with everything in it', async () => {
    const database = databaseOf(DATA_DIR);
    process.kill(database ?? 0, 'SIGKILL');
    const states = new Set<number>();
    const ready = async () => (await fetch(`${sarai.base}/api/ready`)).status;
    for (const began = Date.now(); !(states.has(503) && (await ready()) === 200) && Date.now() - began < 10_000;)
      states.add(await ready());
    expect([...states]).toContain(503);
    expect(await ready()).toBe(200);
    expect(databaseOf(DATA_DIR)).not.toBe(database);
    expect((await signInTo(sarai, MEERA)).status).toBe(200);
  });
});

describe('asked to stop', () => {
  it('by Ctrl-C, which reaches it twice: finishes what it was asked, stops the database, ends well', async () => {
    const { json } = await signInTo(sarai, ASHA);
    const stay = { checkIn: addDays(TODAY, 20), checkOut: addDays(TODAY, 22), rooms: [{ adults: 2, childAges: [] }] };
    const body = {
      hotelId: 'htl_demo900007',
      roomTypeId: 'rty_demo900007a',
      ratePlanId: 'rpl_demo900007a1',
      stay,
      shownTotal: 0,
    };
    const slow = callOf<{ state: string }>(sarai, 'POST', '/api/bookings/quote', body, json.data.accessToken); // the slow hotel answers after three seconds
    await new Promise((resolve) => setTimeout(resolve, 500));
    process.kill(-sarai.pid, 'SIGINT');
    sarai.kill('SIGINT');
    expect((await slow).json).toMatchObject({ status: 'SUCCESS', data: { state: 'quoted' } });
    expect(await sarai.ended).toEqual({ code: 0, signal: null });
    expect(databaseOf(DATA_DIR)).toBeNull();
    expect(existsSync(`${DATA_DIR}/running.json`)).toBe(false);
  });

  it('leaves a folder that can be copied, and started where it is copied to', async () => {
    execFileSync('cp', ['-a', DATA_DIR, COPY]);
    const copy = await started({ DATA_DIR: COPY });
    expect((await signInTo(copy, MEERA)).status).toBe(200);
    copy.kill('SIGTERM');
    expect(await copy.ended).toEqual({ code: 0, signal: null });
  });

  it('by SIGTERM to npm start: the same', async () => {
    const npm = await started({}, 'scripts/start.mjs');
    npm.kill('SIGTERM');
    expect(await npm.ended).toEqual({ code: 0, signal: null });
    expect(databaseOf(DATA_DIR)).toBeNull();
  });
});

describe('npm run db:reset', () => {
  it('throws the database away and nothing else; the next start makes a new one', async () => {
    const secrets = readFileSync(`${DATA_DIR}/secrets.json`, 'utf8');
    expect(await finish('scripts/reset-database.mjs', { DATA_DIR })).toEqual({
      code: 0,
      stderr: '',
      stdout: `The database in ${DATA_DIR} was deleted. npm start creates a new one.\n`,
    });
    expect(existsSync(`${DATA_DIR}/postgres`)).toBe(false);
    const fresh = await started({ DEMO: 'no' });
    expect(readFileSync(`${DATA_DIR}/secrets.json`, 'utf8')).toBe(secrets);
    expect((await signInTo(fresh, MEERA)).status).toBe(401);
    fresh.kill('SIGTERM');
    await fresh.ended;
  });

  it('touches no database that was given', async () => {
    expect(await finish('scripts/reset-database.mjs', { DATA_DIR, DATABASE_URL: 'postgres://db/sarai' })).toMatchObject(
      { code: 1, stderr: 'DATABASE_URL is set: only the embedded database can be reset. Nothing was changed.\n' },
    );
    expect(existsSync(`${DATA_DIR}/postgres`)).toBe(true);
  });
});
