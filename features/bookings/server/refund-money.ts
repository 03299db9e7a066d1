import 'server-only';
import { refundToSource, refundToWallet, type AccountId } from '#features/payments/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { refundNote } from '../rules/price-notes.ts';
import { addToTrail, type BookingRow } from './bookings.repo.ts';
import { payerAccountOf } from './payer-account.ts';

/** `reason` identifies this refund among those of the booking: a repeated call is the same refund. */
type Parts = { reason: string; from: AccountId; toSource: number; toWallet: number; charge: number; at: Date };

/**
 * Refunds money of a booking in the caller's transaction: to the source what was paid there, the rest to the wallet (or
 * the company's account). Paise. Gives the ids of refunds to the source, which the gateway still has to make.
 */
export async function refundMoney(
  tx: Db,
  booking: BookingRow,
  { reason, from, toSource, toWallet, charge, at }: Parts,
): Promise<{ sourceRefundIds?: string[] }> {
  const { id: bookingId, currency, category, payerAccount } = booking;
  const common = { db: tx, bookingId, from, at };
  const source = toSource ? await refundToSource({ ...common, key: `${reason}:${bookingId}`, amount: toSource }) : null;
  if (toWallet)
    await refundToWallet({
      ...common,
      key: `${reason}-wallet:${bookingId}`,
      wallet: payerAccountOf(booking),
      amount: toWallet,
    });
  await addToTrail(tx, bookingId, at, {
    stage: 'refund',
    total: toSource + toWallet,
    note: refundNote({ toSource, toWallet, charge }, currency, category, payerAccount),
  });
  return source ? { sourceRefundIds: source.refundIds } : {};
}
