import Link from 'next/link';
import { Poster } from '#components/ui/poster.tsx';
import { Price } from '#components/ui/price.tsx';
import { formatDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { describeParty } from '#lib/shared/trip-words.ts';
import type { FlightSummary } from '../../contract.ts';
import styles from './list.module.css';

/** One flight trip: from where to where, when, its PNR and what it cost. */
export function FlightCard({ booking }: { booking: FlightSummary }) {
  const { _id, title, poster, bounds, party, confirmationCode, total, currency } = booking;
  const days = bounds.map(({ segments }) => formatDate(segments[0]?.origin.at.slice(0, 10) ?? '', '')).join(', ');
  return (
    <Link href={routes.booking(_id)} className={styles.card} prefetch={false}>
      <Poster {...poster} width={132} height={132} className={styles.picture} />
      <div className={styles.words}>
        <h2 className="h3">{title}</h2>
        <p className="small muted">{days}</p>
        <p className="small muted">{describeParty(party)}</p>
        {confirmationCode && <p className="small">PNR {confirmationCode}</p>}
      </div>
      <div className={styles.total}><Price money={{ amount: total, currency }} size="md" /></div>
    </Link>
  );
}
