import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { dispatchEvent, type DomainEvents } from '#lib/server/domain-events.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { markNotificationsRead as operation } from '../contract.ts';
import { EMPTIED_LISTS } from '../rules/lists.ts';
import { countUnread, sendCounts } from './notifications.repo.ts';
import { notifications } from './tables.ts';

/**
 * Marks the caller's notifications of one booking as read, or all (4.12), and the requests they are about with them.
 * Another person's id, or a booking without a notification, is NOT_FOUND.
 */
export const markNotificationsRead: UseCase<typeof operation> = async ({
  db,
  query: { approverId, bookingIds },
  caller: { companyId, userId },
}) => {
  if (approverId !== userId) throw notFound('This list');
  const bookingId = bookingIds === 'All' ? null : bookingIds;
  const marked = await markRead(db, { companyId, userId, bookingId });
  if (bookingId !== null && !marked) throw notFound('This notification');
  await dispatchEvent(db, 'notification.read', { companyId, userId, bookingId });
  const counts = (await countUnread(db, companyId, [userId])).get(userId);
  if (!counts) throw new Error('A person has no counts');
  await sendCounts(db, companyId, [userId], bookingIds);
  return counts;
};

/** Subscriber: whoever reads a request, or all of them, has read the notifications about them. */
export async function readWithRequests(db: Db, read: DomainEvents['approval.read']): Promise<void> {
  if (await markRead(db, read)) await sendCounts(db, read.companyId, [read.userId], read.bookingId ?? 'All');
}

/** `bookingId` null: all; the lists of approvals and travel requests are then emptied. Gives the number of rows. */
async function markRead(
  db: Db,
  { companyId, userId, bookingId }: { companyId: string; userId: string; bookingId: string | null },
): Promise<number> {
  const own = and(eq(notifications.companyId, companyId), eq(notifications.userId, userId));
  const one = bookingId === null ? undefined : eq(notifications.bookingId, bookingId);
  const marked = await db.update(notifications).set({ isRead: true }).where(and(own, one));
  if (bookingId === null)
    await db.delete(notifications).where(and(own, inArray(notifications.list, [...EMPTIED_LISTS])));
  return marked.rowCount ?? 0;
}
