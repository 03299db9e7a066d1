import 'server-only';
import { settingsOf } from '#features/companies/server/index.ts';
import { balanceOf } from '#features/payments/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type * as contract from '../../contract.ts';
import { ownBooking } from '../bookings.repo.ts';
import { companyPurse } from '../purse.ts';

/** What the company's wallet or credit pays of a booking of the caller under the settings of now. Paise. */
export const readCompanyMoney: UseCase<typeof contract.companyMoney> = async ({
  db,
  query: { bookingId, due },
  caller: { companyId, userId },
}) => {
  const booking = await ownBooking(db, userId, bookingId);
  if (booking.companyId !== companyId) throw notFound('This booking');
  const { paying, left } = await companyFunds(db, companyId);
  return { paying, covers: Math.max(0, Math.min(due === undefined ? booking.total : Number(due), left)) };
};

/** How the company pays now, and how much is left there. */
export async function companyFunds(db: Db, companyId: string): Promise<{ paying: 'wallet' | 'credit'; left: number }> {
  const { paying, creditLimit } = await settingsOf(db, companyId);
  const balance = await balanceOf(db, companyPurse(companyId, paying));
  return { paying, left: paying === 'credit' ? balance + creditLimit : balance };
}
