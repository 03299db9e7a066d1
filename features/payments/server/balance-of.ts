import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { AccountId } from '../rules/accounts.ts';
import { ledgerAccounts } from './tables.ts';

/** What stands on an account, in paise (signs: rules/accounts.ts); 0 for one that was never used. */
export async function balanceOf(db: Db, account: AccountId): Promise<number> {
  const [row] = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, account));
  return row?.balance ?? 0;
}
