import { type DigitGrouping, formatMoney, money } from '#lib/shared/money.ts';
import { orList } from '#lib/shared/word-lists.ts';

/** Money in a company's account for a booking, in paise, and whether the rest may be paid at the checkout. */
export type CompanyFunds = { paying: 'wallet' | 'credit'; left: number; checkoutAllowed: boolean };

/**
 * Why a booking cannot be paid, and whom to contact. Null where the account covers it or the checkout is allowed. `due`
 * in paise.
 */
export function fundsProblem(
  { paying, left, checkoutAllowed }: CompanyFunds,
  due: number,
  administrators: readonly string[],
  commas?: DigitGrouping,
): string | null {
  if (checkoutAllowed || left >= due) return null;
  const shown = (amount: number) => formatMoney(money(Math.max(0, amount)), commas);
  const has = left > 0 ? `has ${shown(left)} left` : 'is empty';
  const account = paying === 'credit' ? 'credit' : 'wallet';
  const more = paying === 'credit' ? 'pay off or raise the credit' : 'add money to it';
  const whom = administrators.length ? orList(administrators) : 'an administrator of your company';
  return `Your company’s ${account} ${paying === 'credit' && left <= 0 ? 'is used up' : has}, and this costs ${shown(due)}. Nothing was booked or charged. Ask ${whom} to ${more}, or to allow the checkout under Configuration.`;
}

/** The account covers it by now; the screen was loaded before money arrived. */
export const COMPANY_PAYS_ALL =
  'Your company’s account covers all of this now. Nothing was booked or charged. Reload the page and book again.';
