import 'server-only';
import { lt } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { idempotencyKeys, rateLimits } from '../db/tables.ts';

const DAY = 86_400_000;

/** Forgets what was kept for a day: first answers under an Idempotency-Key, and the windows of the rate limiter. */
export async function tidyUp(db: Db, now: Date): Promise<void> {
  const aDayAgo = new Date(now.getTime() - DAY);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, aDayAgo));
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, aDayAgo));
}
