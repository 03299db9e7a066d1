import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { connectClient } from '../db/connect.ts';
import type { DatabaseLimits } from '../db/limits.ts';
import { log } from '../log.ts';

/** Short limits for the listening connection: a lost server is detected within seconds. */
const LIMITS: DatabaseLimits = {
  acquire: 5000,
  statement: 10_000,
  lock: 5000,
  idleInTransaction: 5000,
  transaction: 10_000,
};
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [100, 2000];

type Listening = {
  connectionString: string;
  channels: readonly string[];
  heard: (channel: string, payload: string) => void;
  /** Called whenever the connection starts to listen, at first and after each interruption. */
  begun: (client: pg.Client) => Promise<void>;
};

/**
 * Listens on a connection of its own for the lifetime of the process. A lost connection is reopened, and `begun` looks
 * for what was missed. Not through a pooler that shares connections. `ready` resolves when it listens for the first
 * time.
 */
export function listen({ connectionString, channels, heard, begun }: Listening): {
  ready: Promise<void>;
  stop: () => Promise<void>;
} {
  let stopped = false;
  let client: pg.Client | null = null;
  const stopping = new AbortController();
  const once = async (): Promise<void> => {
    const opened = await connectClient(connectionString, LIMITS);
    if (stopped) return opened.end();
    client = opened;
    const ended = new Promise<void>((resolve) => opened.once('end', resolve));
    opened.on('notification', ({ channel, payload = '' }) => heard(channel, payload));
    try {
      for (const channel of channels) await opened.query(`listen ${opened.escapeIdentifier(channel)}`);
      await begun(opened);
      settle();
      await ended;
    } finally {
      client = null;
      await opened.end().catch(() => undefined); // lost already
    }
  };
  let settle = () => {};
  const ready = new Promise<void>((resolve) => (settle = resolve));
  const forEver = (async () => {
    for (let failures = 0; !stopped; failures++) {
      const began = performance.now();
      await once().catch(
        (error: unknown) => void (stopped || log().warn({ err: error }, 'the hub does not hear the database')),
      );
      if (performance.now() - began > LONGEST_PAUSE_MS) failures = 0;
      await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures), undefined, {
        signal: stopping.signal,
        ref: false,
      }).catch(() => undefined);
    }
  })();
  return {
    ready,
    stop: async () => {
      stopped = true;
      stopping.abort();
      await client?.end().catch(() => undefined);
      await forEver;
    },
  };
}
