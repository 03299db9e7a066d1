import { inLockOrder, type AccountId } from './accounts.ts';

/**
 * One line of a posting, in paise. `floor`: the lowest balance allowed; 0 for wallets and escrows, none for the others.
 */
export type Entry = { account: AccountId; amount: number; floor?: number };

/**
 * The lines of a posting in lock order: one per account, without zeros. Throws a RangeError when an amount is not an
 * integer or the lines do not sum to zero: a bug of the caller.
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
