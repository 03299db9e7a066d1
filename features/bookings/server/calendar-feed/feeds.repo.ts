import 'server-only';
import { eq } from 'drizzle-orm';
import { hashToken } from '#features/identity/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { calendarFeeds } from '../tables.ts';

export type CalendarFeedRow = typeof calendarFeeds.$inferSelect;

export async function feedOf(db: Db, userId: string): Promise<CalendarFeedRow | null> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row ?? null;
}

/** The feed of a token; null when it was replaced or ended. */
export async function feedByToken(db: Db, token: string): Promise<CalendarFeedRow | null> {
  const [row] = await db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, hashToken(token)));
  return row ?? null;
}

/** Stores a person's feed in place of the earlier one. */
export async function saveFeed(db: Db, feed: Omit<CalendarFeedRow, 'isRead'>): Promise<void> {
  const fresh = { ...feed, isRead: false };
  await db.insert(calendarFeeds).values(fresh).onConflictDoUpdate({ target: calendarFeeds.userId, set: fresh });
}

/** Ends a person's calendar address; gives whether there was one. */
export async function deleteFeed(db: Db, userId: string): Promise<boolean> {
  const ended = await db
    .delete(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
    .returning({ userId: calendarFeeds.userId });
  return ended.length > 0;
}
