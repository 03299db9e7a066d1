import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { settingsOf } from '#features/companies/server/index.ts';
import { accountLines, balanceOf } from '#features/payments/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../../../contract.ts';
import { WIRE_CATEGORY } from '../../../rules/category.ts';
import { whenEmptyText } from '../../../rules/company-wallet.ts';
import { asBookingAtWork } from '../../bookings.repo.ts';
import { companyPayerAccount } from '../../payer-account.ts';
import { bookingSummary } from '../../products/index.ts';
import { bookings } from '../../tables.ts';
import { topUpIdOf } from './top-ups.repo.ts';

/** The account that pays the company's trips under its current settings, with a page of its lines. */
export const showCompanyWallet: UseCase<typeof contract.companyWallet> = async ({
  db,
  query,
  caller: { companyId },
}) => {
  const { paying, creditLimit, checkoutAllowed, lowBalance } = await settingsOf(db, companyId);
  const account = companyPayerAccount(companyId, paying);
  const balance = await balanceOf(db, account);
  const left = paying === 'credit' ? balance + creditLimit : balance;
  const { lines, count } = await accountLines(db, account, query);
  const trips = await tripsOf(
    db,
    companyId,
    lines.flatMap(({ posting }) => posting.bookingId ?? []),
  );
  return {
    paying,
    balance,
    creditLimit,
    left,
    currency: 'INR',
    lowBalance,
    isLow: lowBalance > 0 && left < lowBalance,
    whenEmpty: whenEmptyText({ paying, checkoutAllowed }),
    lines: lines.map(({ entry, posting }) => ({
      _id: posting.id,
      at: posting.at.toISOString(),
      amount: entry.amount,
      balance: entry.balanceAfter ?? 0, // an account with a limit always has one
      note: posting.note,
      trip: trips.get(posting.bookingId ?? '') ?? null,
      topUpId: topUpIdOf(posting.key),
    })),
    count,
  };
};

/** The trips of these ids that the company booked. */
async function tripsOf(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, NonNullable<contract.CompanyWalletLine['trip']>>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.companyId, companyId), inArray(bookings.id, [...new Set(ids)])));
  return new Map(rows.map((row) => [row.id, tripOf(asBookingAtWork(row))]));
}

const tripOf = (booking: ReturnType<typeof asBookingAtWork>): NonNullable<contract.CompanyWalletLine['trip']> => ({
  _id: booking.id,
  category: WIRE_CATEGORY[booking.category],
  name: bookingSummary(booking).name,
  from: booking.checkIn,
  to: booking.checkOut,
  travellers: booking.company?.travellers.map(({ name }) => name) ?? [],
});
