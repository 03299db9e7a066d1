import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import type { walletBalance } from '../contract.ts';
import { getWalletBalance } from './get-wallet-balance.ts';

/** The caller's wallet. It is a closed one: spent here, never paid out (DOMAIN.md [51]). */
export const readWalletBalance: UseCase<typeof walletBalance> = async ({ db, caller }) => ({
  balance: await getWalletBalance({ db, userId: caller.userId }),
  currency: 'INR',
});
