import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { markApprovalsRead as operation } from '../contract.ts';
import { countsOf, seenBy } from './list-approvals.ts';
import { approvalPeople, approvalRequests } from './tables.ts';

/**
 * 4.12, 6.5: marks what the caller sees as read, one request or all. Another one's approver id is NOT_FOUND, and so is a
 * request that does not concern the caller. Marking twice is no error.
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
    // who stands in for somebody has no row of their own before they have read it
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
  return countsOf(db, seen);
};
