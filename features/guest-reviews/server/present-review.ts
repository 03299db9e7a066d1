import 'server-only';
import type { StayToReview as StayFacts } from '#features/bookings/server/index.ts';
import type { GuestReview, ReviewSummary, StayToReview } from '../contract.ts';
import { ASPECTS, TRIP_KINDS } from '../rules/review-fields.ts';
import { editableUntil, lastDayToWrite } from '../rules/review-window.ts';
import { meanOf, sumOf, type ReviewTotals, type Scored } from '../rules/totals.ts';
import type { ReviewRow } from './tables.ts';

/** What a review counts for. */
export const scoredOf = ({ overall, trip, cleanliness, location, staff, value }: ReviewRow): Scored => ({
  overall,
  trip,
  cleanliness,
  location,
  staff,
  value,
});

/** What everybody reads of a review. */
export const presentFields = (row: ReviewRow) => ({
  reviewId: row.id,
  name: row.name,
  stayedIn: row.stayedIn,
  liked: row.liked,
  disliked: row.disliked,
  ...scoredOf(row),
});

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** A published review. */
export const presentReview = (row: ReviewRow): GuestReview => ({
  ...presentFields(row),
  publishedOn: dayOf(row.publishedAt ?? row.writtenAt),
  answer: row.answer !== null && row.answeredAt ? { text: row.answer, answeredOn: dayOf(row.answeredAt) } : null,
});

/** What all reviews of a hotel say together. Parts that nobody gave are left out. */
export function presentSummary(totals: ReviewTotals): ReviewSummary {
  const all = sumOf(totals);
  return {
    count: all.count,
    mean: meanOf(all),
    byScore: totals.byScore,
    aspects: ASPECTS.flatMap((aspect) => {
      const mean = meanOf(totals.aspects[aspect]);
      return mean === null ? [] : [{ aspect, mean }];
    }),
    trips: TRIP_KINDS.flatMap((trip) => (totals.trips[trip] ? [{ trip, count: totals.trips[trip] }] : [])),
  };
}

/** A stay with its review, as its writer sees it. */
export const presentStay = (stay: StayFacts, review: ReviewRow | undefined, blocked: string | null): StayToReview => ({
  bookingId: stay.bookingId,
  hotel: stay.hotel,
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  lastDay: lastDayToWrite(stay.checkOut),
  blocked,
  review: review
    ? {
        ...presentFields(review),
        shownAs: review.name === null ? 'guest' : 'name',
        state: review.state,
        refusal: review.refusal,
        answer: review.answer,
        writtenAt: review.writtenAt.toISOString(),
        editableUntil: editableUntil(review.writtenAt).toISOString(),
      }
    : null,
});
