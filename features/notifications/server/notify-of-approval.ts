import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { DomainEvents } from '#lib/server/domain-events.ts';
import { writeMessages } from '#lib/server/realtime/outbox.ts';
import { saveApprovalNotifications } from './save-notifications.ts';

/** Sends an approval message (3.14) to the people concerned, each with their own counts, and stores their notifications. */
export async function notifyOfApproval(db: Db, event: DomainEvents['approval.changed']): Promise<void> {
  const { companyId, bookingId, approvalStatus, travelCategory, people } = event;
  await writeMessages(
    db,
    companyId,
    people.map(({ userId, approvalCount, notificationCount, countsAlone }) => ({
      topic: `approval${userId}`,
      payload: {
        bookingId,
        companyId,
        approvalStatus: countsAlone ? 'pending' : approvalStatus,
        travelCategory,
        hasQuote: null,
        approvalCount,
        notificationCount,
      },
    })),
  );
  await saveApprovalNotifications(db, event);
}
