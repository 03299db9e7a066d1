import type * as contract from '#features/bookings/contract.ts';
import { topUpNote, whenEmptyText } from '#features/bookings/rules/company-wallet.ts';
import { csvFile } from '#lib/shared/csv/write-csv.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { deviceZone } from '#lib/shared/time-zones.ts';
import { notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import { postToWallet, walletBalance, walletLines } from '../memory/wallet.ts';
import { smallPdf } from './small-pdf.ts';

type WalletAnswers = Pick<
  AnswersOf<typeof contract>,
  'companyWallet' | 'companyWalletFile' | 'addToCompanyWallet' | 'companyWalletReceipt'
>;

/** The company's wallet of the tab. */
const OWNER = 'company';

/** The company's wallet; money that is added arrives at once, without the gateway. */
export const companyWalletAnswers: WalletAnswers = {
  companyWallet: ({ query: { pageNo, pageSize, sort, direction, ...days } }) => {
    const { paying, checkoutAllowed, creditLimit, lowBalance } = memory().company.settings;
    const newest = linesOn(days);
    const rising = sort === 'amount' ? newest.toSorted((a, b) => a.amount - b.amount) : newest.toReversed();
    const lines = direction === 'asc' ? rising : rising.toReversed();
    const balance = walletBalance(OWNER);
    return {
      paying,
      balance,
      creditLimit,
      left: balance + (paying === 'credit' ? creditLimit : 0),
      currency: 'INR',
      lowBalance,
      isLow: balance < lowBalance,
      whenEmpty: whenEmptyText({ paying, checkoutAllowed }),
      lines: lines
        .slice((pageNo - 1) * pageSize, pageNo * pageSize)
        .map(({ userId: _owner, bookingId, ...line }) => ({ ...line, trip: null, topUpId: bookingId })),
      count: lines.length,
    };
  },
  companyWalletFile: ({ query }) => {
    const lines = linesOn(query).map(({ at, note, amount }) => [at, note, amount / 100]);
    return new TextEncoder().encode([...csvFile(['When (UTC)', 'What for', 'Amount'], lines)].join(''));
  },
  addToCompanyWallet: ({ body: { amount }, now }) => {
    const topUpId = newId('top', now.getTime());
    postToWallet(OWNER, {
      amount,
      note: topUpNote(memory().company.settings.paying, 'upi'),
      bookingId: topUpId,
      at: now,
    });
    return { topUpId, checkoutUrl: workRoutes.corporateCompany({ part: 'wallet', payment: topUpId }) };
  },
  companyWalletReceipt: ({ query: { topUpId } }) => {
    const line = walletLines(OWNER).find(({ bookingId }) => bookingId === topUpId);
    if (!line) throw notFound('This payment');
    return smallPdf('Receipt', [line.note, `INR ${line.amount / 100}`]);
  },
};

/** The lines of these days by this browser's clock, newest first. */
const linesOn = ({ since, until }: { since: string; until: string }) =>
  walletLines(OWNER)
    .filter(({ at }) => {
      const day = dateInZone(at, deviceZone());
      return (!since || day >= since) && (!until || day <= until);
    })
    .reverse();
