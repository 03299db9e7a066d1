import 'server-only';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { daysBefore } from '#lib/server/jobs/retention.ts';
import { DOCUMENTS_KEPT_DAYS, eraseTravelDocuments } from '../rules/erase-personal-data.ts';
import { bookings, HOLDS_TRAVEL_DOCUMENTS } from './tables.ts';

/** The most bookings per transaction, so that locks are short. */
const BATCH = 200;

/** A company's bookings that still hold travel documents and ended more than `DOCUMENTS_KEPT_DAYS` ago. */
export const documentsDue = (now: Date): SQL =>
  sql`${HOLDS_TRAVEL_DOCUMENTS} and ${bookings.checkOutAt} < ${daysBefore(now, DOCUMENTS_KEPT_DAYS)}`;

/**
 * Erases passports, birth dates, frequent-flyer numbers and PAN of a company's travellers `DOCUMENTS_KEPT_DAYS` after the trip, whether they
 * still work there or not. Names stay: they are part of the company's books. Consumers keep theirs until they close
 * their account. Locked bookings are left to the next run. Gives how many were erased.
 */
export async function eraseDueTravelDocuments(db: Db, now: Date): Promise<number> {
  for (let erased = 0; ;) {
    const batch = await inTransaction(db, async (tx) => {
      const due = await tx
        .select({ id: bookings.id, details: bookings.details })
        .from(bookings)
        .where(documentsDue(now))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      for (const { id, details } of due)
        await tx
          .update(bookings)
          .set({ details: details && eraseTravelDocuments(details) })
          .where(eq(bookings.id, id));
      return due.length;
    });
    erased += batch;
    if (batch < BATCH) return erased;
  }
}
