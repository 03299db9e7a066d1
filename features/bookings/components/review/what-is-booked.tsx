import { Price } from '#components/ui/price.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { t } from '#lib/shared/texts.ts';
import type { BookingView } from '../../contract.ts';
import { bookedRate } from '../parts/booked-rate.ts';
import styles from './review.module.css';

/** Rate, refund terms and total above the form, on screens where the summary comes below it. */
export function WhatIsBooked({ booking }: { booking: BookingView }) {
  const { place, rate, refund } = bookedRate(booking);
  return (
    <section className={styles.booked} aria-label={t('What you book')}>
      <p className="strong">{place}</p>
      <p className="small muted">{rate}</p>
      <p className={classNames('small', refund.tone)}>{refund.text}</p>
      <p>
        <Price money={{ amount: booking.total, currency: booking.currency }} size="md" />{' '}
        <span className="small muted">{t('all taxes included')}</span>
      </p>
    </section>
  );
}
