import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { report } from '../contract.ts';
import { guestReviewReports, guestReviews } from './tables.ts';

/** Reports a published review, once a person: again changes nothing. Throws NOT_FOUND, and STATE_BLOCKED for one's own. */
export const reportReview: UseCase<typeof report> = async ({ db, body: { reviewId, reason }, caller: { userId } }) => {
  const [review] = await db
    .select({ userId: guestReviews.userId })
    .from(guestReviews)
    .where(and(eq(guestReviews.id, reviewId), eq(guestReviews.state, 'published')))
    .for('update');
  if (!review) throw notFound('This review');
  if (review.userId === userId)
    throw new AppError(
      'STATE_BLOCKED',
      'This is your own review. You can change or delete it on the page of your trip.',
    );
  const now = clock.now();
  const added = await db
    .insert(guestReviewReports)
    .values({ reviewId, userId, reason, reportedAt: now })
    .onConflictDoNothing()
    .returning({ reviewId: guestReviewReports.reviewId });
  if (added.length)
    await db
      .update(guestReviews)
      .set({ reportedAt: sql`coalesce(${guestReviews.reportedAt}, ${now})` })
      .where(eq(guestReviews.id, reviewId));
  return { reported: true };
};
