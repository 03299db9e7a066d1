/**
 * The hub as a process of its own for the specifications of @stomp/stompjs (`stomp.ts` forks it). The suite was written
 * for RabbitMQ, where everybody may publish to `/topic/chat.general`. Two things are translated before the hub's own
 * `answerFrame` sees a frame: the passcode becomes the access token of a person, and the suite's topic becomes a topic of
 * that person. A SEND to the topic, which the product refuses, is handed to its subscribers as the hub hands over a
 * message. Everything else (transport, frames, CONNECT, receipts, heart-beats, subscriptions, limits) is the product's.
 */
import '../server-modules.mjs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Connection } from '#lib/server/realtime/connection.ts';
import type { Desk } from '#lib/server/realtime/answer-frame.ts';

process.env.SARAI_ENV = 'local';
process.env.SESSION_SECRET = 'Zq7vT1mWp0Xc4LdR'.repeat(3);

const { ensureDatabase, startEmbeddedPostgres } = await import('#lib/server/embedded/postgres.ts');
const { closeDatabase, database, onMaintenance } = await import('#lib/server/db/connect.ts');
const { migrateDatabase } = await import('#lib/server/db/migrate.ts');
const { wireFeatures } = await import('#start/wire-features.ts');
const { DEMO_COMPANY, seedDemoCompany } = await import('#features/companies/server/index.ts');
const { signAccessToken } = await import('#lib/server/access-token.ts');
const { answerFrame } = await import('#lib/server/realtime/answer-frame.ts');
const { hubEntrance, refuseUpgrade } = await import('#lib/server/realtime/entrance.ts');
const { openHub } = await import('#lib/server/realtime/hub.ts');
const { HUB_LIMITS } = await import('#lib/server/realtime/limits.ts');
const { handOver } = await import('#lib/server/realtime/subscriptions.ts');
const { StompRefusal } = await import('#lib/server/realtime/stomp/frame.ts');
const { destinationOf, SOCKET_PATH } = await import('#lib/shared/realtime.ts');

/** Where the suite publishes and subscribes. */
const CHAT = '/topic/chat.general';
/** RabbitMQ's shortest heart-beat, which the suite waits for; the product's is 20 seconds. */
const LIMITS = { ...HUB_LIMITS, heartbeat: 1000 };
const SESSION = 'ses_protocol';

const [folder = '.cache/protocol'] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres(folder);
await ensureDatabase(postgres.url('postgres'), 'protocol');
process.env.DATABASE_URL = postgres.url('protocol');
await migrateDatabase(process.env.DATABASE_URL);
wireFeatures();
await onMaintenance(process.env.DATABASE_URL, (db) => seedDemoCompany(db, () => Promise.resolve()));
const userId = await signedIn();
const topic = `approval${userId}`;

const connections = new Set<Connection>();
let messages = 0;
const hub = openHub({
  db: database,
  position: () => Promise.resolve(0),
  missed: () => Promise.resolve([]),
  limits: LIMITS,
  answer: async (desk, connection, frame) => {
    connections.add(connection);
    const { headers, command, body } = frame;
    const passcode = headers.get('passcode');
    if (command === 'CONNECT' && passcode) headers.set('authorization', `Bearer ${passcode}`);
    if (headers.get('destination') !== CHAT) return answerFrame(desk, connection, frame);
    if (command === 'SEND') return publish(desk, connection, headers, body);
    headers.set('destination', destinationOf(topic));
    return answerFrame(desk, connection, frame);
  },
});
const server = createServer((request, response) => void response.writeHead(404).end());
await listening(server);
const { port } = server.address() as AddressInfo;
process.send?.({
  url: `ws://127.0.0.1:${port}${SOCKET_PATH}/websocket`,
  login: userId,
  passcode: await signAccessToken({ userId, userType: 'corporate', sessionId: SESSION }),
});
process.once('disconnect', () => void stop());

async function listening(server: Server): Promise<void> {
  const entrance = hubEntrance(hub, { hops: 0 }, LIMITS);
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => void open.add(socket.once('close', () => open.delete(socket))));
  server.on('upgrade', (request, socket, head) => {
    if (!entrance.upgrade(request, socket, head)) refuseUpgrade(socket, '404 Not Found');
  });
  server.once('close', () => open.forEach((socket) => socket.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

/** An employee of the demo company with an open session. */
async function signedIn(): Promise<string> {
  const { rows } = await database().$client.query<{ id: string }>('select id from users where email = $1', [
    DEMO_COMPANY.people[1].email,
  ]);
  const id = rows[0]?.id ?? '';
  await database().$client.query(
    `insert into sessions (id, user_id, user_type, kind, device, created_at, last_used_at, expires_at)
     values ($1, $2, 'corporate', 'tab', '{}', now(), now(), now() + interval '1 day') on conflict do nothing`,
    [SESSION, id],
  );
  return id;
}

/** Hands a SEND to every subscription of the suite's topic. */
async function publish(desk: Desk, connection: Connection, headers: Map<string, string>, body: string) {
  if (!connection.caller || headers.has('transaction')) throw new StompRefusal('You cannot send to this.', 'FORBIDDEN');
  messages += 1;
  const message = { id: messages, xid: messages, topic, payload: null, position: await desk.position() };
  for (const one of connections) {
    if (one.over) connections.delete(one);
    for (const subscription of one.subscriptions.values()) handOver(subscription, message, body);
  }
  return {};
}

async function stop(): Promise<void> {
  server.close();
  await hub.close();
  await closeDatabase();
  await postgres.stop();
  process.exit();
}
