/**
 * `node scripts/bench/hub.ts`: sockets on one process of the built product, a few messages each, in turn with RabbitMQ's
 * Web STOMP where the machine has one. Messages are committed one after another, so the delay is from before the commit
 * to the last socket.
 */
import '../server-modules.mjs';
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { WebSocket } from 'ws';
import { withSystemRabbitMq } from '../system-rabbitmq.mjs';
import type { Heard } from './hub-clients.ts';
import { sharedClock } from './processor.ts';
import { runSarai, type Running } from './running.ts';
import { median, percentile } from './statistics.ts';
import { atMost, kilobytes, milliseconds, note, printTable, times, type Line } from './table.ts';

process.env.SARAI_ENV ||= 'local';
const { ensureDatabase, startEmbeddedPostgres } = await import('#lib/server/embedded/postgres.ts');
const { closeDatabase, database } = await import('#lib/server/db/connect.ts');
const { inCompany } = await import('#lib/server/db/in-company.ts');
const { signAccessToken } = await import('#lib/server/access-token.ts');
const { writeMessages } = await import('#lib/server/realtime/outbox.ts');
const { DEMO_COMPANY } = await import('#features/companies/server/index.ts');
const { SOCKET_PATH } = await import('#lib/shared/realtime.ts');

const SOCKETS = 5000;
const MESSAGES = 20;
const SOCKETS_OF_A_SESSION = 3;
const BETWEEN_MS = 500;
const PATIENCE_MS = 60_000;
const [MOST_P99_RATIO, MOST_BYTES_A_SOCKET] = [3, 40 * 1024];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Side = { url: string; destination: string; connects: string[]; send: (payload: object) => Promise<void> };
type Result = Heard & { memory: number };

/** Lines of the table. `folder` for the database. */
export async function measureHub(folder: string): Promise<Line[]> {
  const ours = await ofSarai(folder);
  const theirs = await withSystemRabbitMq(ofRabbitMq);
  const all = SOCKETS * MESSAGES;
  const p99 = percentile(ours.delays, 99);
  return [
    atMost(
      `hub: messages lost or repeated of ${all.toLocaleString('en-US')}`,
      all - ours.received + ours.repeated,
      0,
      String,
    ),
    note(
      'hub: from the commit to a socket, median and p99',
      `${milliseconds(median(ours.delays))}, ${milliseconds(p99)}`,
    ),
    atMost('hub: memory a socket', ours.memory / SOCKETS, MOST_BYTES_A_SOCKET, kilobytes),
    ...(theirs
      ? [
          note(
            'RabbitMQ’s Web STOMP: median and p99; received',
            `${milliseconds(median(theirs.delays))}, ${milliseconds(percentile(theirs.delays, 99))}; ${theirs.received.toLocaleString('en-US')}`,
          ),
          atMost('hub’s p99 / RabbitMQ’s', p99 / percentile(theirs.delays, 99), MOST_P99_RATIO, times),
        ]
      : []),
  ];
}

async function ofSarai(folder: string): Promise<Result> {
  const postgres = await startEmbeddedPostgres(`${folder}/hub`);
  await ensureDatabase(postgres.url('postgres'), 'hub');
  process.env.DATABASE_URL = postgres.url('hub');
  process.env.SESSION_SECRET = 'k3'.repeat(8) + 'Zq7vT1mWp0Xc4LdR'.repeat(2);
  const sarai = await runSarai(`${folder}/hub-files`, {
    DATABASE_URL: process.env.DATABASE_URL,
    SESSION_SECRET: process.env.SESSION_SECRET,
    DEMO: 'yes', // a database that is given is otherwise left as it is
  });
  try {
    const someone = await demoAdministrator(sarai.port);
    const destination = `approval${someone.id}` as const;
    return await measured(sarai, {
      url: `ws://127.0.0.1:${sarai.port}${SOCKET_PATH}/websocket`,
      destination: `/topic/${destination}`,
      connects: await connectsOf(someone.id),
      send: (payload) =>
        inCompany(database(), someone.company, (tx) =>
          writeMessages(tx, someone.company, [{ topic: destination, payload }]),
        ),
    });
  } finally {
    await sarai.stop();
    await closeDatabase();
    await postgres.stop();
  }
}

async function demoAdministrator(port: number): Promise<{ id: string; company: string }> {
  const { email, password } = DEMO_COMPANY.people[0];
  const answer = await fetch(`http://127.0.0.1:${port}/api/corporate/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ workEmail: email, password }),
  });
  const { data } = (await answer.json()) as { data: { userDetails: { _id: string }; companyDetails: { _id: string } } };
  return { id: data.userDetails._id, company: data.companyDetails._id };
}

/** CONNECT headers for every socket, of as many sessions as they need. */
async function connectsOf(userId: string): Promise<string[]> {
  const sessions = Array.from({ length: Math.ceil(SOCKETS / SOCKETS_OF_A_SESSION) }, (_, at) => `ses_bench${at}`);
  await database().$client.query(
    `insert into sessions (id, user_id, user_type, kind, device, created_at, last_used_at, expires_at)
     select id, $2, 'corporate', 'tab', '{}', now(), now(), now() + interval '1 day' from unnest($1::text[]) as id`,
    [sessions, userId],
  );
  const tokens = await Promise.all(
    sessions.map((sessionId) => signAccessToken({ userId, userType: 'corporate', sessionId })),
  );
  return Array.from({ length: SOCKETS }, (_, at) => `Authorization:Bearer ${tokens[at % tokens.length]}`);
}

const ofRabbitMq = async ({ webSocketUrl }: { webSocketUrl: string }): Promise<Heard> => {
  const destination = '/topic/bench';
  const socket = new WebSocket(webSocketUrl, ['v12.stomp']);
  const login = 'login:guest\npasscode:guest\nhost:/';
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => socket.send(`CONNECT\naccept-version:1.2\nheart-beat:0,0\n${login}\n\n\0`));
    socket.once('message', () => resolve());
  });
  return measured(null, {
    url: webSocketUrl,
    destination,
    connects: Array.from({ length: SOCKETS }, () => login),
    send: (payload) =>
      Promise.resolve(
        socket.send(`SEND\ndestination:${destination}\ncontent-type:application/json\n\n${JSON.stringify(payload)}\0`),
      ),
  });
};

/** Opens the sockets, sends the messages, and waits until they have come. */
async function measured(server: Running | null, { url, destination, connects, send }: Side): Promise<Result> {
  const clients = fork(new URL('hub-clients.ts', import.meta.url), [url, destination, String(MESSAGES)]);
  try {
    const before = server?.memory() ?? 0;
    clients.send(connects);
    await answerOf(clients);
    const memory = (server?.memory() ?? 0) - before;
    const heard = answerOf<Heard>(clients);
    for (let number = 0; number < MESSAGES; number++) {
      await send({ number, at: sharedClock(), text: 'Your request was approved.' });
      await pause(BETWEEN_MS);
    }
    const late = setTimeout(() => clients.send('report'), PATIENCE_MS);
    const result = await heard;
    clearTimeout(late);
    return { ...result, memory };
  } finally {
    clients.kill();
  }
}

const answerOf = <Answer>(child: ChildProcess): Promise<Answer> =>
  new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as Answer));
    child.once('exit', (code) => reject(new Error(`the clients ended with ${code}`)));
  });

if (import.meta.main) {
  const folder = '.cache/bench-hub';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const lines = await measureHub(folder);
  printTable(lines);
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = lines.some(({ met }) => met === false) ? 1 : 0;
}
