import 'server-only';
import { lt } from 'drizzle-orm';
import {
  daysBefore,
  retainedForever,
  retainedUntil,
  retainedWith,
  type Retention,
} from '#lib/server/jobs/retention.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { WRITE_DAYS } from '../rules/review-window.ts';
import { guestReviewReports, guestReviews, guestReviewStays, guestReviewTotals } from './tables.ts';

/** From then on nobody is asked for a review of a stay, and nobody can write one. */
const ENDED_DAYS = WRITE_DAYS + 30;

/** How long reviews and what belongs to them are stored. */
export const guestReviewsRetention: readonly Retention[] = [
  retainedForever(guestReviews, 'until its writer deletes it or closes the account'),
  retainedWith(guestReviews, guestReviewReports),
  retainedForever(guestReviewTotals, 'one row a hotel'),
  retainedUntil(
    guestReviewStays,
    `${counted(ENDED_DAYS, 'day')} after the stay`,
    'nobody can review it any more',
    (now) => lt(guestReviewStays.endedAt, daysBefore(now, ENDED_DAYS)),
  ),
];
