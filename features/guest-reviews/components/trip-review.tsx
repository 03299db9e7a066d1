'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { guestReviewRoutes } from '#lib/shared/guest-review-routes.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import { myReviewOptions } from '../client/queries.ts';
import styles from './review-form.module.css';

export type TripReviewProps = { bookingId: string };

/** On the page of a trip: the way to its review, where one is written or can be. */
export function TripReview({ bookingId }: TripReviewProps) {
  const { data } = useQuery(myReviewOptions(bookingId));
  if (!data || (!data.review && data.blocked !== null)) return null;
  const { review, lastDay, hotel } = data;
  return (
    <section className={styles.trip} aria-labelledby="trip-review">
      <h2 id="trip-review" className="h3">
        {review ? t('Your review') : t('How was {hotel}?', { hotel: hotel.name })}
      </h2>
      <p className="muted">
        {review
          ? t(STANDS[review.state])
          : t('You can review this stay until {date}.', { date: formatDate(lastDay, '') })}
      </p>
      <p>
        <Button variant="out" href={guestReviewRoutes.ofStay(bookingId)}>
          {t(review ? 'See your review' : 'Write a review')}
        </Button>
      </p>
    </section>
  );
}

/** @texts */
const STANDS = {
  published: 'It is on the page of the hotel.',
  waiting: 'Someone at the desk reads it before it is published.',
  refused: 'It is not published. You see the reason there.',
} as const;
