import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { bookingById, type BookingRow } from './bookings.repo.ts';
import { settleOutcome } from './settle-outcome.ts';
import { neverConfirmed } from '../rules/sentences.ts';
import { bookingSummary, productOf } from './products/index.ts';

const isWaiting = (booking: BookingRow) => booking.state === 'confirming' || booking.state === 'unknown';

/** A paid booking asks the supplier for its reservation, under the booking's id as key, outside any transaction. */
export async function confirmWithSupplier(db: Db, bookingId: string): Promise<BookingRow> {
  const booking = await bookingById(db, bookingId);
  if (!isWaiting(booking)) return booking;
  return settleOutcome(db, bookingId, await productOf(booking).confirm(db, booking));
}

/** How often a request that the supplier never heard of is made again before the money goes back. */
const MOST_REPEATS = 3;

/**
 * An outcome that was never heard is asked after, not repeated. Only when the supplier says that it never heard of the
 * key is the same call made again, a few times; then the booking has failed.
 */
export async function askAfterOutcome(db: Db, bookingId: string): Promise<BookingRow> {
  const booking = await bookingById(db, bookingId);
  if (!isWaiting(booking)) return booking;
  const known = await productOf(booking).status(db, booking);
  if (known.outcome !== 'none') return settleOutcome(db, bookingId, known);
  if (booking.checks <= MOST_REPEATS) return confirmWithSupplier(db, bookingId);
  return settleOutcome(db, bookingId, {
    outcome: 'failed',
    sentence: neverConfirmed(bookingSummary(booking).seller, booking.total, booking.currency, booking.category),
  });
}
