import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASPECTS, TRIP_KINDS } from './review-fields.ts';
import { meanOf, noReviews, sumOf, withReview, type Scored } from './totals.ts';

const score = fc.integer({ min: 1, max: 10 });
const review: fc.Arbitrary<Scored> = fc.record({
  overall: score,
  trip: fc.constantFrom(...TRIP_KINDS),
  cleanliness: fc.option(score),
  location: fc.option(score),
  staff: fc.option(score),
  value: fc.option(score),
});
const totalOf = (reviews: readonly Scored[]) =>
  reviews.reduce((totals, one) => withReview(totals, one, 1), noReviews());

describe('[7.20] totals of reviews', () => {
  it('are the sums of what is counted in', () => {
    fc.assert(
      fc.property(fc.array(review), (reviews) => {
        const totals = totalOf(reviews);
        expect(sumOf(totals)).toEqual({
          count: reviews.length,
          sum: reviews.reduce((sum, { overall }) => sum + overall, 0),
        });
        for (const aspect of ASPECTS) {
          const scores = reviews.flatMap((one) => one[aspect] ?? []);
          const sum = scores.reduce((all, one) => all + one, 0);
          expect(totals.aspects[aspect]).toEqual({ count: scores.length, sum });
        }
        for (const trip of TRIP_KINDS)
          expect(totals.trips[trip]).toBe(reviews.filter((one) => one.trip === trip).length);
      }),
    );
  });

  it('forget what is counted out, in any order', () => {
    fc.assert(
      fc.property(fc.array(review), fc.array(review), (kept, gone) => {
        const all = totalOf([...gone, ...kept]);
        expect(gone.toReversed().reduce((totals, one) => withReview(totals, one, -1), all)).toEqual(totalOf(kept));
      }),
    );
  });

  it.each([
    [{ count: 0, sum: 0 }, null],
    [{ count: 2, sum: 20 }, null],
    [{ count: 3, sum: 25 }, 8.3],
    [{ count: 3, sum: 26 }, 8.7],
    [{ count: 4, sum: 33 }, 8.3],
    [{ count: 3, sum: 30 }, 10],
  ])('the mean of %j is %s', (of, mean) => expect(meanOf(of)).toBe(mean));
});
