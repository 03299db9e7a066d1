import Link from 'next/link';
import { Banner } from '#components/ui/banner.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { dateInZone, daysBetween, formatDate } from '#lib/shared/dates.ts';
import { airportCodeAndName } from '#lib/shared/airport-names.ts';
import { clockOf } from '#lib/shared/flight-times.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightSummary } from '../../../contract.ts';
import { awayText } from '../../list/away-text.ts';
import { movedTimes } from '../parts/moved-times.ts';
import { useFlightLinks } from '../parts/use-flight-links.ts';
import { titleText } from './title-text.ts';
import styles from '../../list/list.module.css';

/** The next flight trip, titled by its destination. */
export function NextFlight({ booking }: { booking: FlightSummary }) {
  const links = useFlightLinks();
  const today = dateInZone(new Date(), booking.zone);
  const { segments } = booking.bounds[0]!;
  const leaves = segments[0]!.origin;
  const moved = movedTimes(booking, today);
  return (
    <Link href={links.trip(booking._id)} className={styles.next} prefetch={false}>
      <Banner
        scene={booking.poster}
        name={t(segments.at(-1)!.destination.airport.cityName)}
        level={2}
        height={300}
        phone={{ width: 358, height: 300, at: 0.74 }}
        priority
        className={styles.nextPicture}
      >
        <span className={styles.nextWhen}>{awayText(daysBetween(today, leaves.at.slice(0, 10)))}</span>
        <span className={styles.nextHouse}>
          {titleText(booking.title)}, {airportCodeAndName(leaves.airport)} –{' '}
          {airportCodeAndName(segments.at(-1)!.destination.airport)}, {formatDate(leaves.at.slice(0, 10), today)},{' '}
          {clockOf(leaves.at)}
        </span>
        {moved ? (
          <Fact tone="warn" icon="clock">
            {t('New times: {times}', { times: moved })}
          </Fact>
        ) : (
          <Fact tone="good">{t('Ticketed, PNR {code}', { code: booking.confirmationCode ?? '' })}</Fact>
        )}
      </Banner>
    </Link>
  );
}
