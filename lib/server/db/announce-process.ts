import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { connectClient } from './connect.ts';
import { JOB_LIMITS } from './limits.ts';
import { LOCK_KEYS } from './lock-keys.ts';

const RECONNECT_MS = 2000;
/** A starting process holds the lock exclusively while its `whenAlone` runs; others wait this long for it. */
const LONGEST_WAIT_MS = 30_000;

/**
 * Announces this process by a shared advisory lock, which PostgreSQL releases when the process ends, also when it is
 * killed. When nobody else holds it, all earlier processes are dead and `whenAlone` runs first. A lost connection is
 * reopened. Behind a pooler that shares connections between processes, `whenAlone` never runs. `leave` releases the
 * lock.
 */
export async function announceProcess(
  connectionString: string,
  whenAlone: () => Promise<unknown>,
): Promise<{ alone: boolean; leave: () => Promise<void> }> {
  let left = false;
  let client = await connectClient(connectionString, JOB_LIMITS);
  const keepSharing = (current: pg.Client): void => {
    client = current;
    current.once('end', () => void shareAgain());
  };
  const shareAgain = async (): Promise<void> => {
    while (!left) {
      await pause(RECONNECT_MS, undefined, { ref: false });
      const next = await connectClient(connectionString, JOB_LIMITS).catch(() => null);
      if (!next) continue;
      if (left) return next.end();
      if (await share(next).catch(() => false)) return keepSharing(next);
      await next.end().catch(() => undefined);
    }
  };
  const alone = await tryLock(client, 'pg_try_advisory_lock');
  try {
    if (alone) await whenAlone();
    await share(client);
  } finally {
    if (alone) await client.query('select pg_advisory_unlock($1)', [LOCK_KEYS.process]);
  }
  keepSharing(client);
  return {
    alone,
    leave: async () => {
      left = true;
      await client.end().catch(() => undefined); // lost already
    },
  };
}

async function share(client: pg.Client): Promise<boolean> {
  for (const giveUp = performance.now() + LONGEST_WAIT_MS; performance.now() < giveUp; await pause(100))
    if (await tryLock(client, 'pg_try_advisory_lock_shared')) return true;
  return false;
}

async function tryLock(client: pg.Client, name: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared') {
  const { rows } = await client.query<{ taken: boolean }>(`select ${name}($1) as taken`, [LOCK_KEYS.process]);
  return rows[0]?.taken === true;
}
