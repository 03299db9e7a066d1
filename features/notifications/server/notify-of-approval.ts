import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { DomainEvents } from '#lib/server/domain-events.ts';
import { writeMessages } from '#lib/server/realtime/outbox.ts';

/** Sends an approval message (3.14) to the people concerned, each with their own counts. */
export async function notifyOfApproval(
  db: Db,
  { companyId, people, ...request }: DomainEvents['approval.changed'],
): Promise<void> {
  await writeMessages(
    db,
    companyId,
    people.map(({ userId, approvalCount, notificationCount }) => ({
      topic: `approval${userId}`,
      payload: { ...request, companyId, hasQuote: null, approvalCount, notificationCount },
    })),
  );
}
