import 'server-only';
import { asc, eq, sql } from 'drizzle-orm';
import type { UserType } from '#lib/shared/user-type.ts';
import { clock } from './clock.ts';
import type { Db } from './db/connect.ts';
import { auditEvents } from './db/tables.ts';
import type { RequestFacts } from './request-facts.ts';

/** What happened, to whom and by whom. `details` holds facts and never a secret: no password, token or link. */
export type AuditEvent = {
  action: string;
  /** Who did it; `staff` is the product's own, at the desk. */
  actor: { userId: string; userType: UserType | 'staff' } | null;
  companyId?: string;
  subjectId?: string;
  details?: Record<string, unknown>;
};

/** The company whose transaction this is (`db/in-company.ts`), or none. */
const thisCompany = sql`nullif(current_setting('app.company_id', true), '')`;

/**
 * Writes one audit entry in the transaction of the change. Inside a company's transaction the entry belongs to the
 * company.
 */
export async function recordEvent(
  db: Db,
  request: RequestFacts,
  { action, actor, companyId, subjectId, details }: AuditEvent,
): Promise<void> {
  await db.insert(auditEvents).values({
    at: clock.now(),
    action,
    actorId: actor?.userId ?? null,
    actorType: actor?.userType ?? null,
    companyId: companyId ?? thisCompany,
    subjectId: subjectId ?? null,
    details: details ?? {},
    address: request.address,
    userAgent: request.userAgent,
    requestId: request.requestId,
  });
}

/** A person's entries, oldest first. */
export const eventsOf = (db: Db, actorId: string) =>
  db.select().from(auditEvents).where(eq(auditEvents.actorId, actorId)).orderBy(asc(auditEvents.id));
