import 'server-only';
import { settingsOf } from '#features/companies/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import { costFieldProblems } from '../../rules/company-messages.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { companyPayerAccount } from '../payer-account.ts';
import type { BookingChange } from '../transition.ts';

/**
 * What paying changes on a company's booking: the account of the setting of now. Throws INVALID_INPUT beside each field
 * that the company asks for and that is still empty. Nothing for a consumer's.
 */
export async function payingForCompany(db: Db, { companyId, company }: BookingRow): Promise<BookingChange> {
  if (companyId === null || company === null) return {};
  const { paying, requiredFields } = await settingsOf(db, companyId);
  const fields = costFieldProblems(requiredFields, company.fields);
  const [first] = Object.values(fields);
  if (first) throw new AppError('INVALID_INPUT', first, { fields });
  return { payerAccount: companyPayerAccount(companyId, paying), company: { ...company, paying, requiredFields } };
}
