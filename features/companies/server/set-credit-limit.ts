import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { recordEvent, type AuditEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { auditEvents } from '#lib/server/db/tables.ts';
import { enqueueMails } from '#lib/server/mail/enqueue-mail.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { companies, creditLimits } from './tables.ts';
import { administratorsOf, MOST_TOLD } from './who-administers.ts';

const CHANGED = 'credit-limit.changed';

/** A new limit in paise (0 ends the credit); the company reads the reason. `shownLimit`: the limit it is to replace. */
export type LimitChange = { companyId: string; limit: number; reason: string; shownLimit?: number };
/** Who sets it: staff at the desk, or an operator's command, which has no account. */
export type LimitSetter = { request: RequestFacts; staff: { userId: string; staffName: string } | null };

/**
 * Sets how much a company may owe, with an entry in its audit log and an email to its administrators, in the caller's
 * transaction. Existing bookings are not affected. Parallel changes wait for each other. Gives the limit before. Throws NOT_FOUND, and CONFLICT when the
 * limit is not `shownLimit` any more.
 */
export async function setCreditLimit(
  tx: Db,
  { companyId, limit, reason, shownLimit }: LimitChange,
  { request, staff }: LimitSetter,
): Promise<{ before: number }> {
  const [company] = await tx
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('update');
  if (!company) throw notFound('This company');
  const [row] = await tx
    .select({ amount: creditLimits.amount })
    .from(creditLimits)
    .where(eq(creditLimits.companyId, companyId));
  const before = row?.amount ?? 0;
  if (shownLimit !== undefined && shownLimit !== before)
    throw new AppError('CONFLICT', 'The limit was changed meanwhile. Nothing was set. Look at the limit of now first.');
  if (before === limit) return { before };
  const granted = { amount: limit, reason, grantedAt: clock.now() };
  await tx
    .insert(creditLimits)
    .values({ companyId, ...granted })
    .onConflictDoUpdate({ target: creditLimits.companyId, set: granted });
  const changes = [
    { field: 'creditLimit', before, after: limit },
    { field: 'reason', after: reason },
  ];
  await recordEvent(tx, request, {
    action: CHANGED,
    ...setBy(staff),
    companyId,
    subjectId: companyId,
    details: { kind: 'credit-limit', subject: company.name, operator: true, staffName: staff?.staffName, changes },
  });
  await enqueueMails(
    tx,
    (await administratorsOf(tx, companyId, MOST_TOLD)).map(({ id, workEmail }) => ({
      template: 'credit-limit',
      urgency: 'bulk',
      companyId,
      recipient: workEmail,
      facts: { companyId, employeeId: id, before: String(before), after: String(limit), reason },
    })),
  );
  return { before };
}

const setBy = (staff: LimitSetter['staff']): Pick<AuditEvent, 'actor'> => ({
  actor: staff && { userId: staff.userId, userType: 'staff' },
});

/** Changes of a company's limit (paise), the latest first; `by` is null for an operator's command. */
export async function limitChanges(
  db: Db,
  companyId: string,
  most: number,
): Promise<{ at: Date; by: string | null; before: number; after: number; reason: string }[]> {
  const rows = await db
    .select({ at: auditEvents.at, details: auditEvents.details })
    .from(auditEvents)
    .where(and(eq(auditEvents.companyId, companyId), eq(auditEvents.action, CHANGED)))
    .orderBy(desc(auditEvents.id))
    .limit(most);
  return rows.map(({ at, details }) => {
    const changes = details.changes as { field: string; before?: number; after?: number | string }[];
    const limit = changes.find(({ field }) => field === 'creditLimit');
    const reason = changes.find(({ field }) => field === 'reason')?.after;
    return {
      at,
      by: typeof details.staffName === 'string' ? details.staffName : null,
      before: Number(limit?.before ?? 0),
      after: Number(limit?.after ?? 0),
      reason: String(reason ?? ''),
    };
  });
}
