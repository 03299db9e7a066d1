import 'server-only';
import { and, eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { PriceCheck } from '#lib/server/ports/stay-supplier.ts';
import { changeOf, samePolicies } from '../rules/compare-terms.ts';
import { reviewNote } from '../rules/price-notes.ts';
import { addToTrail, type BookingRow } from './bookings.repo.ts';
import { priceChanged, termsOf } from './refusals.ts';
import { reached, requestOf, staySupplier } from './supplier.ts';
import { bookings } from './tables.ts';

/**
 * Asks the supplier once more, right before the room is held. New terms are kept with the booking as a change that
 * must be accepted, and refused with PRICE_CHANGED. No room left is no answer yet: it may be this booking's own hold
 * that took the last one, so the call to hold decides.
 */
export async function checkPriceAgain(db: Db, booking: BookingRow): Promise<void> {
  const check = await reached(staySupplier(db).priceCheck(requestOf(booking.snapshot)));
  if (!check) return;
  const before = termsOf(booking);
  const after = { total: check.total, policies: check.policies };
  if (!changeOf(before, after, { now: clock.now(), checkInAt: booking.checkInAt })) return;
  await keepTerms(db, booking, check);
  throw priceChanged(before, after, booking.currency);
}

/** Guarded like a transition; whoever wrote newer terms first has already told the traveller. */
async function keepTerms(db: Db, booking: BookingRow, check: PriceCheck): Promise<void> {
  const now = clock.now();
  const before = booking.change?.before ?? termsOf(booking);
  const after = { total: check.total, policies: check.policies };
  const snapshot = { ...booking.snapshot, lines: check.lines, cancellationPolicies: check.policies, requiredFields: check.requiredFields };
  await inTransaction(db, async (tx) => {
    const kept = await tx
      .update(bookings)
      .set({ total: check.total, snapshot, change: { before, after }, version: booking.version + 1, updatedAt: now })
      .where(and(eq(bookings.id, booking.id), eq(bookings.state, 'quoted'), eq(bookings.version, booking.version)))
      .returning({ id: bookings.id });
    if (!kept.length) return;
    const policiesChanged = !samePolicies(termsOf(booking).policies, check.policies, { price: check.total, now, checkInAt: booking.checkInAt });
    const note = reviewNote(termsOf(booking), after, policiesChanged, booking.snapshot.nights, booking.currency);
    await addToTrail(tx, booking.id, now, { stage: 'review', total: check.total, note });
  });
}
