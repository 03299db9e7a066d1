import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays, dateInZone } from '#lib/shared/dates.ts';
import { aSarai, finish, type Sarai } from '../support/whole-process.ts';

const ROOT = '.cache/start-test';
const DATA_DIR = `${ROOT}/data`;
const COPY = `${ROOT}/copy`;
const BACKUP = `${ROOT}/backup`;
const RESTORED = `${ROOT}/restored`;
const ASHA = { email: 'asha@demo.sarai.in', password: 'asha-travels-2026' };
const RAVI = { email: 'ravi@demo.sarai.in', password: 'ravi-travels-2026' };
/** The moment at which each process of this file starts its clock: what the demo stock offers depends on the day. */
const CLOCK = '2026-12-01T06:30:00Z';
const TODAY = dateInZone(new Date(CLOCK), 'Asia/Kolkata');
const NEW_PERSON = {
  firstName: 'Meera',
  lastName: 'Pillai',
  email: 'meera.pillai@example.com',
  mobile: '+91 98470 12345',
  password: 'a-password-nobody-guesses',
};

type Answer<Data> = { status: number; json: { status: string; data: Data; message?: string } };

const call = async <Data>(
  at: Sarai,
  method: string,
  url: string,
  body?: unknown,
  token?: string,
): Promise<Answer<Data>> => {
  const answer = await fetch(at.base + url, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: answer.status, json: (await answer.json()) as Answer<Data>['json'] };
};
const signIn = (at: Sarai, who: { email: string; password: string }) =>
  call<{ accessToken: string; _id: string }>(at, 'POST', '/api/users/login', who);
const staysIn = async (at: Sarai, city: string) => {
  const { json } = await call<{ stays: unknown[] }>(
    at,
    'GET',
    `/api/hotels/search?city=${city}&checkin=${addDays(TODAY, 20)}&checkout=${addDays(TODAY, 22)}&rooms=2`,
  );
  return json.data.stays.length;
};
/** The process id of the embedded server, while it runs. */
const serverOf = (folder: string): number | null => {
  const file = path.join(folder, 'postgres', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
};

/** All rows of a table in a backup, whatever their order, as one fingerprint. */
const rowsIn = (folder: string, table: string): string =>
  createHash('sha256')
    .update(
      gunzipSync(readFileSync(`${folder}/${table}.copy.gz`))
        .toString()
        .split('\n')
        .sort()
        .join('\n'),
    )
    .digest('hex');

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

let sarai: Sarai;
let statesOnTheWay: number[] = [];
const started = async (environment: Record<string, string> = {}, file?: string): Promise<Sarai> => {
  const one = await aSarai({ DATA_DIR, CLOCK, ...environment }, file);
  running.push(one);
  statesOnTheWay = await one.ready();
  return one;
};
const running: Sarai[] = [];

beforeAll(async () => {
  await stopLeftBehind();
  rmSync(ROOT, { recursive: true, force: true });
  sarai = await started();
});
afterAll(async () => {
  for (const one of running) one.kill('SIGKILL');
  await stopLeftBehind();
});

/** Signs a person up by the code in the email that the folder of the embedded post keeps; gives the last status. */
async function signUp(process: Sarai, dataDir: string, person: { email: string }): Promise<number> {
  const { json } = await call<{ proofToken: string }>(process, 'POST', '/api/users/register', person);
  const codeOf = () => {
    const folder = path.join(dataDir, 'mail');
    const emails = existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.endsWith('.json'))
          .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { to: string; text: string })
      : [];
    return /^\d{6}$/m.exec(emails.find(({ to }) => to === person.email)?.text ?? '')?.[0];
  };
  await vi.waitUntil(codeOf, 20_000);
  return (
    await call(process, 'POST', '/api/users/register/confirm', {
      proofToken: json.data.proofToken,
      oneTimeCode: codeOf(),
    })
  ).status;
}

async function stopLeftBehind(): Promise<void> {
  for (const folder of [DATA_DIR, COPY, RESTORED]) {
    const pid = serverOf(folder);
    if (pid) await finish('scripts/reset-database.mjs', { DATA_DIR: folder });
  }
}

describe('the first start', () => {
  it('says where it is open and who can sign in, and makes secrets that only their owner reads', async () => {
    expect(sarai.stdout()).toMatch(
      /\n {2}Sarai is open: http:\/\/localhost:\d+\n {2}Environment: local\. Only this machine can reach it\.\n {2}Database: embedded PostgreSQL in \.cache\/start-test\/data\n {2}Demo account: asha@demo\.sarai\.in {2}password: asha-travels-2026\n {2}Demo account: ravi@/,
    );
    for (const person of [ASHA, RAVI]) expect((await signIn(sarai, person)).status).toBe(200);
    expect(await staysIn(sarai, 'kochi')).toBeGreaterThan(20);
    expect(statSync(`${DATA_DIR}/secrets.json`).mode & 0o777).toBe(0o600);
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
      stderr: `Sarai is running on ${DATA_DIR}. Stop it first; nothing was touched.\n`,
    });
    expect((await fetch(`${sarai.base}/api/ready`)).status).toBe(200);
  });
});

