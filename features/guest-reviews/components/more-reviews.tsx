'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '#components/ui/toast.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { list } from '../client/calls.ts';
import type { GuestReview } from '../contract.ts';
import type { TripKind } from '../rules/review-fields.ts';
import { ReportReview } from './report-review.tsx';
import { ReviewCard } from './review-card.tsx';
import styles from './guest-reviews.module.css';
import { t } from '#lib/shared/texts.ts';

export type MoreReviewsProps = {
  /** Slug of the hotel. */
  hotel: string;
  trip: TripKind | undefined;
  /** The page after the first one that is asked for, and for a number that is new with each press. */
  asked: { page: number; attempt: number };
  /** Told how many pages are there, with how many reviews; fewer than asked for when one could not be read. */
  onLoaded: (pages: number, reviews: number) => void;
};

/** The pages of reviews after the first one. */
export function MoreReviews({ hotel, trip, asked: { page, attempt }, onLoaded }: MoreReviewsProps) {
  const [read, setRead] = useState<GuestReview[][]>([]);
  const tell = useEffectEvent(onLoaded);
  const add = useEffectEvent((reviews: GuestReview[]) => {
    const all = [...read, reviews];
    setRead(all);
    tell(all.length, all.flat().length);
  });
  const fail = useEffectEvent((error: Error) => {
    toast.error(error.message);
    tell(read.length, read.flat().length);
  });
  useEffect(() => {
    const stop = new AbortController();
    callOperation(list, { query: { hotel, trip, pageNo: String(page + 1) }, signal: stop.signal }).then(
      ({ reviews }) => add(reviews),
      (error: Error) => {
        if (!stop.signal.aborted) fail(error);
      },
    );
    return () => stop.abort();
  }, [hotel, trip, page, attempt]);
  // a review that was published meanwhile moves others to the next page
  const reviews = [...new Map(read.flat().map((review) => [review.reviewId, review])).values()];
  return (
    <ul className={styles.list} aria-label={t('More reviews')}>
      {reviews.map((review) => (
        <ReviewCard key={review.reviewId} review={review} end={<ReportReview reviewId={review.reviewId} />} />
      ))}
    </ul>
  );
}
