import 'server-only';
import { clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { readPort } from '../ports/read-ports.ts';
import { followOutbox } from './follow-outbox.ts';
import { type Hub, openHub } from './hub.ts';
import type { HubLimits } from './limits.ts';
import { currentPosition, missedMessages } from './missed-messages.ts';

type Given = { connectionString: string; db: () => Db; limits?: HubLimits };

/** A hub that delivers what any process commits in a database. `ready` once it listens. */
export function openRealtime({ connectionString, db, limits }: Given): {
  hub: Hub;
  ready: Promise<void>;
  stop: () => Promise<void>;
} {
  const hub = openHub({
    db,
    limits,
    position: () => currentPosition(db()),
    missed: async (topic, since) =>
      'position' in since && since.position > outbox.newest() ? [] : missedMessages(db(), topic, since),
  });
  const outbox = followOutbox({
    connectionString,
    deliver: hub.deliver,
    sessionEnded: (sessionId) => hub.endSessions([sessionId]),
    mayHaveMissed: async () => {
      const ids = hub.sessions();
      if (ids.length) hub.endSessions(await readPort('sessions').endedAmong(db(), ids, clock.now()));
    },
  });
  return {
    hub,
    ready: outbox.ready,
    stop: async () => {
      await hub.close();
      await outbox.stop();
    },
  };
}
