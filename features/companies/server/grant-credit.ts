import 'server-only';
import { byCommand } from '#lib/server/by-command.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { AppError } from '#lib/shared/errors.ts';
import { companyNamed } from './company-named.ts';
import { setCreditLimit } from './set-credit-limit.ts';
import { settingsOf } from './settings.repo.ts';

/** `company` is an id or exact name, `limit` is in paise, `reason` is shown in the company's audit log. */
export type CreditGrant = { company: string; limit: number; reason: string; apply: boolean };
/** The company with its limit before and after, in paise. Without `apply` nothing was written. */
export type GrantedCredit = { companyId: string; companyName: string; before: number; after: number };

/**
 * The operator's command sets how much a company may owe (0 ends it). Throws NOT_FOUND for an unknown company and
 * INVALID_INPUT where several have the name, or for an invalid limit.
 */
export async function grantCredit(db: Db, { company, limit, reason, apply }: CreditGrant): Promise<GrantedCredit> {
  if (!Number.isSafeInteger(limit) || limit < 0)
    throw new AppError('INVALID_INPUT', 'The limit is an amount of ₹0 or more.');
  if (!reason.trim()) throw new AppError('INVALID_INPUT', 'Say why, for the audit trail.');
  const { id: companyId, name: companyName } = await companyNamed(db, company);
  const by = { request: byCommand('npm run companies:credit'), staff: null };
  const { before } = apply
    ? await inTransaction(db, (tx) => setCreditLimit(tx, { companyId, limit, reason: reason.trim() }, by))
    : { before: (await settingsOf(db, companyId)).creditLimit };
  return { companyId, companyName, before, after: limit };
}
