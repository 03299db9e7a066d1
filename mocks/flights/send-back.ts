import { refundNote } from '#features/bookings/rules/price-notes.ts';
import { addToTrail } from '../memory/bookings.ts';
import type { MockFlight } from '../memory/records.ts';
import { postToWallet, payerAccountOf } from '../memory/wallet.ts';

/** Refunds money of a flight; paise. */
export function sendBack(
  flight: MockFlight,
  parts: { toSource: number; toWallet: number; charge: number },
  now: Date,
): void {
  if (parts.toWallet)
    postToWallet(payerAccountOf(flight), {
      amount: parts.toWallet,
      note: `Back from ${flight.title}`,
      bookingId: flight._id,
      at: now,
    });
  addToTrail(flight, now, {
    stage: 'refund',
    total: parts.toSource + parts.toWallet,
    note: refundNote(parts, flight.currency, 'flight'),
  });
}
