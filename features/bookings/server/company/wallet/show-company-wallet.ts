import 'server-only';
import { settingsOf } from '#features/companies/server/index.ts';
import { accountLines, balanceOf } from '#features/payments/server/index.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../../../contract.ts';
import { whenEmptyText } from '../../../rules/company-wallet.ts';
import { companyPayerAccount } from '../../payer-account.ts';
import { CURRENCY, daysOf, presentLines } from './wallet-lines.ts';

/** The account that pays the company's trips under its current settings, with a page of its lines. */
export const showCompanyWallet: UseCase<typeof contract.companyWallet> = async ({
  db,
  query: { since, until, sort, direction, ...page },
  caller: { companyId },
  request,
}) => {
  const { paying, creditLimit, checkoutAllowed, lowBalance } = await settingsOf(db, companyId);
  const account = companyPayerAccount(companyId, paying);
  const balance = await balanceOf(db, account);
  const left = paying === 'credit' ? balance + creditLimit : balance;
  const { lines, count } = await accountLines(db, account, {
    ...page,
    ...daysOf({ since, until }, request),
    order: { by: sort, direction },
  });
  return {
    paying,
    balance,
    creditLimit,
    left,
    currency: CURRENCY,
    lowBalance,
    isLow: lowBalance > 0 && left < lowBalance,
    whenEmpty: whenEmptyText({ paying, checkoutAllowed }),
    lines: await presentLines(db, companyId, lines),
    count,
  };
};
