import 'server-only';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { presentFields } from './present-review.ts';
import { guestReviewReports, guestReviews } from './tables.ts';
import { countReviews, ifPublished } from './totals.repo.ts';

/** A person's reviews and what they reported, for the copy of their data. */
export async function takeoutGuestReviews(db: Db, userId: string) {
  const reviews = await db
    .select()
    .from(guestReviews)
    .where(eq(guestReviews.userId, userId))
    .orderBy(asc(guestReviews.writtenAt));
  const reports = await db
    .select()
    .from(guestReviewReports)
    .where(eq(guestReviewReports.userId, userId))
    .orderBy(asc(guestReviewReports.reportedAt));
  return {
    guestReviews: reviews.map((row) => ({
      ...presentFields(row),
      bookingId: row.bookingId,
      hotel: row.hotelSlug,
      state: row.state,
      refusal: row.refusal,
      answer: row.answer,
      writtenAt: row.writtenAt.toISOString(),
      changedAt: row.changedAt.toISOString(),
    })),
    reportedReviews: reports.map(({ reviewId, reason, reportedAt }) => ({
      reviewId,
      reason,
      reportedAt: reportedAt.toISOString(),
    })),
  };
}

/**
 * Deletes a person's reviews and reports, in the transaction that closes the account: the words are theirs, and may tell
 * who they are also without a name. Hotels in order of their slugs, so that two closings never wait for each other.
 */
export async function eraseGuestReviews(tx: Db, { userId }: { userId: string }): Promise<void> {
  const rows = await tx
    .select()
    .from(guestReviews)
    .where(eq(guestReviews.userId, userId))
    .orderBy(asc(guestReviews.hotelSlug), asc(guestReviews.id))
    .for('update');
  await tx.delete(guestReviews).where(eq(guestReviews.userId, userId));
  for (const row of rows) await countReviews(tx, row.hotelSlug, ifPublished(row, -1));
  await tx.delete(guestReviewReports).where(eq(guestReviewReports.userId, userId));
}
