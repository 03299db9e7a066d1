import 'server-only';
import { and, eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { enqueueRequestEmails } from './enqueue-request-emails.ts';
import { requestOfBooking, type RequestRow } from './requests.repo.ts';
import { approvalPeople } from './tables.ts';

/**
 * Emails the requester that the trip is approved and ready to book, in the transaction that finds that it is not booked
 * at once. A trip booked at once has its confirmation email instead. Where a push message about the decision was sent,
 * the email is delayed, and withdrawn once the decision is read (ADR 58).
 */
export async function emailApproved(db: Db, companyId: string, bookingId: string): Promise<void> {
  const request = await requestOfBooking(db, companyId, bookingId);
  if (request?.state !== 'approved') return;
  const { requesterId, run } = request;
  const isPushed = await readPort('pushes').tellOfApprovals(db, companyId, requesterId);
  if (isPushed && (await hasRead(db, request))) return;
  const told = { deadline: new Date(run.deadline), ...(isPushed ? { pushedAt: clock.now() } : {}) };
  await enqueueRequestEmails(db, request, 'approval-approved', [requesterId], { told });
}

/** Whether the requester has read how their request ended: its end made it unread. */
async function hasRead(db: Db, { id, requesterId }: RequestRow): Promise<boolean> {
  const [own] = await db
    .select({ isRead: approvalPeople.isRead })
    .from(approvalPeople)
    .where(and(eq(approvalPeople.requestId, id), eq(approvalPeople.employeeId, requesterId)));
  return own?.isRead ?? false;
}
