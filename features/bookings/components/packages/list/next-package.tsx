import Link from 'next/link';
import { Banner } from '#components/ui/banner.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { dateInZone, daysBetween, formatDate, formatDateRange } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import type { PackageSummary } from '../../../contract.ts';
import { awayText } from '../../list/away-text.ts';
import styles from '../../list/list.module.css';
import { inMoney } from '../../parts/booking-money.ts';
import { packageLinks } from '../parts/package-links.ts';

/** The next trip, a package, shown large. */
export function NextPackage({ booking }: { booking: PackageSummary }) {
  const { package: journey, departure, ends, nextPayment } = booking;
  const today = dateInZone(new Date(), journey.zone);
  return (
    <Link href={packageLinks.trip(booking._id)} className={styles.next} prefetch={false}>
      <Banner
        scene={journey.poster}
        name={t(journey.meets.city)}
        level={2}
        height={300}
        phone={{ width: 358, height: 300, at: 0.74 }}
        priority
        className={styles.nextPicture}
      >
        <span className={styles.nextWhen}>{awayText(daysBetween(today, departure))}</span>
        <span className={styles.nextHouse}>
          {journey.title}, {formatDateRange(departure, ends, today)},{' '}
          {t('meet at {time}', { time: journey.meets.time })}
        </span>
        <Fact tone="good">{t('Confirmed, code {code}', { code: booking.confirmationCode ?? '' })}</Fact>
        {nextPayment && (
          <Fact icon="clock">
            {t('{amount} to pay by {date}', {
              amount: inMoney(booking, nextPayment.amount),
              date: formatDate(nextPayment.due, today),
            })}
          </Fact>
        )}
      </Banner>
    </Link>
  );
}
