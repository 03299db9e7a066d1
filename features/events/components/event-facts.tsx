import Link from 'next/link';
import { formatDate, formatInstant, type IsoDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { capital, countedInWords } from '#lib/shared/word-lists.ts';
import type { EventView } from '../contract.ts';
import styles from './event-page.module.css';

/** When, where, until when one can register, and what it costs: what people decide by. */
export function EventFacts({ event: { days, venue, cityName, zone, registrationClosesAt, registering }, today }: { event: EventView; today: IsoDate }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{capital(countedInWords(days.length, 'day'))}</dt>
        <dd>from {formatDate(days[0]?.day ?? today, today)}</dd>
      </div>
      <div>
        <dt>{venue.hotel ? <Link href={routes.hotel(venue.hotel)}>{venue.name}</Link> : venue.name}</dt>
        <dd>{venue.address}</dd>
      </div>
      <div>
        <dt>{registering.open ? `Register until ${formatInstant(registrationClosesAt, zone, today)}` : registering.why}</dt>
        <dd>{registering.open ? `${cityName} time` : `It closed ${formatInstant(registrationClosesAt, zone, today)}`}</dd>
      </div>
    </dl>
  );
}
