import 'server-only';
import { newId } from '#lib/shared/ids.ts';
import type { AccountId } from '../rules/accounts.ts';
import { postToLedger } from './post-to-ledger.ts';
import type { RefundRequest } from './refund-to-source.ts';
import { refundsOfKey } from './refunds.repo.ts';
import { refunds } from './tables.ts';
import { atomically } from './transaction-scope.ts';

/**
 * Refunds to a wallet, a person's or a company's, in the caller's transaction. `first` is false when this key was
 * refunded before. Throws INSUFFICIENT_WALLET for more than `from` holds.
 */
export async function refundToWallet({
  db,
  key,
  bookingId,
  wallet,
  from,
  amount,
  at,
}: RefundRequest & { wallet: AccountId }): Promise<{ first: boolean; refundId: string }> {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`Not an amount to refund: ${amount}`);
  return atomically(db, async (tx) => {
    const entries = [
      { account: from, amount: -amount },
      { account: wallet, amount },
    ];
    const { posted } = await postToLedger({
      db: tx,
      key: `refund:${key}`,
      bookingId,
      at,
      note: 'Refund',
      entries,
    });
    if (!posted) return { first: false, refundId: (await refundsOfKey(tx, key))[0]?.id ?? '' };
    const refundId = newId('rfd', at.getTime());
    await tx.insert(refunds).values({
      id: refundId,
      key,
      bookingId,
      amount,
      target: 'wallet',
      state: 'processed',
      createdAt: at,
      processedAt: at,
    });
    return { first: true, refundId };
  });
}
