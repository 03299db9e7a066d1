import { formatDate } from '#lib/shared/dates.ts';
import { counted } from '#lib/shared/word-lists.ts';
import {
  editableUntil,
  EDIT_DAYS,
  lastDayToWrite,
  windowProblem,
  WRITE_DAYS,
  type StayDates,
} from './review-window.ts';

/** A stay, and what of its review decides whether it can be changed. */
type ReviewFacts = {
  stay: StayDates & { isKept: boolean };
  review: { writtenAt: Date; isAnswered: boolean } | undefined;
  now: Date;
};

/** Why a stay cannot be reviewed now, or its review not be changed, in a sentence; null when it can. */
export function whyBlocked({ stay, review, now }: ReviewFacts): string | null {
  if (review) {
    if (review.isAnswered) return 'The hotel has answered this review, so it cannot be changed. You can delete it.';
    return now < editableUntil(review.writtenAt)
      ? null
      : `A review can be changed for ${counted(EDIT_DAYS, 'day')} after it was written. You can delete it.`;
  }
  if (!stay.isKept) return 'Only a stay that took place can be reviewed, and this one is not confirmed.';
  const problem = windowProblem(stay, now);
  if (problem === 'not-ended') return 'You can review this stay after check-out.';
  return problem === 'too-late'
    ? `A stay can be reviewed for ${counted(WRITE_DAYS, 'day')} after check-out, here until ${formatDate(lastDayToWrite(stay.checkOut), '')}.`
    : null;
}
