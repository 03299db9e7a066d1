import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { walletBalance } from '../contract.ts';
import { type AccountId, walletOf } from '../rules/accounts.ts';
import { ledgerAccounts } from './tables.ts';

/** The balance of an account in paise (signs: rules/accounts.ts); 0 for an unused one. */
export async function balanceOf(db: Db, account: AccountId): Promise<number> {
  const [row] = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, account));
  return row?.balance ?? 0;
}

/** The caller's wallet balance. The wallet is closed-loop: spent here, never paid out (DOMAIN.md [51]). */
export const readWalletBalance: UseCase<typeof walletBalance> = async ({ db, caller }) => ({
  balance: await getWalletBalance({ db, userId: caller.userId }),
  currency: 'INR',
});

/** A person's wallet balance in paise; 0 without a wallet. */
export const getWalletBalance = ({ db, userId }: { db: Db; userId: string }): Promise<number> =>
  balanceOf(db, walletOf(userId));
