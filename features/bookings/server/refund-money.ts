import 'server-only';
import {
  refundToSource,
  refundToWallet,
  type AccountId,
  escrowOf,
  postToLedger,
} from '#features/payments/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { refundNote, walletBackNote } from '../rules/price-notes.ts';
import { addToTrail, type BookingRow } from './bookings.repo.ts';
import { payerAccountOf } from './payer-account.ts';
import { clock } from '#lib/server/clock.ts';
import { bookingSummary } from './products/index.ts';

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

/**
 * Returns what the wallet paid towards a payment that was left, from the booking's escrow to the account that paid, and
 * notes it in the price trail.
 * @param amount paise; nothing is posted for 0
 * @param key the posting's key: a second call with it changes nothing
 */
export async function returnWalletPart(tx: Db, booking: BookingRow, amount: number, key: string): Promise<void> {
  if (!amount) return;
  const { id, currency, payerAccount } = booking;
  const at = clock.now();
  const entries = [
    { account: escrowOf(id), amount: -amount },
    { account: payerAccountOf(booking), amount },
  ];
  await postToLedger({
    db: tx,
    key,
    bookingId: id,
    note: `Back from ${bookingSummary(booking).name}`,
    entries,
    at,
  });
  await addToTrail(tx, id, at, {
    stage: 'wallet',
    total: amount,
    note: walletBackNote(amount, currency, payerAccount),
  });
}
