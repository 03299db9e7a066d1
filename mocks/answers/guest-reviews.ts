import type * as contract from '#features/guest-reviews/contract.ts';
import type { DeskReview, GuestReview, StayToReview } from '#features/guest-reviews/contract.ts';
import { problemsOfText } from '#lib/shared/text-moderation.ts';
import {
  ASPECTS,
  DESK_PAGE,
  REVIEWS_PAGE,
  shownName,
  TRIP_KINDS,
} from '#features/guest-reviews/rules/review-fields.ts';
import { editableUntil, lastDayToWrite } from '#features/guest-reviews/rules/review-window.ts';
import { meanOf, noReviews, sumOf, withReview } from '#features/guest-reviews/rules/totals.ts';
import { whyBlocked } from '#features/guest-reviews/rules/why-blocked.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { AnswersOf } from '../answer.ts';
import { bookingOfUser } from '../memory/bookings.ts';
import { memory } from '../memory/memory.ts';
import type { MockReview, MockStay } from '../memory/records.ts';

const reviewOf = (bookingId: string) => memory().guestReviews.find((one) => one.bookingId === bookingId);

const whyNot = (stay: MockStay, review: MockReview | undefined, now: Date): string | null =>
  whyBlocked({
    stay: {
      checkOut: stay.stay.checkOut,
      endsAt: new Date(stay.checkOutAt),
      zone: stay.hotel.zone,
      isKept: stay.state === 'confirmed',
    },
    review: review && { writtenAt: new Date(review.writtenAt), isAnswered: review.answer !== null },
    now,
  });

const fieldsOf = ({
  reviewId,
  name,
  trip,
  stayedIn,
  overall,
  cleanliness,
  location,
  staff,
  value,
  liked,
  disliked,
}: MockReview) => ({
  reviewId,
  name,
  trip,
  stayedIn,
  overall,
  cleanliness,
  location,
  staff,
  value,
  liked,
  disliked,
});

function asOwn(stay: MockStay, now: Date): StayToReview {
  const review = reviewOf(stay._id);
  return {
    bookingId: stay._id,
    hotel: { slug: stay.hotel.slug, name: stay.hotel.name, city: stay.hotel.city },
    checkIn: stay.stay.checkIn,
    checkOut: stay.stay.checkOut,
    lastDay: lastDayToWrite(stay.stay.checkOut),
    blocked: whyNot(stay, review, now),
    review: review
      ? {
          ...fieldsOf(review),
          shownAs: review.name === null ? 'guest' : 'name',
          state: review.state,
          refusal: review.refusal,
          answer: review.answer,
          writtenAt: review.writtenAt,
          editableUntil: editableUntil(new Date(review.writtenAt)).toISOString(),
        }
      : null,
  };
}

const asPublished = (review: MockReview): GuestReview => ({
  ...fieldsOf(review),
  publishedOn: review.changedAt.slice(0, 10),
  answer: review.answer === null ? null : { text: review.answer, answeredOn: review.changedAt.slice(0, 10) },
});

const asAtDesk = (review: MockReview): DeskReview => ({
  ...fieldsOf(review),
  hotel: { slug: review.hotel.slug, name: review.hotel.name, city: review.hotel.city },
  state: review.state,
  version: review.version,
  checks: review.checks,
  refusal: review.refusal,
  writtenAt: review.writtenAt,
  changedAt: review.changedAt,
  answer: review.answer,
  reports: review.isReported ? [{ reason: 'untrue', count: 1 }] : [],
});

function atDesk(reviewId: string, version: number): MockReview {
  const review = memory().guestReviews.find((one) => one.reviewId === reviewId);
  if (!review) throw notFound('This review');
  if (review.version !== version)
    throw new AppError('STATE_BLOCKED', 'This review changed while you read it. Nothing was done. Read it again.');
  return review;
}

const page = <One>(all: readonly One[], pageNo: number, size: number) => all.slice((pageNo - 1) * size, pageNo * size);

const IN_PART: Record<'waiting' | 'reported' | 'published', (review: MockReview) => boolean> = {
  waiting: ({ state }) => state === 'waiting',
  reported: ({ state, isReported }) => state === 'published' && isReported,
  published: ({ state }) => state === 'published',
};

