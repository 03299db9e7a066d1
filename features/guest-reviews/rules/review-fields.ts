import { publicName } from '#lib/shared/public-name.ts';

/** Longest of the two texts of a review, in characters. */
export const LONGEST_TEXT = 2000;
/** Longest answer of a hotel, and reason of staff. */
export const LONGEST_ANSWER = 1000;
export const LONGEST_REASON = 500;

/** Reviews on a page, of a hotel and at the desk. */
export const REVIEWS_PAGE = 10;
export const DESK_PAGE = 20;

/** Scores are whole numbers from 1 to 10, as the guests' score of a hotel is. */
export const LOWEST_SCORE = 1;
export const HIGHEST_SCORE = 10;
export const SCORES = Array.from({ length: HIGHEST_SCORE }, (_, at) => at + LOWEST_SCORE);

/** A mean of fewer reviews says more about one guest than about the hotel, so it is not shown. */
export const FEWEST_FOR_MEAN = 3;

/** What can be scored besides the whole stay; each is optional. */
export const ASPECTS = ['cleanliness', 'location', 'staff', 'value'] as const;
export type Aspect = (typeof ASPECTS)[number];
/** @texts */
export const ASPECT_LABELS: Record<Aspect, string> = {
  cleanliness: 'Cleanliness',
  location: 'Location',
  staff: 'Staff',
  value: 'Value for money',
};

export const TRIP_KINDS = ['couple', 'family', 'friends', 'solo', 'work'] as const;
export type TripKind = (typeof TRIP_KINDS)[number];
/** @texts */
export const TRIP_LABELS: Record<TripKind, string> = {
  couple: 'As a couple',
  family: 'With family',
  friends: 'With friends',
  solo: 'Alone',
  work: 'For work',
};

/** How the writer is named: first name and initial, or not at all. */
export const SHOWN_AS = ['name', 'guest'] as const;
export type ShownAs = (typeof SHOWN_AS)[number];
/**
 * Shown instead of a name.
 * @texts
 */
export const UNNAMED = 'A guest';

/** Why somebody reports a review. */
export const REPORT_REASONS = ['untrue', 'offensive', 'private', 'advertising', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/**
 * Where a review stands: everybody reads it; staff look at it before it is published; or staff refused it, with a reason
 * that its writer reads.
 */
export const REVIEW_STATES = ['published', 'waiting', 'refused'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** The name that a review shows: "Asha R.", null for a guest without a name. */
export function shownName(shownAs: ShownAs, { firstName, lastName }: { firstName: string; lastName: string }) {
  return shownAs === 'guest' ? null : publicName({ firstName, lastName });
}
