import 'server-only';
import { eq } from 'drizzle-orm';
import { addGuestScores } from '#features/hotels/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { noReviews, sumOf, withReview, type ReviewTotals, type Scored } from '../rules/totals.ts';
import { scoredOf } from './present-review.ts';
import { guestReviewTotals, type ReviewRow } from './tables.ts';

/** A review that begins to count, or counts no longer. */
export type CountedReview = { review: Scored; step: 1 | -1 };

/** A change by one review: only what is published counts. */
export const ifPublished = (row: ReviewRow | undefined, step: 1 | -1): CountedReview[] =>
  row?.state === 'published' ? [{ review: scoredOf(row), step }] : [];

/** The totals of a hotel. One read by its key, however many reviews there are. */
export async function totalsOf(db: Db, hotelSlug: string): Promise<ReviewTotals> {
  const [row] = await db.select().from(guestReviewTotals).where(eq(guestReviewTotals.hotelSlug, hotelSlug));
  return row?.totals ?? noReviews();
}

/**
 * Counts reviews of a hotel in or out, in the transaction that publishes, changes or removes them, and moves the hotel's
 * score with them. Changes of one hotel wait for each other; a caller with several hotels takes them in order of their slugs.
 */
export async function countReviews(tx: Db, hotelSlug: string, changes: readonly CountedReview[]): Promise<void> {
  if (!changes.length) return;
  await tx
    .insert(guestReviewTotals)
    .values({ hotelSlug, totals: noReviews() })
    .onConflictDoNothing({ target: guestReviewTotals.hotelSlug });
  const ofHotel = eq(guestReviewTotals.hotelSlug, hotelSlug);
  const [row] = await tx.select().from(guestReviewTotals).where(ofHotel).for('update');
  if (!row) throw new Error(`The totals of ${hotelSlug} vanished.`);
  const totals = changes.reduce((before, { review, step }) => withReview(before, review, step), row.totals);
  await tx.update(guestReviewTotals).set({ totals }).where(ofHotel);
  const [before, after] = [sumOf(row.totals), sumOf(totals)];
  const moved = { count: after.count - before.count, sum: after.sum - before.sum };
  if (moved.count || moved.sum) await addGuestScores(tx, hotelSlug, moved);
}
