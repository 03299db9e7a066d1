import 'server-only';
import { and, count, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { ReadPorts } from '#lib/server/ports/read-ports.ts';
import { writeMessages } from '#lib/server/realtime/outbox.ts';
import type { NotificationCounts } from '../contract.ts';
import { NOTIFICATION_LISTS } from '../rules/lists.ts';
import { notifications } from './tables.ts';

/** The notifications that are shown to these people: a reminder is over when its trip begins. */
export const shownTo = (companyId: string, userIds: readonly string[]): SQL | undefined =>
  and(
    eq(notifications.companyId, companyId),
    inArray(notifications.userId, [...userIds]),
    or(isNull(notifications.startsAt), gt(notifications.startsAt, clock.now())),
  );

/** Numbers of unread notifications of each of these people. One query. */
export async function countUnread(
  db: Db,
  companyId: string,
  userIds: readonly string[],
): Promise<Map<string, NotificationCounts>> {
  const counts = new Map(userIds.map((userId) => [userId, noneUnread()]));
  if (!userIds.length) return counts;
  const rows = await db
    .select({ userId: notifications.userId, list: notifications.list, unread: count() })
    .from(notifications)
    .where(and(shownTo(companyId, userIds), eq(notifications.isRead, false)))
    .groupBy(notifications.userId, notifications.list);
  for (const { userId, list, unread } of rows) {
    const of = counts.get(userId);
    if (!of) continue;
    of.unread[list] = unread;
    of.notificationCount += unread;
  }
  return counts;
}

/** The counts of one person, for messages that are delivered to their tabs. */
export const notificationCounts: ReadPorts['notifications'] = {
  countsOf: async (db, companyId, userId) => (await countUnread(db, companyId, [userId])).get(userId) ?? noneUnread(),
};

const noneUnread = (): NotificationCounts => ({
  notificationCount: 0,
  unread: Object.fromEntries(NOTIFICATION_LISTS.map((list) => [list, 0])) as NotificationCounts['unread'],
});

/**
 * Sends these people their new counts to all their tabs (7.19, topic `notification`). `read`: what they have read, a
 * booking or `All`.
 */
export async function sendCounts(db: Db, companyId: string, userIds: readonly string[], read?: string): Promise<void> {
  const counts = await countUnread(db, companyId, [...new Set(userIds)]);
  await writeMessages(
    db,
    companyId,
    [...counts].map(([userId, own]) => ({ topic: `notification${userId}`, payload: read ? { ...own, read } : own })),
  );
}
