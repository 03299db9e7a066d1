import 'server-only';
import { PRODUCT, VERSION } from '#lib/shared/product.ts';
import { KEEP_ALIVE_DESTINATION, POLICY_TOPIC, topicIn } from '#lib/shared/realtime.ts';
import { clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { readPort } from '../ports/read-ports.ts';
import { authenticateSocket, type SocketCaller } from './authenticate.ts';
import { type Connection, say, type Surroundings } from './connection.ts';
import { type Frame, frameText, StompRefusal } from './stomp/frame.ts';
import type { MissedSince } from './missed-messages.ts';
import { handOver, type OutboxMessage, type Subscription, type SubscriptionTable } from './subscriptions.ts';

/** What handling a frame needs besides its connection. */
export type Desk = {
  db: () => Db;
  table: SubscriptionTable;
  around: Surroundings;
  /** Runs work that queries the database, with limited concurrency. */
  checked: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Registers the session of a connection before it is verified. */
  belongsTo: (connection: Connection, sessionId: string) => void;
  /** Below this, every transaction has ended (`outbox.ts`). */
  position: () => Promise<number>;
  /** The messages of a topic since a position or a moment, oldest first. */
  missed: (topic: string, since: MissedSince) => Promise<OutboxMessage[]>;
};

/** After this delay every process has delivered what was committed before a client reconnected. */
const KNOWN_MS = 60_000;

type ReceiptHeaders = Record<string, string | number>;

/** Handles one frame of a client and returns the headers of its RECEIPT. Throws StompRefusal or AppError. */
export async function answerFrame(desk: Desk, connection: Connection, frame: Frame): Promise<ReceiptHeaders> {
  if (frame.command === 'CONNECT' || frame.command === 'STOMP') return connect(desk, connection, frame);
  const { caller } = connection;
  if (!caller) throw new StompRefusal('CONNECT comes first.', 'UNAUTHENTICATED');
  switch (frame.command) {
    case 'SUBSCRIBE':
      return subscribe(desk, connection, caller, frame);
    case 'UNSUBSCRIBE':
      return unsubscribe(desk, connection, frame);
    case 'SEND':
      return keepAlive(desk, connection, caller, frame);
    case 'DISCONNECT':
      return {};
    default:
      throw new StompRefusal(`${frame.command} is not offered: messages are acknowledged by themselves (ack:auto).`);
  }
}

async function connect(desk: Desk, connection: Connection, { headers }: Frame): Promise<ReceiptHeaders> {
  if (connection.caller) throw new StompRefusal('You are connected already.');
  if (!headers.get('accept-version')?.split(',').includes('1.2'))
    throw new StompRefusal('This server speaks STOMP 1.2.', 'BAD_REQUEST', { version: '1.2' });
  const [promised, wanted] = heartbeatsIn(headers.get('heart-beat') ?? '0,0');
  const caller = await desk.checked(() =>
    authenticated(desk, connection, headers.get('authorization') ?? headers.get('Authorization')),
  );
  const position = await desk.position();
  if (connection.over) return {};
  connection.position = position;
  connection.caller = caller;
  connection.place.signedIn();
  const every = desk.around.limits.heartbeat;
  connection.heartbeats = { client: promised && Math.max(promised, every), server: wanted && Math.max(wanted, every) };
  say(
    connection,
    frameText('CONNECTED', {
      version: '1.2',
      'heart-beat': `${every},${every}`,
      server: `${PRODUCT.name}/${VERSION}`,
      position,
      ...lifetimeOf(caller),
    }),
    desk.around,
  );
  return {};
}

const authenticated = (desk: Desk, connection: Connection, authorization: string | undefined): Promise<SocketCaller> =>
  authenticateSocket(desk.db(), authorization, (sessionId) => desk.belongsTo(connection, sessionId));

/** How long the token remains valid, in ms: the client sends the next one before (`keepAlive`). */
const lifetimeOf = ({ expiresAt }: SocketCaller): ReceiptHeaders => ({
  'token-lifetime-ms': Math.max(0, expiresAt - clock.now().getTime()),
});

function heartbeatsIn(header: string): [number, number] {
  const [, promised, wanted] = /^(\d{1,9}),(\d{1,9})$/.exec(header) ?? [];
  if (promised === undefined) throw new StompRefusal('heart-beat is two numbers of milliseconds.');
  return [Number(promised), Number(wanted)];
}

async function subscribe(
  desk: Desk,
  connection: Connection,
  caller: SocketCaller,
  { headers }: Frame,
): Promise<ReceiptHeaders> {
  const id = headers.get('id');
  const destination = headers.get('destination') ?? '';
  if (!id || id.length > 64) throw new StompRefusal('SUBSCRIBE names an id of up to 64 characters.');
  if (connection.subscriptions.has(id)) throw new StompRefusal('This id is in use by another subscription.');
  if (connection.subscriptions.size >= desk.around.limits.subscriptions)
    throw new StompRefusal(
      `A socket has at most ${desk.around.limits.subscriptions} subscriptions.`,
      'TOO_MANY_REQUESTS',
    );
  if ((headers.get('ack') ?? 'auto') !== 'auto')
    throw new StompRefusal('Messages are acknowledged by themselves (ack:auto).');
  const topic = await desk.checked(() => topicFor(desk, caller, destination));
  const since = numberIn('since', headers.get('since'));
  const missed = since === null ? sinceLoad(headers.get('missed-ms'), desk) : { position: since };
  if (connection.over) return {};
  const subscription: Subscription = {
    id,
    topic,
    send: (text) => say(connection, text, desk.around),
    held: missed && [],
    since: since !== null && since <= connection.position ? since : 0, // a higher position belongs to another database
    known: null,
  };
  connection.subscriptions.set(id, subscription);
  desk.table.add(subscription);
  if (missed) await catchUp(desk, subscription, missed, seenIn(headers.get('seen') ?? '', desk));
  return {};
}

/**
 * The topic of a destination that this person may subscribe to. Throws FORBIDDEN, with the same message for unknown
 * topics.
 */
async function topicFor(desk: Desk, caller: SocketCaller, destination: string): Promise<string> {
  const found = topicIn(destination);
  if (found && (found.id === caller.userId || (await mayFollow(desk, caller, found)))) return found.topic;
  throw new StompRefusal('You cannot subscribe to this.', 'FORBIDDEN', { destination });
}

/** Another person's policy is visible to those who may book for them. */
const mayFollow = async (
  desk: Desk,
  caller: SocketCaller,
  { name, id }: { name: string; id: string },
): Promise<boolean> =>
  name === POLICY_TOPIC && readPort('travellers').mayBookFor(desk.db(), caller.companyId, caller.userId, id);

/** Sends the messages missed, then those that arrived meanwhile; each once. */
async function catchUp(desk: Desk, subscription: Subscription, since: MissedSince, seen: number[]): Promise<void> {
  const known = new Set(seen);
  try {
    const missed = await desk.checked(() => desk.missed(subscription.topic, since));
    const held = subscription.held ?? [];
    subscription.held = null;
    subscription.known = known;
    for (const message of [...missed, ...held]) {
      handOver(subscription, message);
      known.add(message.id);
    }
  } finally {
    subscription.held = null;
    setTimeout(() => void (subscription.known = null), KNOWN_MS).unref();
  }
}

const numberIn = (name: 'since' | 'missed-ms', header: string | undefined): number | null => {
  if (header === undefined) return null;
  if (/^\d{1,15}$/.test(header)) return Number(header);
  throw new StompRefusal(
    name === 'since' ? 'since is a position that this server gave.' : 'missed-ms is a number of milliseconds.',
  );
};

/** A first subscription may ask for what was sent since its page was loaded, up to a limit. */
function sinceLoad(header: string | undefined, desk: Desk): MissedSince | null {
  const ms = numberIn('missed-ms', header);
  return ms === null ? null : { ms: Math.min(ms, desk.around.limits.missedMs) };
}

const seenIn = (header: string, desk: Desk): number[] => {
  const ids = header === '' ? [] : header.split(',');
  if (ids.length > desk.around.limits.seenIds || ids.some((id) => !/^\d{1,15}$/.test(id)))
    throw new StompRefusal(`seen names up to ${desk.around.limits.seenIds} message ids.`);
  return ids.map(Number);
};

async function unsubscribe(desk: Desk, connection: Connection, { headers }: Frame): Promise<ReceiptHeaders> {
  const id = headers.get('id') ?? '';
  const subscription = connection.subscriptions.get(id);
  if (!subscription) throw new StompRefusal('There is no subscription of this id.');
  desk.table.remove(subscription);
  connection.subscriptions.delete(id);
  return {};
}

/**
 * The one destination that accepts messages (7.18). A newer token of the same session extends the socket's lifetime to
 * its own.
 */
async function keepAlive(
  desk: Desk,
  connection: Connection,
  caller: SocketCaller,
  { headers }: Frame,
): Promise<ReceiptHeaders> {
  if (headers.get('destination') !== KEEP_ALIVE_DESTINATION || headers.has('transaction'))
    throw new StompRefusal('You cannot send to this.', 'FORBIDDEN');
  const authorization = headers.get('Authorization');
  if (authorization === undefined) return {};
  const renewed = await desk.checked(() => authenticateSocket(desk.db(), authorization, () => undefined));
  if (renewed.userId !== caller.userId || renewed.sessionId !== caller.sessionId)
    throw new StompRefusal('This token belongs to another session.', 'UNAUTHENTICATED');
  connection.caller = renewed;
  // the people one may book for may have changed
  for (const { topic } of connection.subscriptions.values()) await topicFor(desk, renewed, `/topic/${topic}`);
  return lifetimeOf(renewed);
}
