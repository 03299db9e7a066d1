import 'server-only';
import { eq } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { byCommand } from '#lib/server/by-command.ts';
import { AppError } from '#lib/shared/errors.ts';
import { companyNamed } from './company-named.ts';
import { companies, creditLimits } from './tables.ts';

/** `company` is an id or exact name, `limit` is in paise, `reason` is shown in the company's audit log. */
export type CreditGrant = { company: string; limit: number; reason: string; apply: boolean };
/** The company with its limit before and after, in paise. Without `apply` nothing was written. */
export type GrantedCredit = { companyId: string; companyName: string; before: number; after: number };

/**
 * The operator sets how much a company may owe (0 ends it), with an entry in its audit log. Existing bookings are not
 * affected. Not reachable over HTTP. Throws NOT_FOUND for an unknown company and INVALID_INPUT where several have the
 * name, or for an invalid limit.
 */
export async function grantCredit(db: Db, { company, limit, reason, apply }: CreditGrant): Promise<GrantedCredit> {
  if (!Number.isSafeInteger(limit) || limit < 0)
    throw new AppError('INVALID_INPUT', 'The limit is an amount of ₹0 or more.');
  if (!reason.trim()) throw new AppError('INVALID_INPUT', 'Say why, for the audit trail.');
  const { id: companyId, name: companyName } = await companyNamed(db, company);
  return inTransaction(db, async (tx) => {
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update');
    const [row] = await tx
      .select({ amount: creditLimits.amount })
      .from(creditLimits)
      .where(eq(creditLimits.companyId, companyId));
    const before = row?.amount ?? 0;
    if (apply && before !== limit) {
      const granted = { amount: limit, reason: reason.trim(), grantedAt: clock.now() };
      await tx
        .insert(creditLimits)
        .values({ companyId, ...granted })
        .onConflictDoUpdate({ target: creditLimits.companyId, set: granted });
      const changes = [
        { field: 'creditLimit', before, after: limit },
        { field: 'reason', after: granted.reason },
      ];
      await recordEvent(tx, byCommand('npm run companies:credit'), {
        action: 'credit-limit.changed',
        actor: null,
        companyId,
        subjectId: companyId,
        details: { kind: 'credit-limit', subject: companyName, operator: true, changes },
      });
    }
    return { companyId, companyName, before, after: limit };
  });
}
