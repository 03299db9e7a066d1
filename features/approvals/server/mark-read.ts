import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { dispatchEvent, type DomainEvents } from '#lib/server/domain-events.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { markApprovalsRead as operation } from '../contract.ts';
import { countsOf, seenBy } from './find-requests.ts';
import { approvalPeople, approvalRequests } from './tables.ts';

/**
 * Marks one or all requests the caller can see as read (4.12, 6.5). Another person's approver id, or a request the
 * caller cannot see, is NOT_FOUND. Marking twice is not an error.
 */
export const markRead: UseCase<typeof operation> = async ({ db, query: { approverId, bookingIds }, caller }) => {
  const { companyId, userId } = caller;
  if (approverId !== userId) throw notFound('This list');
  const seen = await seenBy(db, caller);
  const one = bookingIds === 'All' ? undefined : eq(approvalRequests.bookingId, bookingIds);
  const rows = await db
    .select({ requestId: approvalRequests.id })
    .from(approvalRequests)
    .leftJoin(approvalPeople, seen.mine)
    .where(and(seen.concerns, one));
  if (one && !rows.length) throw notFound('This request');
  if (rows.length) {
    // a stand-in has no row of their own before they have read it
    await db
      .insert(approvalPeople)
      .values(
        rows.map(({ requestId }) => ({
          requestId,
          companyId,
          employeeId: userId,
          part: 'approver' as const,
          isAsked: false,
          isRead: true,
        })),
      )
      .onConflictDoUpdate({ target: [approvalPeople.requestId, approvalPeople.employeeId], set: { isRead: true } });
  }
  await dispatchEvent(db, 'approval.read', { companyId, userId, bookingId: one ? bookingIds : null });
  return countsOf(db, seen);
};

/** Subscriber: whoever reads the notification about a request, or all of them, has read the requests. */
export async function readWithNotifications(
  db: Db,
  { companyId, userId, bookingId }: DomainEvents['notification.read'],
): Promise<void> {
  const requests = db
    .select({ id: approvalRequests.id })
    .from(approvalRequests)
    .where(
      and(
        eq(approvalRequests.companyId, companyId),
        bookingId === null ? undefined : eq(approvalRequests.bookingId, bookingId),
      ),
    );
  await db
    .update(approvalPeople)
    .set({ isRead: true })
    .where(
      and(
        eq(approvalPeople.companyId, companyId),
        eq(approvalPeople.employeeId, userId),
        eq(approvalPeople.isRead, false),
        inArray(approvalPeople.requestId, requests),
      ),
    );
}
