import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { log } from '../../log.ts';
import { followOutbox, type OutboxTransaction } from '../follow-outbox.ts';
import { listen } from '../listen.ts';

/** Key of the advisory lock: the process that holds it relays. */
const RELAY_LOCK = 7_194_001;
const TRY_AGAIN_MS = 2000;

type Given = { connectionString: string; publish: (transaction: OutboxTransaction) => Promise<void> };

/**
 * Publishes the outbox of a database, in one process of all: the one that holds an advisory lock. When it ends, another
 * takes over within seconds; what was committed in between is found by every hub's own scan (`followOutbox`), and what is
 * published twice is delivered once.
 */
export function relayOutbox({ connectionString, publish }: Given): { stop: () => Promise<void> } {
  let relaying: Promise<void> = Promise.resolve();

  const relay = async (client: pg.Client): Promise<void> => {
    const lost = new AbortController();
    const end = new Promise<void>((resolve) => client.once('end', () => resolve(lost.abort())));
    while (!(await holdsLock(client))) {
      await pause(TRY_AGAIN_MS, undefined, { ref: false, signal: lost.signal }).catch(() => undefined);
      if (lost.signal.aborted) return;
    }
    log().info('this process relays messages to the broker');
    const follower = followOutbox({ connectionString, deliver: publish });
    await end;
    await follower.stop();
  };

  const listening = listen({
    connectionString,
    channels: [],
    heard: () => undefined,
    begun: async (client) => {
      await relaying; // the follower of a connection that was lost
      relaying = relay(client).catch((error: unknown) => void log().warn({ err: error }, 'the relay waits'));
    },
  });
  return {
    stop: async () => {
      await listening.stop();
      await relaying;
    },
  };
}

const holdsLock = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [RELAY_LOCK]);
  return rows[0]?.held ?? false;
};
