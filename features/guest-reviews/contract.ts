import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { paragraphs } from '#lib/shared/text-fields.ts';
import {
  ASPECTS,
  DESK_PAGE,
  HIGHEST_SCORE,
  LONGEST_ANSWER,
  LONGEST_REASON,
  LONGEST_TEXT,
  LOWEST_SCORE,
  REPORT_REASONS,
  REVIEW_STATES,
  REVIEWS_PAGE,
  SHOWN_AS,
  TRIP_KINDS,
  type Aspect,
} from './rules/review-fields.ts';
import { TEXT_CHECKS } from '#lib/shared/text-checks.ts';

const bookingId = z.string().min(1).max(60);
const reviewId = z.string().min(1).max(60);
const hotelSlug = z.string().min(1).max(120);
const pageNo = z.coerce.number<string>().int().min(1).max(1000).default(1);

const score = z.int().min(LOWEST_SCORE).max(HIGHEST_SCORE);
const aspects = z.object(
  Object.fromEntries(ASPECTS.map((aspect) => [aspect, score.nullable()])) as Record<
    Aspect,
    z.ZodNullable<typeof score>
  >,
);
const text = () => paragraphs().max(LONGEST_TEXT, `Use at most ${LONGEST_TEXT} characters.`).default('');
const optionalScore = z
  .int('Choose a score from 1 to 10, or leave it out.')
  .min(LOWEST_SCORE, 'Choose a score from 1 to 10, or leave it out.')
  .max(HIGHEST_SCORE, 'Choose a score from 1 to 10, or leave it out.')
  .nullable()
  .default(null);

/** Form (5.12). What is left out is not scored; both texts may be empty. */
export const guestReviewForm = z.object({
  overall: z
    .int('Choose a score from 1 to 10.')
    .min(LOWEST_SCORE, 'Choose a score from 1 to 10.')
    .max(HIGHEST_SCORE, 'Choose a score from 1 to 10.'),
  cleanliness: optionalScore,
  location: optionalScore,
  staff: optionalScore,
  value: optionalScore,
  liked: text(),
  disliked: text(),
  trip: z.enum(TRIP_KINDS, 'Choose what kind of trip it was.'),
  shownAs: z.enum(SHOWN_AS, 'Choose how you are named.'),
});
export type GuestReviewForm = z.output<typeof guestReviewForm>;

/** What everybody reads of a review: never its booking, its writer’s account or their last name. */
const reviewFields = {
  reviewId,
  name: z.string().nullable().describe('first name and initial; null: the writer chose to be “A guest”'),
  trip: z.enum(TRIP_KINDS),
  stayedIn: z.string().describe('month of check-in, as 2026-11'),
  overall: score,
  ...aspects.shape,
  liked: z.string(),
  disliked: z.string(),
};
export const guestReview = z.object({
  ...reviewFields,
  publishedOn: z.iso.date().describe('in UTC'),
  answer: z.object({ text: z.string(), answeredOn: z.iso.date() }).nullable().describe('the hotel’s, written by staff'),
});
export type GuestReview = z.infer<typeof guestReview>;

/** Means are to one decimal, and null below three scores. */
export const reviewSummary = z.object({
  count: z.int(),
  mean: z.number().nullable(),
  byScore: z.array(z.int()).length(HIGHEST_SCORE).describe('how many gave each score, from 1 to 10'),
  aspects: z.array(z.object({ aspect: z.enum(ASPECTS), mean: z.number() })).max(ASPECTS.length),
  trips: z.array(z.object({ trip: z.enum(TRIP_KINDS), count: z.int() })).max(TRIP_KINDS.length),
});
export type ReviewSummary = z.infer<typeof reviewSummary>;

export const list = defineOperation({
  name: 'guestReviews.list',
  method: 'GET',
  path: '/api/hotels/guest-reviews',
  caller: 'public',
  requirements: ['7.20'],
  summary: 'Published reviews of a hotel by guests who stayed, the newest first, ten a page, with what all of them say',
  query: z.object({ hotel: hotelSlug, trip: z.enum(TRIP_KINDS).optional(), pageNo }),
  response: z.object({
    summary: reviewSummary,
    count: z.int().describe('of the kind of trip asked for'),
    reviews: z.array(guestReview).max(REVIEWS_PAGE),
  }),
});
export type GuestReviewList = z.infer<(typeof list)['response']>;

const myReview = z.object({
  ...reviewFields,
  shownAs: z.enum(SHOWN_AS),
  state: z.enum(REVIEW_STATES),
  refusal: z.string().nullable().describe('why staff refused it, in their words'),
  answer: z.string().nullable().describe('the hotel’s, written by staff'),
  writtenAt: z.iso.datetime(),
  editableUntil: z.iso.datetime(),
});
/** A stay of the caller and its review. `blocked`: why none can be written, or the written one cannot be changed, now. */
const stayToReview = z.object({
  bookingId,
  hotel: z.object({ slug: hotelSlug, name: z.string(), city: z.string() }),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  lastDay: z.iso.date().describe('the last day on which a review can be written, at the hotel'),
  blocked: z.string().nullable(),
  review: myReview.nullable(),
});
export type StayToReview = z.infer<typeof stayToReview>;

