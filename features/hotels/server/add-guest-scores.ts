import 'server-only';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { hotels } from './tables.ts';

/**
 * Adds scores of guests (1–10) to a hotel's score, or takes them away: `count` more of them, `sum` more in all. In the
 * transaction that publishes or removes their reviews. Lists show it within a minute, when they read the hotels anew.
 */
export async function addGuestScores(
  tx: Db,
  slug: string,
  { count, sum }: { count: number; sum: number },
): Promise<void> {
  await tx
    .update(hotels)
    .set({
      scoreSum: sql`${hotels.scoreSum} + ${sum}::int`,
      scoreCount: sql`${hotels.scoreCount} + ${count}::int`,
    })
    .where(eq(hotels.slug, slug));
}
