import 'server-only';
import { and, eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { changeOf } from '../rules/compare-terms.ts';
import { addToTrail, type BookingRow } from './bookings.repo.ts';
import { productOf } from './products/index.ts';
import type { NewTerms } from './products/product.ts';
import { priceChanged, termsOf } from './refusals.ts';
import { bookings } from './tables.ts';

/**
 * Checks the price with the supplier right before the hold. New terms are stored with the booking as a change to be
 * accepted, and refused with PRICE_CHANGED. "Sold out" is ignored here: this booking's own hold may have taken the last
 * room, so the call to hold decides.
 */
export async function checkPriceAgain(db: Db, booking: BookingRow): Promise<void> {
  const check = await productOf(booking).checkAgain(db, booking);
  if (!check) return;
  const before = termsOf(booking);
  if (!changeOf(before, check.terms, { now: clock.now(), checkInAt: booking.checkInAt })) return;
  await storeNewTerms(db, booking, check);
  throw priceChanged(before, check.terms, booking.currency);
}

/** Guarded by version; whoever stored newer terms first has already told the traveller. */
async function storeNewTerms(db: Db, booking: BookingRow, { terms, snapshot, note }: NewTerms): Promise<void> {
  const now = clock.now();
  const before = booking.change?.before ?? termsOf(booking);
  await inTransaction(db, async (tx) => {
    const kept = await tx
      .update(bookings)
      .set({
        total: terms.total,
        snapshot,
        change: { before, after: terms },
        version: booking.version + 1,
        updatedAt: now,
      })
      .where(and(eq(bookings.id, booking.id), eq(bookings.state, 'quoted'), eq(bookings.version, booking.version)))
      .returning({ id: bookings.id });
    if (kept.length) await addToTrail(tx, booking.id, now, { stage: 'review', total: terms.total, note });
  });
}
