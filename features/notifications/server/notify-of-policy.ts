import 'server-only';
import { addressesOfPeople } from '#features/companies/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { DomainEvents } from '#lib/server/domain-events.ts';
import { enqueueMails } from '#lib/server/mail/enqueue-mail.ts';
import { writeMessages } from '#lib/server/realtime/outbox.ts';
import { POLICY_TOPIC } from '#lib/shared/realtime.ts';
import type { ToldChange } from '../rules/policy-email.ts';
import { notificationPreferences } from './preferences.repo.ts';

/** Tells these employees and the people who may book for them what changed in their policy (4.10), the employees by email too. */
export async function notifyOfPolicy(
  db: Db,
  { companyId, policyId, employeeIds, changedAt, limits, more, verdict }: DomainEvents['policy.changed'],
): Promise<void> {
  await writeMessages(
    db,
    companyId,
    employeeIds.map((userId) => ({
      topic: `${POLICY_TOPIC}${userId}`,
      payload: { userId, policyId, changedAt, limits, more, verdict },
    })),
  );
  await enqueuePolicyEmails(db, companyId, employeeIds, { limits, more, verdict });
}

/** Where the company's settings say so, to those who have not switched it off. */
async function enqueuePolicyEmails(
  db: Db,
  companyId: string,
  employeeIds: readonly string[],
  change: ToldChange,
): Promise<void> {
  const wanting = await notificationPreferences.wantedBy(db, companyId, 'policyChanges', 'mail', employeeIds);
  const text = JSON.stringify(change);
  await enqueueMails(
    db,
    (await addressesOfPeople(db, companyId, wanting)).map(({ id: employeeId, workEmail }) => ({
      template: 'policy-changed',
      urgency: 'bulk',
      companyId,
      recipient: workEmail,
      facts: { companyId, employeeId, change: text },
    })),
  );
}
