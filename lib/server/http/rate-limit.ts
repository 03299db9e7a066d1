import 'server-only';
import { sql } from 'drizzle-orm';
import { AppError } from '#lib/shared/errors.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { clock } from '../clock.ts';
import { env } from '../env.ts';
import type { Db } from '../db/connect.ts';
import { rateLimits } from '../db/tables.ts';

/** So many points per fixed window of so many seconds. */
export type Limit = { points: number; seconds: number };
export type Counter = Limit & { key: string };
/** A counter after counting: whether it is over its limit, and the seconds until its window ends. */
export type Counted = Counter & { counted: number; over: boolean; wait: number; windowStart: Date };

/** Counts a request in its fixed window, shared by all processes. Throws TOO_MANY_REQUESTS with the seconds to wait. */
export async function countRequest(db: Db, key: string, limit: Limit): Promise<void> {
  const [window] = await countIn(db, [{ ...limit, key }]);
  if (window?.over)
    throw new AppError('TOO_MANY_REQUESTS', `Too many tries. Wait ${counted(window.wait, 'second')} and try again.`, {
      retryAfterSeconds: window.wait,
    });
}

/** Counts one in each of these windows, in one statement; returns them in the same order. */
export async function countIn(db: Db, counters: readonly Counter[]): Promise<Counted[]> {
  const now = clock.now().getTime();
  const windows = counters.map((counter) => ({
    ...counter,
    windowStart: new Date(now - (now % (counter.seconds * 1000))),
  }));
  const rows = await addTo(db, windows, 1).returning({ key: rateLimits.key, points: rateLimits.points });
  const points = new Map(rows.map((row) => [row.key, row.points]));
  return windows.map((window) => {
    const counted = points.get(window.key) ?? 0;
    const wait = Math.max(1, Math.ceil((window.windowStart.getTime() + window.seconds * 1000 - now) / 1000));
    return { ...window, counted, over: counted > window.points * env().RATE_LIMIT_FACTOR, wait };
  });
}

/** Takes one back in each of these windows: something counted in advance did not happen. */
export async function uncount(db: Db, windows: readonly Counted[]): Promise<void> {
  if (windows.length) await addTo(db, windows, -1);
}

/** Rows are locked in the order of their keys, so that two callers never deadlock. */
function addTo(db: Db, windows: readonly { key: string; windowStart: Date }[], step: 1 | -1) {
  const inOrder = [...windows].sort((a, b) => (a.key < b.key ? -1 : 1));
  return db
    .insert(rateLimits)
    .values(inOrder.map(({ key, windowStart }) => ({ key, windowStart, points: Math.max(0, step) })))
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { points: sql`${rateLimits.points} + ${step}::int` },
    });
}
