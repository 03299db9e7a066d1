import { ASPECTS, FEWEST_FOR_MEAN, HIGHEST_SCORE, TRIP_KINDS, type Aspect, type TripKind } from './review-fields.ts';

/** The scores and the kind of trip of one review. */
export type Scored = { overall: number; trip: TripKind } & Record<Aspect, number | null>;

/**
 * The published reviews of a hotel, counted: how many gave each score, from 1 to 10; for each aspect how many scored it
 * and their sum; and how many there are of each kind of trip.
 */
export type ReviewTotals = {
  byScore: number[];
  aspects: Record<Aspect, { count: number; sum: number }>;
  trips: Record<TripKind, number>;
};

const each = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;

/** The totals of a hotel that nobody has reviewed. */
export const noReviews = (): ReviewTotals => ({
  byScore: Array.from({ length: HIGHEST_SCORE }, () => 0),
  aspects: each(ASPECTS, () => ({ count: 0, sum: 0 })),
  trips: each(TRIP_KINDS, () => 0),
});

/** The totals with one review more (1) or less (-1). */
export function withReview(totals: ReviewTotals, review: Scored, step: 1 | -1): ReviewTotals {
  return {
    byScore: totals.byScore.map((count, at) => (at === review.overall - 1 ? count + step : count)),
    aspects: each(ASPECTS, (aspect) => {
      const { count, sum } = totals.aspects[aspect];
      const score = review[aspect];
      return score === null ? { count, sum } : { count: count + step, sum: sum + step * score };
    }),
    trips: { ...totals.trips, [review.trip]: totals.trips[review.trip] + step },
  };
}

/** The number of reviews, and the sum of their overall scores. */
export const sumOf = ({ byScore }: ReviewTotals): { count: number; sum: number } => ({
  count: byScore.reduce((all, count) => all + count, 0),
  sum: byScore.reduce((all, count, at) => all + count * (at + 1), 0),
});

/** A mean to one decimal; null below the fewest reviews. */
export const meanOf = ({ count, sum }: { count: number; sum: number }): number | null =>
  count < FEWEST_FOR_MEAN ? null : Math.round((sum / count) * 10) / 10;
