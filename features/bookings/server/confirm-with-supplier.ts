import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { bookingById, type BookingRow } from './bookings.repo.ts';
import { runStep } from './run-step.ts';
import { settleOutcome } from './settle-outcome.ts';
import { paidSoFar } from '../rules/payment-plan.ts';
import { neverConfirmed } from '../rules/sentences.ts';
import { bookingSummary, productOf } from './products/index.ts';

const isWaiting = (booking: BookingRow) => booking.state === 'confirming' || booking.state === 'unknown';

/** Asks the supplier to confirm a paid booking, with the booking's id as idempotency key, outside any transaction. */
export const confirmWithSupplier = (db: Db, bookingId: string): Promise<BookingRow> =>
  runStep(db, bookingId, async () => {
    const booking = await bookingById(db, bookingId);
    if (!isWaiting(booking)) return booking;
    return settleOutcome(db, bookingId, await productOf(booking).confirm(db, booking));
  });

/** How often a request the supplier never received is sent again before the money is refunded. */
const MOST_REPEATS = 3;

/**
 * Looks up a request whose outcome is unknown instead of repeating it. Only when the supplier never received the key is
 * the same call sent again, a few times; then the booking fails.
 */
export async function askAfterOutcome(db: Db, bookingId: string): Promise<BookingRow> {
  const booking = await bookingById(db, bookingId);
  if (!isWaiting(booking)) return booking;
  const known = await productOf(booking).status(db, booking);
  if (known.outcome !== 'none') return settleOutcome(db, bookingId, known);
  if (booking.checks <= MOST_REPEATS) return confirmWithSupplier(db, bookingId);
  return settleOutcome(db, bookingId, {
    outcome: 'failed',
    sentence: neverConfirmed(bookingSummary(booking).seller, paidSoFar(booking), booking.currency, booking.category),
  });
}
