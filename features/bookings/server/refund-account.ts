import 'server-only';
import { escrowOf, postToLedger, type AccountId } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { BookingRow } from './bookings.repo.ts';

/** A refund, and how much of it is tax collected at source; paise. `key`: once for each. */
type Returned = { key: string; refund: number; collected: number; note: string };

/**
 * The account that a refund is paid from: the supplier's. Where tax was collected at source, what the supplier and the tax
 * account owe of the refund comes together in the booking's escrow first.
 */
export async function refundAccount(
  tx: Db,
  { id }: BookingRow,
  { key, refund, collected, note }: Returned,
): Promise<AccountId> {
  if (!collected) return 'supplier';
  const escrow = escrowOf(id);
  await postToLedger({
    db: tx,
    key,
    bookingId: id,
    note,
    entries: [
      { account: 'supplier', amount: collected - refund },
      { account: 'tcs', amount: -collected },
      { account: escrow, amount: refund },
    ],
    at: clock.now(),
  });
  return escrow;
}
