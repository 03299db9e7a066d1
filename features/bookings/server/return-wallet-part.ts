import 'server-only';
import { escrowOf, postToLedger } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { walletBackNote } from '../rules/price-notes.ts';
import { addToTrail, type BookingRow } from './bookings.repo.ts';
import { payerAccountOf } from './payer-account.ts';
import { bookingSummary } from './products/index.ts';

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
