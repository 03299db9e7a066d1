import 'server-only';
import { and, count, desc, eq } from 'drizzle-orm';
import { namesOfPeople } from '#features/companies/server/index.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { Notification, notificationList as operation } from '../contract.ts';
import { countUnread, shownTo } from './notifications.repo.ts';
import { notifications, type NotificationRow } from './tables.ts';

/** A page of the caller's notifications (3.12) with their counts. Four queries, whatever their number. */
export const listNotifications: UseCase<typeof operation> = async ({ db, query, caller: { companyId, userId } }) => {
  const { list, pageNo, pageSize } = query;
  if (query.userId !== undefined && query.userId !== userId) throw notFound('This list');
  const wanted = and(shownTo(companyId, [userId]), eq(notifications.list, list));
  const [total] = await db.select({ rows: count() }).from(notifications).where(wanted);
  const rows = await db
    .select()
    .from(notifications)
    .where(wanted)
    .orderBy(desc(notifications.at), desc(notifications.subjectId))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const names = await namesOfPeople(db, companyId, [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]);
  const counts = (await countUnread(db, companyId, [userId])).get(userId);
  if (!counts) throw new Error('A person has no counts');
  return { response: rows.map((row) => present(row, userId, names)), count: total?.rows ?? 0, ...counts };
};

const present = (row: NotificationRow, me: string, names: ReadonlyMap<string, string>): Notification => ({
  bookingId: row.bookingId,
  isRead: row.isRead,
  list: row.list,
  kind: row.kind,
  travelCategory: row.travelCategory,
  approvalStatus: row.approvalStatus,
  title: row.title,
  place: row.place,
  from: row.firstDay,
  to: row.lastDay,
  by: row.actorId === null || row.actorId === me ? null : (names.get(row.actorId) ?? 'someone who left'),
  at: row.at.toISOString(),
  opens: row.list !== 'tripReminders' || row.actorId === me,
});
