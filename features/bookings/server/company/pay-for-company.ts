import 'server-only';
import { settingsOf } from '#features/companies/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import { costFieldProblems } from '../../rules/company-messages.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { companyPayerAccount } from '../payer-account.ts';
import type { BookingChange } from '../transition.ts';

/**
 * Changes of a company's booking when it is paid: the payer account of the current setting. Throws INVALID_INPUT beside
 * each required field that is empty. Does nothing for personal bookings.
 */
export async function payingForCompany(db: Db, { companyId, company }: BookingRow): Promise<BookingChange> {
  if (companyId === null || company === null) return {};
  const { paying, requiredFields } = await settingsOf(db, companyId);
  const fields = costFieldProblems(requiredFields, company.fields);
  const [first] = Object.values(fields);
  if (first) throw new AppError('INVALID_INPUT', first, { fields });
  return { payerAccount: companyPayerAccount(companyId, paying), company: { ...company, paying, requiredFields } };
}
