'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { guestReviewRoutes } from '#lib/shared/guest-review-routes.ts';
import { formatDate, formatDateRange } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import { staysToReviewOptions } from '../client/queries.ts';
import styles from './review-form.module.css';

/** The person's stays that can be reviewed and are not; nothing where there is none. */
export function StaysToReview() {
  const { data } = useQuery(staysToReviewOptions);
  if (!data?.stays.length) return null;
  return (
    <section className={styles.open} aria-labelledby="stays-to-review">
      <h2 id="stays-to-review" className="h3">
        {t('Stays you can review')}
      </h2>
      <ul>
        {data.stays.map(({ bookingId, hotel, checkIn, checkOut, lastDay }) => (
          <li key={bookingId}>
            <Link href={guestReviewRoutes.ofStay(bookingId)}>{hotel.name}</Link>
            <span className="small muted">
              {t(hotel.city)} · {formatDateRange(checkIn, checkOut, '')} ·{' '}
              {t('until {date}', { date: formatDate(lastDay, '') })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
