import 'server-only';
import { AppError } from '#lib/shared/errors.ts';
import { clock } from '../clock.ts';
import { unavailable } from '../db/failures.ts';
import { log } from '../log.ts';
import type { Place } from './admission.ts';
import type { SocketCaller } from './authenticate.ts';
import type { Channel } from './channel.ts';
import type { HubLimits } from './limits.ts';
import { type Frame, frameText, StompRefusal } from './stomp/frame.ts';
import { frameReader } from './stomp/read-frames.ts';
import type { Subscription } from './subscriptions.ts';

/** Close codes of RFC 6455 (7.4.1) and its registry. */
const [NORMAL, POLICY_VIOLATION, SERVICE_RESTART] = [1000, 1008, 1012];

/** One client of the hub, from opening to closing. Instants are of `performance.now()`. */
export type Connection = {
  channel: Channel;
  place: Place;
  caller: SocketCaller | null;
  sessionId: string | null;
  /** The position sent when it connected; later ones are not below it. */
  position: number;
  subscriptions: Map<string, Subscription>;
  reader: ReturnType<typeof frameReader>;
  /** Frames queued behind the one being handled. */
  waiting: number;
  tail: Promise<void>;
  over: boolean;
  openedAt: number;
  heardAt: number;
  saidAt: number;
  unfinishedSince: number | null;
  /** Heart-beat periods in ms: what the client promised to send, and wants to receive; 0 for none. */
  heartbeats: { client: number; server: number };
  /** Messages the client may still send now. */
  tokens: number;
  tokensAt: number;
};

/** What a connection needs of the hub. `answer` handles a frame and returns the headers of its RECEIPT. */
export type Surroundings = {
  limits: HubLimits;
  answer: (connection: Connection, frame: Frame) => Promise<Record<string, string | number>>;
  /** Called once, when the connection has ended. */
  ended: (connection: Connection) => void;
};

export function openConnection(channel: Channel, place: Place, around: Surroundings): Connection {
  const now = performance.now();
  const connection: Connection = {
    channel,
    place,
    caller: null,
    sessionId: null,
    position: 0,
    subscriptions: new Map(),
    reader: frameReader(around.limits),
    waiting: 0,
    tail: Promise.resolve(),
    over: false,
    openedAt: now,
    heardAt: now,
    saidAt: now,
    unfinishedSince: null,
    heartbeats: { client: 0, server: 0 },
    tokens: around.limits.burst,
    tokensAt: now,
  };
  channel.listen({
    data: (piece) => hear(connection, piece, around),
    closed: () => leave(connection, around),
  });
  return connection;
}

/** Sends a text to the client; a client with too much unread data is cut off. */
export function say(connection: Connection, text: string, around: Surroundings): void {
  if (connection.over) return;
  connection.saidAt = performance.now();
  connection.channel.send(text);
  if (connection.channel.unsent() > around.limits.unsentBytes) cutOff(connection, around);
}

function hear(connection: Connection, piece: Buffer, around: Surroundings): void {
  if (connection.over) return;
  connection.heardAt = performance.now();
  try {
    countMessage(connection, around.limits);
    const frames = connection.reader.read(piece);
    connection.unfinishedSince = connection.reader.unfinished()
      ? (connection.unfinishedSince ?? connection.heardAt)
      : null;
    for (const frame of frames) answerInTurn(connection, frame, around);
  } catch (error) {
    refuse(connection, error, around);
  }
}

function countMessage(connection: Connection, { burst, perSecond }: HubLimits): void {
  const refilled = ((connection.heardAt - connection.tokensAt) / 1000) * perSecond;
  connection.tokens = Math.min(burst, connection.tokens + refilled) - 1;
  connection.tokensAt = connection.heardAt;
  if (connection.tokens < 0) throw new StompRefusal('Too many messages.', 'TOO_MANY_REQUESTS');
}

