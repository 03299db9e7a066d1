/**
 * The ledger's accounts. Sign: a positive entry makes the account's balance grow, a negative one shrinks it, and the
 * entries of a posting sum to zero. What we owe or have earned (wallet, escrow, supplier, revenue, and tcs: tax collected at
 * source, which we owe to the tax office) stands above zero;
 * what we are owed or have spent (gateway: money it collected for us; credit: what a company has not paid yet; promotion:
 * money we gave away) stands below.
 * A capture of ₹100 is therefore gateway −100, escrow +100.
 */
export type AccountId =
  | `wallet:${string}`
  | `credit:${string}`
  | `escrow:${string}`
  | 'gateway'
  | 'supplier'
  | 'tcs'
  | 'revenue'
  | 'promotion';

const KINDS = ['escrow', 'wallet', 'credit', 'promotion', 'supplier', 'tcs', 'revenue', 'gateway'] as const;
export type AccountKind = (typeof KINDS)[number];

/** The spendable money of a person or company. */
export const walletOf = (ownerId: string): AccountId => `wallet:${ownerId}`;

/** A company's debt for bookings on credit: negative, never below its limit (a line's `floor`). */
export const creditOf = (companyId: string): AccountId => `credit:${companyId}`;

/** Payments for a booking that are not earned yet. */
export const escrowOf = (bookingId: string): AccountId => `escrow:${bookingId}`;

/** `escrow:bkg_1` → `escrow`. */
export function kindOf(account: AccountId): AccountKind {
  const kind = KINDS.find((known) => known === account.split(':', 1)[0]);
  if (!kind) throw new RangeError(`Not a ledger account: ${account}`);
  return kind;
}

/** The lock order of accounts: customers' accounts first, our own last. */
export const inLockOrder = (first: AccountId, second: AccountId): number =>
  KINDS.indexOf(kindOf(first)) - KINDS.indexOf(kindOf(second)) || (first < second ? -1 : first > second ? 1 : 0);

/**
 * Accounts whose balance limits spending: the balance is in their row, which a posting locks. Our own accounts are
 * unlimited and part of every posting, so they have no balance to lock: it is the sum of their entries (docs/adr/0014).
 */
export const hasLimit = (account: AccountId): boolean => LIMITED.has(kindOf(account));

const LIMITED: ReadonlySet<AccountKind> = new Set(['escrow', 'wallet', 'credit']);
