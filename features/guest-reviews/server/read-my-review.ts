import 'server-only';
import { staysEndedOf, stayToReview, type StayToReview as StayFacts } from '#features/bookings/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { daysBefore } from '#lib/server/jobs/retention.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { own, StayToReview, toReview } from '../contract.ts';
import { REVIEWS_PAGE } from '../rules/review-fields.ts';
import { lastDayToWrite, WRITE_DAYS } from '../rules/review-window.ts';
import { whyBlocked } from '../rules/why-blocked.ts';
import { presentStay } from './present-review.ts';
import { reviewedAmong, reviewOfBooking } from './reviews.repo.ts';
import type { ReviewRow } from './tables.ts';

/** Most stays of three months that are looked through. */
const MOST_ENDED = 50;

/** One of the caller's stays with its review. Throws NOT_FOUND. */
export const readOwnReview: UseCase<typeof own> = async ({ db, query: { bookingId }, caller: { userId } }) =>
  myReview(db, await stayToReview(db, userId, bookingId));

/** The caller's stays that can be reviewed now and are not, the latest first. */
export const listStaysToReview: UseCase<typeof toReview> = async ({ db, caller: { userId } }) => {
  const now = clock.now();
  // a day more, because the last one ends by the hotel's clock
  const span = { from: daysBefore(now, WRITE_DAYS + 1), until: now, most: MOST_ENDED };
  const stays = await staysEndedOf(db, userId, span);
  const reviewed = await reviewedAmong(
    db,
    stays.map(({ bookingId }) => bookingId),
  );
  return {
    stays: stays
      .filter((stay) => !reviewed.has(stay.bookingId) && blockedNow(stay, undefined) === null)
      .slice(0, REVIEWS_PAGE)
      .map(({ bookingId, hotel, checkIn, checkOut }) => ({
        bookingId,
        hotel,
        checkIn,
        checkOut,
        lastDay: lastDayToWrite(checkOut),
      })),
  };
};

/** A stay with its review as it is stored now. */
export async function myReview(db: Db, stay: StayFacts): Promise<StayToReview> {
  const review = await reviewOfBooking(db, stay.bookingId);
  return presentStay(stay, review, blockedNow(stay, review));
}

/** Why the stay cannot be reviewed, or its review not be changed, at this moment. */
export const blockedNow = (stay: StayFacts, review: ReviewRow | undefined): string | null =>
  whyBlocked({
    stay,
    review: review && { writtenAt: review.writtenAt, isAnswered: review.answer !== null },
    now: clock.now(),
  });
