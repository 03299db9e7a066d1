import { postToLedger, walletOf } from '#features/payments/server/index.ts';
import { accessToken } from './access-token.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { Caller } from '#lib/server/use-case.ts';
import { aCaller } from './a-caller.ts';

let counter = 0;

export type Traveller = { userId: string; caller: Caller; token: () => string };

/** A signed-in consumer, with so many paise in the wallet. The token is made when asked for, by the test's clock. */
export async function aTraveller(db: Db, { wallet = 0 }: { wallet?: number } = {}): Promise<Traveller> {
  const userId = `usr_traveller${process.pid}x${++counter}`;
  const caller = await aCaller(db, userId, 'sarai');
  if (wallet) {
    const entries = [
      { account: walletOf(userId), amount: wallet },
      { account: 'promotion' as const, amount: -wallet },
    ];
    await postToLedger({ db, key: `gift:${userId}`, bookingId: null, note: 'A gift', entries, at: clock.now() });
  }
  return { userId, caller, token: () => accessToken(caller) };
}
