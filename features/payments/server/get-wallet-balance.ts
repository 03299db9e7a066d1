import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { walletOf } from '../rules/accounts.ts';
import { balanceOf } from './balance-of.ts';

/** A person's wallet in paise; 0 for one who never had any. */
export const getWalletBalance = ({ db, userId }: { db: Db; userId: string }): Promise<number> =>
  balanceOf(db, walletOf(userId));
