import { inLockOrder, type AccountId } from './accounts.ts';

/** One line of a posting, in paise. */
export type Entry = { account: AccountId; amount: number };

/**
 * The lines of a posting as they are written: one an account, none of zero, in lock order. Throws a RangeError when an
 * amount is not a whole number of paise or the lines do not sum to zero: that is a bug of the caller, never a matter
 * for the traveller.
 */
export function balancedEntries(entries: readonly Entry[]): Entry[] {
  const perAccount = new Map<AccountId, number>();
  for (const { account, amount } of entries) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount: ${amount}`);
    perAccount.set(account, (perAccount.get(account) ?? 0) + amount);
  }
  const lines = [...perAccount].map(([account, amount]) => ({ account, amount })).filter(({ amount }) => amount !== 0);
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new RangeError(`The entries of a posting sum to ${sum}, not to zero`);
  return lines.sort((first, second) => inLockOrder(first.account, second.account));
}