describe('killed with SIGKILL', () => {
  it('leaves a database that the next start attaches to, with everything in it', async () => {
    expect(await signUp(sarai, DATA_DIR, NEW_PERSON)).toBe(200);
    const database = serverOf(DATA_DIR);
    sarai.kill('SIGKILL');
    await sarai.ended;
    sarai = await started();
    expect(sarai.stdout()).toContain('(was still running)');
    expect(serverOf(DATA_DIR)).toBe(database);
    expect((await signIn(sarai, NEW_PERSON)).status).toBe(200);
  });

  it('with the database: the next start recovers it', async () => {
    const database = serverOf(DATA_DIR);
    sarai.kill('SIGKILL');
    process.kill(database ?? 0, 'SIGKILL');
    await sarai.ended;
    sarai = await started();
    expect(serverOf(DATA_DIR)).not.toBe(database);
    expect((await signIn(sarai, NEW_PERSON)).status).toBe(200);
  });
});

describe('the database killed with SIGKILL while the product runs', () => {
  it('is started again within seconds by the product, which goes on with everything in it', async () => {
    const database = serverOf(DATA_DIR);
    process.kill(database ?? 0, 'SIGKILL');
    const states = new Set<number>();
    const ready = async () => (await fetch(`${sarai.base}/api/ready`)).status;
    for (const began = Date.now(); !(states.has(503) && (await ready()) === 200) && Date.now() - began < 10_000;)
      states.add(await ready());
    expect([...states]).toContain(503);
    expect(await ready()).toBe(200);
    expect(serverOf(DATA_DIR)).not.toBe(database);
    expect((await signIn(sarai, NEW_PERSON)).status).toBe(200);
  });
});

describe('a backup', () => {
  it('is taken while everything goes on, and never over another', async () => {
    const taken = await finish('scripts/backup-database.ts', { DATA_DIR }, [BACKUP]);
    expect(taken).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/^\d+ rows of \d+ tables are in \.cache\/start-test\/backup\./) as string,
    });
    expect(statSync(BACKUP).mode & 0o777).toBe(0o700);
    expect(await finish('scripts/backup-database.ts', { DATA_DIR }, [BACKUP])).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `${BACKUP} is there already; a backup takes a new folder. Nothing was written.\n`,
    });
    expect((await fetch(`${sarai.base}/api/ready`)).status).toBe(200);
  });

  it('never overwrites what is there', async () => {
    expect(await finish('scripts/restore-database.ts', { DATA_DIR }, [BACKUP])).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^This database is not empty\. .+ Nothing was changed\.\n$/) as string,
    });
    expect(await finish('scripts/restore-database.ts', { DATA_DIR }, [ROOT])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^\.cache\/start-test is no backup/) as string,
    });
  });

  it('brings everything back into an empty folder, row for row, and what is made afterwards goes on counting', async () => {
    expect(await finish('scripts/restore-database.ts', { DATA_DIR: RESTORED }, [BACKUP])).toMatchObject({
      code: 0,
      stderr: '',
    });
    const again = `${ROOT}/backup-of-the-restored`;
    expect((await finish('scripts/backup-database.ts', { DATA_DIR: RESTORED }, [again])).code).toBe(0);
    const manifest = (folder: string) =>
      JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as {
        tables: { name: string; rows: number }[];
        sequences: unknown;
      };
    expect({ ...manifest(again), takenAt: '' }).toEqual({ ...manifest(BACKUP), takenAt: '' });
    for (const { name } of manifest(BACKUP).tables) expect(rowsIn(again, name), name).toBe(rowsIn(BACKUP, name));
    expect(manifest(again).tables.find(({ name }) => name === 'users')?.rows).toBe(5); // the four demo people and Meera
    const restored = await started({ DATA_DIR: RESTORED, DEMO: 'no' });
    const { status, json } = await signIn(restored, NEW_PERSON);
    expect(status).toBe(200);
    expect(await signUp(restored, RESTORED, { ...NEW_PERSON, email: 'second@example.com' })).toBe(200);
    expect(
      (await call<{ balance: number }>(restored, 'GET', '/api/wallet/balance', undefined, json.data.accessToken)).json
        .data.balance,
    ).toBe(0);
    expect(await staysIn(restored, 'kochi')).toBeGreaterThan(20);
    restored.kill('SIGTERM');
    expect(await restored.ended).toEqual({ code: 0, signal: null });
  });
});

