import 'server-only';
import { sql } from 'drizzle-orm';
import { clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { readPort } from '../ports/read-ports.ts';
import { slices } from '../slices.ts';
import { openBroker } from './broker/open-broker.ts';
import { relayOutbox } from './broker/relay-outbox.ts';
import { followOutbox, type OutboxFollower } from './follow-outbox.ts';
import { type Hub, openHub } from './hub.ts';
import type { HubLimits } from './limits.ts';
import { currentPosition, missedMessages } from './missed-messages.ts';
import { takeTurns } from './take-turns.ts';
import { withCounts } from './with-counts.ts';

/** People whose counts are read at the same time: half of the connections for background work. */
const COUNTED_AT_ONCE = 3;

type Given = {
  connectionString: string;
  db: () => Db;
  /** Address of a STOMP broker that carries messages between processes; without one, PostgreSQL's notifications do. */
  brokerUrl?: string;
  limits?: HubLimits;
};

/** A hub that delivers what any process commits in a database. `ready` once it listens. */
export function openRealtime({ connectionString, db, brokerUrl, limits }: Given): {
  hub: Hub;
  ready: Promise<void>;
  stop: () => Promise<void>;
} {
  const counting = takeTurns(COUNTED_AT_ONCE);
  const hub = openHub({
    db,
    limits,
    position: () => currentPosition(db()),
    missed: async (topic, since) => {
      const missed = 'position' in since && since.position > outbox.newest() ? [] : missedMessages(db(), topic, since);
      return Promise.all((await missed).map(withCounts(db))); // all of one person: one query
    },
  });
  const outbox = followOutbox({
    connectionString,
    announcedBy: brokerUrl === undefined ? 'notifications' : 'broker',
    deliver: async ({ messages }) => {
      const pause = slices();
      const counted = withCounts(db);
      const heard = messages.map((message) =>
        hub.listensTo(message.topic) ? counting(() => counted(message)) : Promise.resolve(message),
      );
      for (const message of heard) {
        hub.deliver(await message);
        await pause();
      }
    },
    sessionEnded: (sessionId) => hub.endSessions([sessionId]),
    mayHaveMissed: async () => {
      const ids = hub.sessions();
      if (ids.length) hub.endSessions(await readPort('sessions').endedAmong(db(), ids, clock.now()));
    },
  });
  const relay = brokerUrl === undefined ? null : throughBroker({ connectionString, db, url: brokerUrl }, outbox);
  return {
    hub,
    ready: outbox.ready,
    stop: async () => {
      await hub.close();
      await relay?.stop();
      await outbox.stop();
    },
  };
}

/** Takes announcements from a broker, and publishes to it when this process is the one that relays. */
function throughBroker(
  { connectionString, db, url }: { connectionString: string; db: () => Db; url: string },
  outbox: OutboxFollower,
): { stop: () => Promise<void> } {
  const broker = openBroker({
    url,
    databaseName: () => nameOf(db()),
    heard: ({ xid, messages }) => outbox.announce(xid, messages),
    begun: outbox.lookAgain,
  });
  const relay = relayOutbox({ connectionString, publish: broker.publish });
  return {
    stop: async () => {
      await relay.stop();
      await broker.stop();
    },
  };
}

/** Tells this database from every other, also from one that was restored from its backup. */
async function nameOf(db: Db): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select system_identifier || '-' || oid as name from pg_control_system(), pg_database where datname = current_database()`,
  );
  return rows[0]?.name ?? '';
}
