import 'server-only';
import { settingsOf } from '#features/companies/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { enqueueRequestEmails } from './enqueue-request-emails.ts';
import { requestOfBooking } from './requests.repo.ts';

/**
 * Tells whoever asked that it is approved and theirs to book, in the transaction in which it became known that it is not
 * booked at once. What is booked at once is told by the confirmation of the booking.
 */
export async function tellApproved(db: Db, companyId: string, bookingId: string): Promise<void> {
  const request = await requestOfBooking(db, companyId, bookingId);
  if (request?.state !== 'approved' || !(await settingsOf(db, companyId)).notices.includes('approvals')) return;
  await enqueueRequestEmails(db, request, 'approval-approved', [request.requesterId]);
}