describe('asked to stop', () => {
  it('by Ctrl-C, which reaches it twice: finishes what it was asked, stops the database, ends well', async () => {
    const { json } = await signIn(sarai, ASHA);
    const stay = { checkIn: addDays(TODAY, 20), checkOut: addDays(TODAY, 22), rooms: [{ adults: 2, childAges: [] }] };
    const body = {
      hotelId: 'htl_demo900007',
      roomTypeId: 'rty_demo900007a',
      ratePlanId: 'rpl_demo900007a1',
      stay,
      shownTotal: 0,
    };
    const slow = call<{ state: string }>(sarai, 'POST', '/api/bookings/quote', body, json.data.accessToken); // the slow hotel answers after three seconds
    await new Promise((resolve) => setTimeout(resolve, 500));
    process.kill(-sarai.pid, 'SIGINT');
    sarai.kill('SIGINT');
    expect((await slow).json).toMatchObject({ status: 'SUCCESS', data: { state: 'quoted' } });
    expect(await sarai.ended).toEqual({ code: 0, signal: null });
    expect(serverOf(DATA_DIR)).toBeNull();
    expect(existsSync(`${DATA_DIR}/running.json`)).toBe(false);
  });

  it('leaves a folder that can be copied, and started where it is copied to', async () => {
    execFileSync('cp', ['-a', DATA_DIR, COPY]);
    const copy = await started({ DATA_DIR: COPY });
    expect((await signIn(copy, NEW_PERSON)).status).toBe(200);
    copy.kill('SIGTERM');
    expect(await copy.ended).toEqual({ code: 0, signal: null });
  });

  it('by SIGTERM to npm start: the same', async () => {
    const npm = await started({}, 'scripts/start.mjs');
    npm.kill('SIGTERM');
    expect(await npm.ended).toEqual({ code: 0, signal: null });
    expect(serverOf(DATA_DIR)).toBeNull();
  });
});

describe('npm run db:reset', () => {
  it('throws the database away and nothing else; the next start makes a new one', async () => {
    const secrets = readFileSync(`${DATA_DIR}/secrets.json`, 'utf8');
    expect(await finish('scripts/reset-database.mjs', { DATA_DIR })).toEqual({
      code: 0,
      stderr: '',
      stdout: `The database in ${DATA_DIR} is gone. npm start makes a new one.\n`,
    });
    expect(existsSync(`${DATA_DIR}/postgres`)).toBe(false);
    const fresh = await started({ DEMO: 'no' });
    expect(readFileSync(`${DATA_DIR}/secrets.json`, 'utf8')).toBe(secrets);
    expect((await signIn(fresh, NEW_PERSON)).status).toBe(401);
    fresh.kill('SIGTERM');
    await fresh.ended;
  });

  it('touches no database that was given', async () => {
    expect(await finish('scripts/reset-database.mjs', { DATA_DIR, DATABASE_URL: 'postgres://db/sarai' })).toMatchObject(
      { code: 1, stderr: 'DATABASE_URL is set: only the embedded database can be reset. Nothing was touched.\n' },
    );
    expect(existsSync(`${DATA_DIR}/postgres`)).toBe(true);
  });
});

describe('npm run inventory:import', () => {
  const HEADER =
    'hotel_number,hotel,city,area,address,stars,amenities,room,size_m2,bed,view,base_guests,max_adults,max_guests,extra_adult,rate,meals,rate_percent,cancellation,from,to,weekdays,price,rooms';
  const from = addDays(TODAY, 10);
  const line = (stars: string) =>
    `42,Kettuvallam House,Kochi,Kumbalangi,1 Rose Street,${stars},wifi,Waterside room,26,king bed,water,2,3,4,1000,Refundable,breakfast,100,24h 100%,${from},${addDays(from, 20)},,4720,6`;
  const load = async (stars: string, ...flags: string[]) => {
    writeFileSync(`${ROOT}/hotels.csv`, `${HEADER}\n${line(stars)}\n`);
    return finish('scripts/import-inventory.ts', { DATA_DIR, CLOCK, LOG_LEVEL: 'silent' }, [
      `${ROOT}/hotels.csv`,
      ...flags,
    ]);
  };

  it('names the bad line and column, and loads nothing', async () => {
    expect(await load('6', '--apply')).toEqual({
      code: 1,
      stdout: '1 problem; nothing was loaded.\n',
      stderr: 'line 2, column stars: “6” is not good: it is 1 to 5.\n',
    });
  });

  it('says in a dry run what it would do, and does it when asked to', async () => {
    const row = 'line 2: new hotel Kettuvallam House (42), Waterside room: 1 rate, 21 nights from ₹4,720\n';
    expect(await load('4')).toEqual({
      code: 0,
      stderr: '',
      stdout: `${row}This was a dry run; nothing was changed. Add -- --apply to load it.\n`,
    });
    expect(await load('4', '--apply')).toEqual({ code: 0, stderr: '', stdout: `${row}Loaded.\n` });
    const agency = await started({ DEMO: 'no' });
    const { json } = await call<{ stays: { name: string }[] }>(
      agency,
      'GET',
      `/api/hotels/search?city=kochi&checkin=${from}&checkout=${addDays(from, 2)}&rooms=2`,
    );
    expect(json.data.stays.map(({ name }) => name)).toEqual(['Kettuvallam House']);
    agency.kill('SIGTERM');
    await agency.ended;
  });
});
