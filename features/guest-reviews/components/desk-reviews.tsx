'use client';

import { TabbedList } from '#components/ui/tabbed-list.tsx';
import { readerTime } from '#lib/client/reader-time.ts';
import { routes } from '#lib/shared/routes.ts';
import { andList, counted } from '#lib/shared/word-lists.ts';
import { guestReviewRoutes } from '#lib/shared/guest-review-routes.ts';
import { type ReviewsShown, useDeskReviews } from '../client/queries.ts';
import type { DeskReview } from '../contract.ts';
import { CHECK_LABELS } from '#lib/shared/text-checks.ts';
import { REPORT_LABELS } from '../rules/report-labels.ts';
import { DESK_PAGE } from '../rules/review-fields.ts';
import { AnswerForm, DecideForm } from './desk-review-forms.tsx';
import { ReviewText } from './review-card.tsx';
import styles from './desk-reviews.module.css';

const PARTS: readonly { show: ReviewsShown; label: string; empty: string }[] = [
  { show: 'waiting', label: 'To read', empty: 'No review is waiting to be read.' },
  { show: 'reported', label: 'Reported', empty: 'No published review is reported.' },
  { show: 'published', label: 'Published', empty: 'Published reviews will appear here.' },
];

export type DeskReviewsProps = { show: ReviewsShown; page: number };

/** Reviews by guests at the desk: those to read, those that were reported, and those that hotels can answer. */
export function DeskReviews({ show, page }: DeskReviewsProps) {
  const { data, error } = useDeskReviews(show, page);
  return (
    <div className={styles.screen}>
      <h1 className="h1">Reviews by guests</h1>
      <TabbedList
        label="Reviews"
        parts={PARTS}
        show={show}
        page={page}
        pageSize={DESK_PAGE}
        count={data?.count}
        error={error}
        loading={{ label: 'Loading the reviews', rows: 4 }}
        hrefOf={guestReviewRoutes.desk}
      >
        {data && data.count > 0 && (
          <ul className={styles.list} aria-label="Reviews">
            {data.reviews.map((review) => (
              <Review key={review.reviewId} review={review} show={show} />
            ))}
          </ul>
        )}
      </TabbedList>
    </div>
  );
}

function Review({ review, show }: { review: DeskReview; show: ReviewsShown }) {
  const { hotel, checks, reports, changedAt } = review;
  return (
    <li className={styles.review}>
      <h2 className="h4">
        <a href={routes.hotel(hotel.slug)}>{hotel.name}</a>
        {hotel.city && `, ${hotel.city}`}
      </h2>
      <p className={styles.about}>Written {readerTime(changedAt)}</p>
      {show === 'waiting' && (
        <p className={styles.about}>
          {checks.length
            ? `Held back for ${andList(checks.map((check) => CHECK_LABELS[check]))}`
            : 'Held back because a review of this stay was refused before'}
        </p>
      )}
      {reports.map(({ reason, count }) => (
        <p key={reason} className={styles.about}>
          {counted(count, 'report')}: {REPORT_LABELS[reason]}
        </p>
      ))}
      <ReviewText {...review} />
      {show === 'published' ? (
        <AnswerForm key={review.version} review={review} />
      ) : (
        <DecideForm key={review.version} review={review} />
      )}
    </li>
  );
}
