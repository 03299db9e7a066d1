import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import type { UseCase } from '#lib/server/use-case.ts';
import type { list } from '../contract.ts';
import { REVIEWS_PAGE } from '../rules/review-fields.ts';
import { sumOf } from '../rules/totals.ts';
import { presentReview, presentSummary } from './present-review.ts';
import { guestReviews } from './tables.ts';
import { totalsOf } from './totals.repo.ts';

/** A page of a hotel's published reviews, the newest first, with its totals. An unknown hotel has none. */
export const listReviews: UseCase<typeof list> = async ({ db, query: { hotel, trip, pageNo } }) => {
  const totals = await totalsOf(db, hotel);
  const count = trip ? totals.trips[trip] : sumOf(totals).count;
  const rows =
    count === 0
      ? []
      : await db
          .select()
          .from(guestReviews)
          .where(
            and(
              eq(guestReviews.state, 'published'),
              eq(guestReviews.hotelSlug, hotel),
              trip && eq(guestReviews.trip, trip),
            ),
          )
          .orderBy(desc(guestReviews.publishedAt), desc(guestReviews.id))
          .limit(REVIEWS_PAGE)
          .offset((pageNo - 1) * REVIEWS_PAGE);
  return { summary: presentSummary(totals), count, reviews: rows.map(presentReview) };
};
