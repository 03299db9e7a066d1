import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import type { AccountId } from '../rules/accounts.ts';
import { spreadRefund } from '../rules/spread-refund.ts';
import { postToLedger } from './post-to-ledger.ts';
import { refundableOrders, refundsOfKey } from './refunds.repo.ts';
import { refunds } from './tables.ts';
import { atomically } from './transaction-scope.ts';

/** `amount` in paise, positive. `from` is the account that holds the money: the booking's escrow, or `supplier`. */
export type RefundRequest = { db: Db; key: string; bookingId: string; from: AccountId; amount: number; at: Date };

/**
 * Refunds to the original payments. The ledger changes in the caller's transaction; the payment jobs ask the gateway
 * until it succeeds. `refundIds` are the gateway refunds to make, `first` is false when this key was refunded before.
 * Throws CONFLICT for more than the gateway holds for the booking, INSUFFICIENT_WALLET for more than `from` holds.
 */
export async function refundToSource({
  db,
  key,
  bookingId,
  from,
  amount,
  at,
}: RefundRequest): Promise<{ first: boolean; refundIds: string[] }> {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`Not an amount to refund: ${amount}`);
  return atomically(db, async (tx) => {
    const orders = await refundableOrders(tx, bookingId);
    const earlier = await refundsOfKey(tx, key);
    if (earlier.length) return { first: false, refundIds: earlier.map(({ id }) => id) };
    const parts = spreadRefund(amount, orders);
    if (!parts)
      throw tooMuch(
        amount,
        orders.reduce((sum, { left }) => sum + left, 0),
      );
    const entries = [
      { account: from, amount: -amount },
      { account: 'gateway' as const, amount },
    ];
    await postToLedger({
      db: tx,
      key: `refund:${key}`,
      bookingId,
      at,
      note: 'Refund to where it was paid from',
      entries,
    });
    const rows = parts.map((part, n) => ({
      ...part,
      id: newId('rfd', at.getTime()),
      key: n ? `${key}#${n}` : key,
      bookingId,
      target: 'source',
      state: 'pending',
      createdAt: at,
      nextTryAt: at,
    }));
    await tx.insert(refunds).values(rows);
    return { first: true, refundIds: rows.map(({ id }) => id) };
  });
}

const tooMuch = (amount: number, left: number) =>
  new AppError(
    'CONFLICT',
    `${formatMoney(money(amount))} can not go back the way it came: ${formatMoney(money(left))} of that payment is left. No money has moved.`,
  );
