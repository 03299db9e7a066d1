import 'server-only';
import { listOpenBusiness } from '#features/bookings/server/index.ts';
import { getWalletBalance } from '#features/payments/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';

/** What prevents closing an account, and the wallet balance that closing gives up. */
export async function closingFacts(db: Db, userId: string, now: Date) {
  return {
    obstacles: await listOpenBusiness({ db, userId, now }),
    walletBalance: await getWalletBalance({ db, userId }),
  };
}
