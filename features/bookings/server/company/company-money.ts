import 'server-only';
import { administratorNames, settingsOf } from '#features/companies/server/index.ts';
import { balanceOf } from '#features/payments/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type * as contract from '../../contract.ts';
import { COMPANY_PAYS_ALL, type CompanyFunds, fundsProblem } from '../../rules/company-funds.ts';
import { type BookingRow, bookingOfUser } from '../bookings.repo.ts';
import { companyPayerAccount } from '../payer-account.ts';

/** What the company's wallet or credit pays of a booking of the caller under the current settings. Paise. */
export const readCompanyMoney: UseCase<typeof contract.companyMoney> = async ({
  db,
  query: { bookingId, due },
  caller: { companyId, userId },
}) => {
  const booking = await bookingOfUser(db, userId, bookingId);
  if (booking.companyId !== companyId) throw notFound('This booking');
  const wanted = due === undefined ? booking.total : Number(due);
  const funds = await companyFunds(db, companyId);
  return {
    paying: funds.paying,
    covers: Math.max(0, Math.min(wanted, funds.left)),
    stopped: fundsProblem(funds, wanted, await administratorNames(db, companyId)),
  };
};

/** How the company pays, and the amount available. */
export async function companyFunds(db: Db, companyId: string): Promise<CompanyFunds> {
  const { paying, creditLimit, checkoutAllowed } = await settingsOf(db, companyId);
  const balance = await balanceOf(db, companyPayerAccount(companyId, paying));
  return { paying, checkoutAllowed, left: paying === 'credit' ? balance + creditLimit : balance };
}

/**
 * Throws INSUFFICIENT_WALLET with whom to contact, where the company does not allow the checkout and its account does
 * not cover the amount due (paise).
 */
export async function mustBeFunded(
  db: Db,
  { companyId }: Pick<BookingRow, 'companyId'>,
  { due, fromAccount }: { due: number; fromAccount: number },
): Promise<void> {
  if (companyId === null || due === 0) return;
  const funds = await companyFunds(db, companyId);
  if (funds.checkoutAllowed) return;
  const problem = fundsProblem(funds, due, await administratorNames(db, companyId));
  if (problem) throw new AppError('INSUFFICIENT_WALLET', problem);
  if (fromAccount < due) throw new AppError('CONFLICT', COMPANY_PAYS_ALL);
}
