import 'server-only';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { QuietHours } from '../contract.ts';
import { quietHours } from './tables.ts';

/** The quiet hours of those of these people who set some. One query. */
export async function quietHoursOf(db: Db, userIds: readonly string[]): Promise<Map<string, QuietHours>> {
  if (!userIds.length) return new Map();
  const rows = await db
    .select()
    .from(quietHours)
    .where(inArray(quietHours.userId, [...userIds]));
  return new Map(
    rows.map(({ userId, fromTime, untilTime, zone }) => [userId, { from: fromTime, until: untilTime, zone }]),
  );
}

/** Sets a person's quiet hours; null removes them. */
export async function setQuietHours(db: Db, userId: string, hours: QuietHours | null): Promise<void> {
  if (hours === null) {
    await db.delete(quietHours).where(eq(quietHours.userId, userId));
    return;
  }
  const set = { fromTime: hours.from, untilTime: hours.until, zone: hours.zone };
  await db
    .insert(quietHours)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: quietHours.userId, set });
}
