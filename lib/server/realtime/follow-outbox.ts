import 'server-only';
import type pg from 'pg';
import { log } from '../log.ts';
import { listen } from './listen.ts';
import { NEW_MESSAGES, SESSION_ENDED } from './signals.ts';
import type { OutboxMessage } from './subscriptions.ts';

const LOOK_AGAIN_MS = 5000;
const TRANSACTIONS_AT_ONCE = 500;

/** The messages that one transaction wrote, in their order. */
export type OutboxTransaction = { xid: number; messages: readonly OutboxMessage[] };

export type OutboxFollower = {
  ready: Promise<void>;
  /** Tells of a committed transaction; `messages` is null when they have to be read. */
  announce: (xid: number, messages: readonly OutboxMessage[] | null) => void;
  /** Scans for undelivered transactions at once, after an interruption of what announces them. */
  lookAgain: () => void;
  /** The highest transaction known to have written a message. */
  newest: () => number;
  stop: () => Promise<void>;
};

type Given = {
  connectionString: string;
  /**
   * Called for each transaction, in order of the commits. It counts as delivered when this resolves; when it rejects, it
   * is tried again.
   */
  deliver: (transaction: OutboxTransaction) => Promise<void>;
  /** What announces transactions: PostgreSQL's notifications, or a broker, by `announce`. */
  announcedBy?: 'notifications' | 'broker';
  sessionEnded?: (sessionId: string) => void;
  /** Called after an interruption in which the end of a session may have been missed. */
  mayHaveMissed?: () => Promise<void>;
};

/**
 * Follows the outbox of a database. PostgreSQL notifies of transactions in the order in which they commit, so a message
 * with a lower id that commits later is delivered later; a broker tells of them in the order of its one relay
 * (`broker/relay-outbox.ts`). After an interruption, and every five seconds in case an announcement was lost, transactions from `floor` on are scanned for undelivered messages: every transaction below it
 * had ended at the last scan.
 */
export function followOutbox({
  connectionString,
  deliver,
  announcedBy = 'notifications',
  sessionEnded,
  mayHaveMissed,
}: Given): OutboxFollower {
  const state = { floor: -1, newest: 0, delivered: new Set<number>(), late: new Set<number>() };
  let queue = new Map<number, readonly OutboxMessage[] | null>();
  let connection: pg.Client | null = null;
  let work: Promise<void> = Promise.resolve();

  /** One piece of work after another. Failed work is repeated after the interruption that caused it. */
  const inTurn = (piece: () => Promise<void>): Promise<void> =>
    (work = work.then(piece).catch((error: unknown) => {
      log().warn({ err: error }, 'messages are delivered later');
      void connection?.end().catch(() => undefined);
    }));

  const deliverQueued = async (): Promise<void> => {
    const due = [...queue].filter(([xid]) => xid >= state.floor && !state.delivered.has(xid));
    queue = new Map();
    for (let at = 0; at < due.length; at += TRANSACTIONS_AT_ONCE) {
      const some = due.slice(at, at + TRANSACTIONS_AT_ONCE);
      const unread = some.flatMap(([xid, messages]) => (messages ? [] : [xid]));
      if (unread.length && !connection) return; // found by the scan after the interruption
      const read =
        connection && unread.length ? await messagesOf(connection, unread) : new Map<number, OutboxMessage[]>();
      for (const [xid, messages] of some) {
        await deliver({ xid, messages: messages ?? read.get(xid) ?? [] });
        state.newest = Math.max(state.newest, xid);
        state.delivered.add(xid);
      }
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
    for (const xid of due) queue.set(xid, queue.get(xid) ?? null);
    await deliverQueued();
    if (state.late.size) return;
    state.floor = floor;
    for (const xid of state.delivered) if (xid < floor) state.delivered.delete(xid);
  };

  const announce = (xid: number, messages: readonly OutboxMessage[] | null) => {
    queue.set(xid, messages ?? queue.get(xid) ?? null);
    void inTurn(deliverQueued);
  };

  const listening = listen({
    connectionString,
    channels: [...(announcedBy === 'notifications' ? [NEW_MESSAGES] : []), ...(sessionEnded ? [SESSION_ENDED] : [])],
    heard: (channel, payload) =>
      channel === SESSION_ENDED ? sessionEnded?.(payload) : announce(Number(payload), null),
    begun: async (client) => {
      connection = client;
      client.once('end', () => void (connection = connection === client ? null : connection));
      await inTurn(() => look({ afterGap: true }));
      await mayHaveMissed?.();
    },
  });
  const timer = setInterval(() => void inTurn(() => look({ afterGap: false })), LOOK_AGAIN_MS).unref();
  return {
    ready: listening.ready,
    announce,
    lookAgain: () => void inTurn(() => look({ afterGap: true })),
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

/** The messages of these transactions by transaction, each in their order. */
async function messagesOf(client: pg.Client, xids: readonly number[]): Promise<Map<number, OutboxMessage[]>> {
  const { rows } = await client.query<{ id: string; xid: string; position: string; topic: string; payload: unknown }>(
    'select id, xid, position, topic, payload from outbox_messages where xid = any ($1::bigint[]) order by id',
    [xids],
  );
  const messages = rows.map(({ id, xid, position, topic, payload }) => ({
    id: Number(id),
    xid: Number(xid),
    position: Number(position),
    topic,
    payload,
  }));
  return Map.groupBy(messages, ({ xid }) => xid);
}