/** Frames are handled one after another, in order of arrival. */
function answerInTurn(connection: Connection, frame: Frame, around: Surroundings): void {
  connection.waiting += 1;
  if (connection.waiting > around.limits.waitingFrames)
    throw new StompRefusal('Too many messages.', 'TOO_MANY_REQUESTS');
  connection.tail = connection.tail.then(async () => {
    if (connection.over) return;
    try {
      const headers = await around.answer(connection, frame);
      const receipt = frame.headers.get('receipt');
      if (receipt !== undefined && frame.command !== 'CONNECT' && frame.command !== 'STOMP')
        say(connection, frameText('RECEIPT', { 'receipt-id': receipt, ...headers }), around);
      if (frame.command === 'DISCONNECT') end(connection, NORMAL, 'Goodbye', around);
    } catch (error) {
      refuse(connection, error, around, frame.headers.get('receipt'));
    } finally {
      connection.waiting -= 1;
    }
  });
}

/** Sends an ERROR frame with the reason and closes: nothing may follow an ERROR (STOMP 1.2, "ERROR"). */
export function refuse(connection: Connection, error: unknown, around: Surroundings, receipt?: string): void {
  const { message, code, headers } = refusalOf(error);
  const about: Record<string, string> = receipt === undefined ? {} : { 'receipt-id': receipt };
  say(
    connection,
    frameText('ERROR', { message, code, ...headers, ...about, 'content-type': 'text/plain' }, message),
    around,
  );
  end(connection, POLICY_VIOLATION, code, around);
}

/** Asks a client to reconnect after this many ms, because this process stops. */
export function sendAway(connection: Connection, afterMs: number, around: Surroundings): void {
  const message = 'We are restarting. Your notifications will reconnect.';
  const headers = { message, code: 'RESTART', 'retry-after-ms': afterMs, 'content-type': 'text/plain' };
  say(connection, frameText('ERROR', headers, message), around);
  end(connection, SERVICE_RESTART, 'restart', around);
}

function refusalOf(error: unknown): { message: string; code: string; headers: Record<string, string | number> } {
  if (error instanceof StompRefusal) return { message: error.message, code: error.code, headers: error.headers };
  const known = error instanceof AppError ? error : unavailable(error);
  if (!known) log().error({ err: error }, 'a frame of a socket could not be answered');
  const { message, code, retryAfterSeconds } = known ?? new AppError('INTERNAL', 'Something went wrong on our side.');
  return { message, code, headers: retryAfterSeconds ? { 'retry-after-ms': retryAfterSeconds * 1000 } : {} };
}

function end(connection: Connection, code: number, reason: string, around: Surroundings): void {
  if (connection.over) return;
  leave(connection, around);
  connection.channel.close(code, reason);
}

export function cutOff(connection: Connection, around: Surroundings): void {
  leave(connection, around);
  connection.channel.destroy();
}

function leave(connection: Connection, around: Surroundings): void {
  if (connection.over) return;
  connection.over = true;
  connection.place.leave();
  around.ended(connection);
  connection.subscriptions.clear();
}

/** Called about once a second: ends a connection that is late or expired, and sends heart-beats. */
export function lookAfter(connection: Connection, around: Surroundings): void {
  const now = performance.now();
  const { limits } = around;
  if (connection.channel.unsent() > limits.unsentBytes) return cutOff(connection, around);
  if (!connection.caller && now - connection.openedAt > limits.connectWithin)
    return refuse(connection, new StompRefusal('CONNECT did not come.', 'TIMEOUT'), around);
  if (connection.unfinishedSince !== null && now - connection.unfinishedSince > limits.frameWithin)
    return refuse(connection, new StompRefusal('The rest of a frame did not come.', 'TIMEOUT'), around);
  if (connection.caller && connection.caller.expiresAt <= clock.now().getTime())
    return refuse(
      connection,
      new AppError('UNAUTHENTICATED', 'Your access has run out. Please sign in to continue.'),
      around,
    );
  const { client, server } = connection.heartbeats;
  if (client && now - connection.heardAt > 2 * client + 1000) return cutOff(connection, around);
  if (server && now - connection.saidAt > server - 1000) say(connection, '\n', around);
}
