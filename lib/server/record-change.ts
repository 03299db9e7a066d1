import 'server-only';
import { auditChanges, withinAuditLimits, type Audited } from '#lib/shared/audit-changes.ts';
import { recordEvent } from './audit.ts';
import type { Db } from './db/connect.ts';
import type { RequestFacts } from './request-facts.ts';
import type { CompanyCaller } from './use-case.ts';

/**
 * What was changed in a company: its kind ("department"), id and name, and the record before and after; null when there
 * was or is none.
 */
export type Change = { kind: string; subjectId: string; subject: string; before: Audited; after: Audited };
type Actor = { caller: CompanyCaller; request: RequestFacts };

/**
 * Writes a change of the company into the audit trail, field by field; nothing when nothing changed. In the transaction
 * of the change.
 */
export async function recordChange(
  db: Db,
  { caller, request }: Actor,
  { kind, subjectId, subject, before, after }: Change,
): Promise<void> {
  const changes = withinAuditLimits(auditChanges(before, after, HIDDEN_FIELDS));
  if (!changes.length) return;
  const what = before === null ? 'created' : after === null ? 'deleted' : 'changed';
  await recordEvent(db, request, {
    action: `${kind}.${what}`,
    actor: caller,
    subjectId,
    details: { kind, subject, changes },
  });
}

/** Fields of which the trail says only that they changed. */
const HIDDEN_FIELDS = new Set(['mobile']);