/** Reviews of this tab's stays. No email is sent, and a hotel's score stays that of the stock. */
export const guestReviewAnswers: AnswersOf<typeof contract> = {
  list: ({ query: { hotel, trip, pageNo } }) => {
    const all = memory().guestReviews.filter((one) => one.hotel.slug === hotel && one.state === 'published');
    const totals = all.reduce((before, one) => withReview(before, one, 1), noReviews());
    const wanted = all.filter((one) => !trip || one.trip === trip).toReversed();
    return {
      summary: {
        count: all.length,
        mean: meanOf(sumOf(totals)),
        byScore: totals.byScore,
        aspects: ASPECTS.flatMap((aspect) => {
          const mean = meanOf(totals.aspects[aspect]);
          return mean === null ? [] : [{ aspect, mean }];
        }),
        trips: TRIP_KINDS.flatMap((kind) => (totals.trips[kind] ? [{ trip: kind, count: totals.trips[kind] }] : [])),
      },
      count: wanted.length,
      reviews: page(wanted, pageNo, REVIEWS_PAGE).map(asPublished),
    };
  },
  own: ({ query: { bookingId }, person, now }) => asOwn(bookingOfUser(person._id, bookingId), now),
  toReview: ({ person, now }) => ({
    stays: memory()
      .bookings.filter(
        (stay) => stay.userId === person._id && !reviewOf(stay._id) && whyNot(stay, undefined, now) === null,
      )
      .slice(0, REVIEWS_PAGE)
      .map((stay) => asOwn(stay, now)),
  }),
  save: ({ body: { bookingId, shownAs, ...form }, person, now }) => {
    const stay = bookingOfUser(person._id, bookingId);
    const before = reviewOf(bookingId);
    const blocked = whyNot(stay, before, now);
    if (blocked !== null) throw new AppError('STATE_BLOCKED', blocked);
    const checks = problemsOfText([form.liked, form.disliked]);
    const state = checks.length || before?.state === 'refused' ? ('waiting' as const) : ('published' as const);
    const written = { ...form, name: shownName(shownAs, person), checks, state, changedAt: now.toISOString() };
    if (before) Object.assign(before, { ...written, refusal: null, version: before.version + 1 });
    else
      memory().guestReviews.push({
        ...written,
        reviewId: newId('grv', now.getTime()),
        bookingId,
        hotel: stay.hotel,
        stayedIn: stay.stay.checkIn.slice(0, 7),
        version: 0,
        refusal: null,
        answer: null,
        isReported: false,
        writtenAt: now.toISOString(),
      });
    return asOwn(stay, now);
  },
  remove: ({ body: { bookingId }, person, now }) => {
    const stay = bookingOfUser(person._id, bookingId);
    memory().guestReviews = memory().guestReviews.filter((one) => one.bookingId !== bookingId);
    return asOwn(stay, now);
  },
  report: ({ body: { reviewId } }) => {
    const review = memory().guestReviews.find((one) => one.reviewId === reviewId && one.state === 'published');
    if (!review) throw notFound('This review');
    review.isReported = true;
    return { reported: true };
  },
  deskReviews: ({ query: { show, pageNo } }) => {
    const all = memory().guestReviews.filter(IN_PART[show]);
    return { reviews: page(all, pageNo, DESK_PAGE).map(asAtDesk), count: all.length };
  },
  decide: ({ body: { reviewId, version, decision, reason } }) => {
    const review = atDesk(reviewId, version);
    if (review.state !== 'waiting' && !review.isReported)
      throw new AppError('STATE_BLOCKED', 'This review neither waits nor was reported. Nothing was done.');
    if (decision === 'refuse' && !reason) {
      const message = 'Write why it is refused. The writer reads it.';
      throw new AppError('INVALID_INPUT', message, { fields: { reason: message } });
    }
    Object.assign(review, {
      state: decision === 'refuse' ? 'refused' : 'published',
      refusal: decision === 'refuse' ? reason : null,
      isReported: false,
      version: version + 1,
    });
    return asAtDesk(review);
  },
  answer: ({ body: { reviewId, version, answer } }) => {
    const review = atDesk(reviewId, version);
    if (review.state !== 'published')
      throw new AppError('STATE_BLOCKED', 'Only a published review can be answered. Nothing was done.');
    return asAtDesk(Object.assign(review, { answer: answer || null, version: version + 1 }));
  },
};
