import 'server-only';
import { count, inArray } from 'drizzle-orm';
import { hotelsBySlug } from '#features/hotels/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { DeskReview } from '../../contract.ts';
import { presentFields } from '../present-review.ts';
import { guestReviewReports, type ReviewRow } from '../tables.ts';

/** Reviews as the desk sees them, with their hotels and reports: two queries for all of them. */
export async function presentForDesk(db: Db, rows: readonly ReviewRow[]): Promise<DeskReview[]> {
  const hotels = await hotelsBySlug(db, [...new Set(rows.map(({ hotelSlug }) => hotelSlug))]);
  const reports = await reportsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const hotel = hotels.get(row.hotelSlug);
    return {
      ...presentFields(row),
      hotel: { slug: row.hotelSlug, name: hotel?.name ?? row.hotelSlug, city: hotel?.city.name ?? '' },
      state: row.state,
      version: row.version,
      checks: row.checks,
      refusal: row.refusal,
      writtenAt: row.writtenAt.toISOString(),
      changedAt: row.changedAt.toISOString(),
      answer: row.answer,
      reports: reports.filter(({ reviewId }) => reviewId === row.id).map(({ reason, count }) => ({ reason, count })),
    };
  });
}

async function reportsOf(db: Db, ids: readonly string[]) {
  if (!ids.length) return [];
  const { reviewId, reason } = guestReviewReports;
  return db
    .select({ reviewId, reason, count: count() })
    .from(guestReviewReports)
    .where(inArray(reviewId, [...ids]))
    .groupBy(reviewId, reason)
    .orderBy(reviewId, reason);
}
