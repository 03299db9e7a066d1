import 'server-only';
import { administratorNames, settingsOf } from '#features/companies/server/index.ts';
import {
  balanceOf,
  creditOf,
  escrowOf,
  postToLedger,
  walletOf,
  type AccountId,
} from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { orList } from '#lib/shared/word-lists.ts';
import { feePartOf } from '../rules/quote-price.ts';
import { requestTitle } from '../rules/request-text.ts';
import type { QuoteRow, RequestRow } from './requests.repo.ts';

/**
 * Moves a quote's total from the company's wallet or credit to the escrow of the request, in the transaction of `db`.
 * Gives the account that paid. Throws INSUFFICIENT_WALLET with whom to ask; then nothing was moved.
 */
export async function payQuote(db: Db, row: RequestRow, quote: QuoteRow): Promise<AccountId> {
  const { companyId } = row;
  const { paying, creditLimit } = await settingsOf(db, companyId);
  const account = paying === 'credit' ? creditOf(companyId) : walletOf(companyId);
  const floor = paying === 'credit' ? -creditLimit : 0;
  const left = (await balanceOf(db, account)) - floor;
  if (left < quote.total)
    throw new AppError(
      'INSUFFICIENT_WALLET',
      tooLittle(paying, left, quote.total, await administratorNames(db, companyId)),
    );
  await postToLedger({
    db,
    key: `transport:${row.id}:${quote.id}`,
    bookingId: row.id,
    note: requestTitle(row.details),
    entries: [
      { account, amount: -quote.total, floor },
      { account: escrowOf(row.id), amount: quote.total },
    ],
    at: clock.now(),
  });
  return account;
}

const shown = (amount: number) => formatMoney(money(Math.max(0, amount)), 'indian');

function tooLittle(paying: 'wallet' | 'credit', left: number, due: number, administrators: readonly string[]): string {
  const whom = administrators.length ? orList(administrators) : 'an administrator of your company';
  const more = paying === 'credit' ? 'pay off or raise the credit' : 'add money to it';
  return `Your company’s ${paying} has ${shown(left)} left, and this costs ${shown(due)}. Nothing was booked or charged. Ask ${whom} to ${more}.`;
}

/** The confirmed fare is the supplier's, fee and tax are ours. In the transaction that confirms. */
export const settleQuote = (db: Db, row: RequestRow, quote: QuoteRow): Promise<{ posted: boolean }> =>
  postToLedger({
    db,
    key: `transport-settle:${row.id}:${quote.id}`,
    bookingId: row.id,
    note: `${requestTitle(row.details)}, confirmed`,
    entries: [
      { account: escrowOf(row.id), amount: -quote.total },
      { account: 'supplier', amount: quote.fare },
      { account: 'revenue', amount: quote.total - quote.fare },
    ],
    at: clock.now(),
  });

/**
 * Pays back to the account that paid (paise): from the escrow while it is not confirmed, else from the supplier, and
 * from our fee what the fare does not cover.
 */
export async function refundQuote(
  db: Db,
  row: RequestRow,
  quote: QuoteRow,
  { amount, why }: { amount: number; why: 'cancelled' | 'failed' },
): Promise<void> {
  if (!amount || row.payerAccount === null) return;
  const fee = feePartOf(amount, quote.fare);
  await postToLedger({
    db,
    key: `transport-${why}:${row.id}:${quote.id}`,
    bookingId: row.id,
    note: `${requestTitle(row.details)}, ${why === 'failed' ? 'not available' : 'cancelled'}`,
    entries: [
      { account: row.payerAccount, amount },
      ...(row.state === 'confirmed'
        ? [
            { account: 'supplier' as const, amount: fee - amount },
            { account: 'revenue' as const, amount: -fee },
          ]
        : [{ account: escrowOf(row.id), amount: -amount }]),
    ],
    at: clock.now(),
  });
}