const ofWriter = { caller: 'consumer', requirements: ['7.20'] as string[] } as const;

/** Refusal: NOT_FOUND, alike for unknown bookings, those of others, and what is no stay. */
export const own = defineOperation({
  ...ofWriter,
  name: 'guestReviews.own',
  method: 'GET',
  path: '/api/bookings/guest-review',
  summary: 'One of the caller’s stays with their review of it, and whether they can write or change it now',
  query: z.object({ bookingId }),
  response: stayToReview,
});

/** The latest stays first, at most as many as fit a page. */
export const toReview = defineOperation({
  ...ofWriter,
  name: 'guestReviews.toReview',
  method: 'GET',
  path: '/api/bookings/stays-to-review',
  summary: 'The caller’s stays that ended, can be reviewed now and are not',
  response: z.object({
    stays: z
      .array(stayToReview.pick({ bookingId: true, hotel: true, checkIn: true, checkOut: true, lastDay: true }))
      .max(REVIEWS_PAGE),
  }),
});

/**
 * A stay has one review: writing it again changes it. A text that holds an address, a telephone number or repetitions
 * waits for staff. Refusals: NOT_FOUND as above; STATE_BLOCKED where the stay has not ended, was not kept, or ended too
 * long ago.
 */
export const save = defineOperation({
  ...ofWriter,
  name: 'guestReviews.save',
  method: 'PUT',
  path: '/api/bookings/guest-review',
  summary: 'Writes or changes the caller’s review of a stay that has ended',
  body: guestReviewForm.extend({ bookingId }),
  response: stayToReview,
  rateLimit: { points: 60, seconds: 3600 },
});

/** Refusal: NOT_FOUND where there is no review of the caller. Another can be written while the stay can be reviewed. */
export const remove = defineOperation({
  ...ofWriter,
  name: 'guestReviews.remove',
  method: 'POST',
  path: '/api/bookings/guest-review/remove',
  summary: 'Deletes the caller’s review of a stay',
  body: z.object({ bookingId }),
  response: stayToReview,
});

/** A person reports a review once; again is the same. Refusals: NOT_FOUND for what is not published; STATE_BLOCKED for one’s own. */
export const report = defineOperation({
  ...ofWriter,
  name: 'guestReviews.report',
  method: 'POST',
  path: '/api/guest-reviews/report',
  summary: 'Reports a published review to the desk',
  body: z.object({ reviewId, reason: z.enum(REPORT_REASONS, 'Choose what is wrong with it.') }),
  response: z.object({ reported: z.literal(true) }),
  rateLimit: { points: 20, seconds: 86_400 },
});

/** A review as the desk sees it: without its writer's account and booking. `version` changes with each change of it. */
const deskReview = z.object({
  ...reviewFields,
  hotel: z.object({ slug: hotelSlug, name: z.string(), city: z.string() }),
  state: z.enum(REVIEW_STATES),
  version: z.int(),
  checks: z.array(z.enum(TEXT_CHECKS)).max(TEXT_CHECKS.length).describe('what its text was held back for'),
  refusal: z.string().nullable(),
  writtenAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  answer: z.string().nullable(),
  reports: z.array(z.object({ reason: z.enum(REPORT_REASONS), count: z.int() })).max(REPORT_REASONS.length),
});
export type DeskReview = z.infer<typeof deskReview>;

const ofDesk = { caller: 'staff', requirements: ['7.20'] as string[] } as const;

export const deskReviews = defineOperation({
  ...ofDesk,
  name: 'guestReviews.deskReviews',
  method: 'GET',
  path: '/api/desk/guest-reviews',
  summary: 'Reviews that wait or were reported, the oldest first; or the published ones, the newest first',
  query: z.object({ show: z.enum(['waiting', 'reported', 'published']).default('waiting'), pageNo }),
  response: z.object({ reviews: z.array(deskReview).max(DESK_PAGE), count: z.int() }),
});

/**
 * Refusals: NOT_FOUND; INVALID_INPUT beside `reason`, which a refusal needs; STATE_BLOCKED where it neither waits nor was
 * reported, or changed since `version`.
 */
export const decide = defineOperation({
  ...ofDesk,
  name: 'guestReviews.decide',
  method: 'POST',
  path: '/api/desk/guest-reviews/decide',
  summary: 'Publishes a review that waits, or keeps a reported one; or refuses it with a reason that its writer reads',
  body: z.object({
    reviewId,
    version: z.int().min(0),
    decision: z.enum(['publish', 'refuse']),
    reason: paragraphs().max(LONGEST_REASON, `Use at most ${LONGEST_REASON} characters.`).default(''),
  }),
  response: deskReview,
});

/** An empty answer takes it away. Refusals: NOT_FOUND; STATE_BLOCKED where it is not published, or changed since `version`. */
export const answer = defineOperation({
  ...ofDesk,
  name: 'guestReviews.answer',
  method: 'POST',
  path: '/api/desk/guest-reviews/answer',
  summary: 'Writes what a hotel answers to a published review, on its behalf',
  body: z.object({
    reviewId,
    version: z.int().min(0),
    answer: paragraphs().max(LONGEST_ANSWER, `Use at most ${LONGEST_ANSWER} characters.`),
  }),
  response: deskReview,
});
