/**
 * The ledger's accounts. Sign: a positive entry makes the account's balance grow, a negative one shrinks it, and the
 * entries of a posting sum to zero. What we owe or have earned (wallet, escrow, supplier, revenue) stands above zero;
 * what we are owed or have spent (gateway: money it collected for us; credit: what a company has not paid yet; promotion:
 * money we gave away) stands below.
 * A capture of ₹100 is therefore gateway −100, escrow +100.
 */
export type AccountId =
  `wallet:${string}` | `credit:${string}` | `escrow:${string}` | 'gateway' | 'supplier' | 'revenue' | 'promotion';

const KINDS = ['escrow', 'wallet', 'credit', 'promotion', 'supplier', 'revenue', 'gateway'] as const;
export type AccountKind = (typeof KINDS)[number];

/** The spendable money of a person or of a company. */
export const walletOf = (ownerId: string): AccountId => `wallet:${ownerId}`;

/** What a company owes for bookings made on credit: below zero by that much, never lower than its limit (a line's `floor`). */
export const creditOf = (companyId: string): AccountId => `credit:${companyId}`;

/** What was paid for a booking and is not yet earned. */
export const escrowOf = (bookingId: string): AccountId => `escrow:${bookingId}`;

/** `escrow:bkg_1` → `escrow`. */
export function kindOf(account: AccountId): AccountKind {
  const kind = KINDS.find((known) => known === account.split(':', 1)[0]);
  if (!kind) throw new RangeError(`Not a ledger account: ${account}`);
  return kind;
}

/** The one order in which a posting changes accounts: people's money first, the house's own accounts last. */
export const inLockOrder = (first: AccountId, second: AccountId): number =>
  KINDS.indexOf(kindOf(first)) - KINDS.indexOf(kindOf(second)) || (first < second ? -1 : first > second ? 1 : 0);

/**
 * Accounts whose balance limits what may be taken: their balance stands in their row, which a posting locks. The house's
 * own accounts have no limit; every posting touches one of them, so they have no balance to lock: it is the sum of their
 * entries (docs/adr/0014).
 */
export const hasLimit = (account: AccountId): boolean => LIMITED.has(kindOf(account));

const LIMITED: ReadonlySet<AccountKind> = new Set(['escrow', 'wallet', 'credit']);
