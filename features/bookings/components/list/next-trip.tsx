import Link from 'next/link';
import { Banner } from '#components/ui/banner.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { dateInZone, daysBetween, formatDateRange } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import type { StaySummary } from '../../contract.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import { awayText } from './away-text.ts';
import styles from './list.module.css';

/** The next trip, shown large. */
export function NextTrip({ booking }: { booking: StaySummary }) {
  const { hotel, stay } = booking;
  const links = useBookingLinks();
  const today = dateInZone(new Date(), hotel.zone);
  return (
    <Link href={links.trip(booking._id)} className={styles.next} prefetch={false}>
      <Banner
        scene={hotel.poster}
        name={t(hotel.city)}
        level={2}
        height={300}
        phone={{ width: 358, height: 300, at: 0.74 }}
        priority
        className={styles.nextPicture}
      >
        <span className={styles.nextWhen}>{awayText(daysBetween(today, stay.checkIn))}</span>
        <span className={styles.nextHouse}>
          {hotel.name}, {formatDateRange(stay.checkIn, stay.checkOut, today)}
        </span>
        <Fact tone="good">{t('Confirmed, code {code}', { code: booking.confirmationCode ?? '' })}</Fact>
      </Banner>
    </Link>
  );
}
