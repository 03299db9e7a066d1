import { inLockOrder, type AccountId } from './accounts.ts';

/** One line of a posting, in paise. `floor`: the least that may be left on the account; 0 for wallets and escrows, none for the others. */
export type Entry = { account: AccountId; amount: number; floor?: number };

/**
 * The lines of a posting as they are written: one an account, none of zero, in lock order. Throws a RangeError when an
 * amount is not a whole number of paise or the lines do not sum to zero: that is a bug of the caller, never a matter
 * for the traveller.
 */
export function balancedEntries(entries: readonly Entry[]): Entry[] {
  const perAccount = new Map<AccountId, Entry>();
  for (const { account, amount, floor } of entries) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount: ${amount}`);
    const before = perAccount.get(account);
    const least = floor ?? before?.floor;
    perAccount.set(account, {
      account,
      amount: (before?.amount ?? 0) + amount,
      ...(least === undefined ? {} : { floor: least }),
    });
  }
  const lines = [...perAccount.values()].filter(({ amount }) => amount !== 0);
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new RangeError(`The entries of a posting sum to ${sum}, not to zero`);
  return lines.sort((first, second) => inLockOrder(first.account, second.account));
}
