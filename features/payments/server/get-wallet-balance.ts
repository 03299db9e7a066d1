import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { walletOf } from '../rules/accounts.ts';
import { ledgerAccounts } from './tables.ts';

/** A person's wallet in paise; 0 for one who never had any. */
export async function getWalletBalance({ db, userId }: { db: Db; userId: string }): Promise<number> {
  const [row] = await db.select({ balance: ledgerAccounts.balance }).from(ledgerAccounts).where(eq(ledgerAccounts.id, walletOf(userId)));
  return row?.balance ?? 0;
}
