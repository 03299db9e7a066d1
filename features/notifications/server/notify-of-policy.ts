import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { DomainEvents } from '#lib/server/domain-events.ts';
import { writeMessages } from '#lib/server/realtime/outbox.ts';

/** Tells these employees and the people who may book for them that their policy changed (4.10). */
export async function notifyOfPolicy(
  db: Db,
  { companyId, policyId, employeeIds }: DomainEvents['policy.changed'],
): Promise<void> {
  await writeMessages(
    db,
    companyId,
    employeeIds.map((userId) => ({ topic: `corporateEmpTravelPolicy${userId}`, payload: { userId, policyId } })),
  );
}
