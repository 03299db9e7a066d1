import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { enqueueRequestEmails } from './enqueue-request-emails.ts';
import { requestOfBooking } from './requests.repo.ts';

/**
 * Tells the requester that the trip is approved and ready to book, in the transaction that finds that it is not booked
 * at once. A trip booked at once has its confirmation email instead.
 */
export async function emailApproved(db: Db, companyId: string, bookingId: string): Promise<void> {
  const request = await requestOfBooking(db, companyId, bookingId);
  if (request?.state === 'approved')
    await enqueueRequestEmails(db, request, 'approval-approved', [request.requesterId]);
}
