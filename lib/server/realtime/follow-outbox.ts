import 'server-only';
import type pg from 'pg';
import { log } from '../log.ts';
import { slices } from '../slices.ts';
import { listen } from './listen.ts';
import { NEW_MESSAGES, SESSION_ENDED } from './signals.ts';
import type { OutboxMessage } from './subscriptions.ts';

const LOOK_AGAIN_MS = 5000;
const ROWS_AT_ONCE = 500;

export type OutboxFollower = {
  ready: Promise<void>;
  /** The highest transaction known to have written a message. */
  newest: () => number;
  stop: () => Promise<void>;
};

type Given = {
  connectionString: string;
  /** Called for each message, in order of the commits. */
  deliver: (message: OutboxMessage) => void;
  sessionEnded: (sessionId: string) => void;
  /** Called after an interruption in which the end of a session may have been missed. */
  mayHaveMissed: () => Promise<void>;
};

/**
 * Follows the outbox of a database. PostgreSQL notifies of transactions in the order in which they commit, so a message
 * with a lower id that commits later is delivered later. After an interruption, and every five seconds in case a
 * notification was lost, transactions from `floor` on are scanned for undelivered messages: every transaction below it
 * had ended at the last scan.
 */
export function followOutbox({ connectionString, deliver, sessionEnded, mayHaveMissed }: Given): OutboxFollower {
  const state = { floor: -1, newest: 0, delivered: new Set<number>(), late: new Set<number>() };
  let queue: number[] = [];
  let connection: pg.Client | null = null;
  let work: Promise<void> = Promise.resolve();

  /** One piece of work after another. Failed work is repeated after the interruption that caused it. */
  const inTurn = (piece: () => Promise<void>): Promise<void> =>
    (work = work.then(piece).catch((error: unknown) => {
      log().warn({ err: error }, 'messages wait for the database');
      void connection?.end().catch(() => undefined);
    }));

  const deliverQueued = async (): Promise<void> => {
    const client = connection;
    const xids = [...new Set(queue)].filter((xid) => xid >= state.floor && !state.delivered.has(xid));
    queue = [];
    if (!client || !xids.length) return;
    const pause = slices();
    const order = new Map(xids.map((xid, at) => [xid, at]));
    for (let at = 0; at < xids.length; at += ROWS_AT_ONCE) {
      const some = xids.slice(at, at + ROWS_AT_ONCE);
      const rows = await rowsOf(client, some);
      rows.sort((a, b) => (order.get(a.xid) ?? 0) - (order.get(b.xid) ?? 0) || a.id - b.id);
      for (const message of rows) {
        state.newest = Math.max(state.newest, message.xid);
        deliver(message);
        await pause();
      }
      for (const xid of some) state.delivered.add(xid);
    }
  };

  /** Finds transactions without a notification: at once after an interruption, otherwise at the second scan. */
  const look = async ({ afterGap }: { afterGap: boolean }): Promise<void> => {
    if (!connection) return;
    const floor = await numberOf(connection, 'select pg_snapshot_xmin(pg_current_snapshot())::text as number');
    if (state.floor < 0) {
      state.floor = floor; // nobody was connected before
      state.newest = await numberOf(
        connection,
        'select max(xid) as number from outbox_messages where xid < pg_snapshot_xmax(pg_current_snapshot())::text::bigint',
      );
      return;
    }
    const { rows } = await connection.query<{ xid: string }>(
      'select distinct xid from outbox_messages where xid >= $1 and xid < pg_snapshot_xmax(pg_current_snapshot())::text::bigint order by xid',
      [state.floor],
    );
    const missing = rows.map(({ xid }) => Number(xid)).filter((xid) => !state.delivered.has(xid));
    const due = missing.filter((xid) => afterGap || state.late.has(xid));
    state.late = new Set(missing.filter((xid) => !due.includes(xid)));
    queue.push(...due);
    await deliverQueued();
    if (state.late.size) return;
    state.floor = floor;
    for (const xid of state.delivered) if (xid < floor) state.delivered.delete(xid);
  };

  const listening = listen({
    connectionString,
    channels: [NEW_MESSAGES, SESSION_ENDED],
    heard: (channel, payload) => {
      if (channel === SESSION_ENDED) return sessionEnded(payload);
      queue.push(Number(payload));
      void inTurn(deliverQueued);
    },
    begun: async (client) => {
      connection = client;
      client.once('end', () => void (connection = connection === client ? null : connection));
      await inTurn(() => look({ afterGap: true }));
      await mayHaveMissed();
    },
  });
  const timer = setInterval(() => void inTurn(() => look({ afterGap: false })), LOOK_AGAIN_MS).unref();
  return {
    ready: listening.ready,
    newest: () => state.newest,
    stop: async () => {
      clearInterval(timer);
      await listening.stop();
      await work;
    },
  };
}

const numberOf = async (client: pg.Client, statement: string): Promise<number> => {
  const { rows } = await client.query<{ number: string | null }>(statement);
  return Number(rows[0]?.number ?? 0);
};

async function rowsOf(client: pg.Client, xids: readonly number[]): Promise<OutboxMessage[]> {
  const { rows } = await client.query<{ id: string; xid: string; position: string; topic: string; payload: unknown }>(
    'select id, xid, position, topic, payload from outbox_messages where xid = any ($1::bigint[])',
    [xids],
  );
  return rows.map(({ id, xid, position, topic, payload }) => ({
    id: Number(id),
    xid: Number(xid),
    position: Number(position),
    topic,
    payload,
  }));
}
