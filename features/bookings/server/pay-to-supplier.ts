import 'server-only';
import { escrowOf, postToLedger } from '#features/payments/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { BookingRow } from './bookings.repo.ts';

/**
 * What of a booking's escrow is earned, below zero what is given back to it, and how much of it is tax collected at source;
 * paise. `key`: once for each.
 */
type Earned = { key: string; amount: number; collected: number; note: string; at: Date };

/** Moves a payment from the booking's escrow: the tax collected at source to its own account, the rest to the supplier. */
export async function payToSupplier(
  tx: Db,
  { id }: BookingRow,
  { key, amount, collected, note, at }: Earned,
): Promise<void> {
  const entries = [
    { account: escrowOf(id), amount: -amount },
    { account: 'supplier' as const, amount: amount - collected },
    { account: 'tcs' as const, amount: collected },
  ].filter((entry) => entry.amount !== 0);
  await postToLedger({ db: tx, key, bookingId: id, note, entries, at });
}
