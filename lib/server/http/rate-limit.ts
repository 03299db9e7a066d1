import 'server-only';
import { sql } from 'drizzle-orm';
import { AppError } from '#lib/shared/errors.ts';
import { clock } from '../clock.ts';
import { env } from '../env.ts';
import type { Db } from '../db/connect.ts';
import { rateLimits } from '../db/tables.ts';

/** Counts a request in its fixed window, shared by every process. Throws TOO_MANY_REQUESTS with the seconds to wait. */
export async function countRequest(db: Db, key: string, limit: { points: number; seconds: number }): Promise<void> {
  const now = clock.now().getTime();
  const windowStart = new Date(now - (now % (limit.seconds * 1000)));
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart, points: 1 })
    .onConflictDoUpdate({ target: [rateLimits.key, rateLimits.windowStart], set: { points: sql`${rateLimits.points} + 1` } })
    .returning({ points: rateLimits.points });
  if (!row || row.points <= limit.points * env().RATE_LIMIT_FACTOR) return;
  const wait = Math.max(1, Math.ceil((windowStart.getTime() + limit.seconds * 1000 - now) / 1000));
  throw new AppError('TOO_MANY_REQUESTS', `Too many tries. Wait ${wait} seconds and try again.`, { retryAfterSeconds: wait });
}
