import { Disclosure } from '#components/ui/disclosure.tsx';
import { dateInZone, daysBetween, formatDateRange } from '#lib/shared/dates.ts';
import { deviceZone } from '#lib/shared/time-zones.ts';
import { telephoneHref } from '#lib/shared/telephone.ts';
import { asOfText, type OfflineTrip } from '../../rules/offline-trip.ts';
import { awayText } from '../list/away-text.ts';
import styles from './offline-trips.module.css';
import { TicketCodes } from './ticket-codes.tsx';

type OfflineTripCardProps = {
  trip: OfflineTrip;
  open: boolean;
  /** Says when it was fetched, where several trips were at different times. */
  dated: boolean;
  now: Date;
};

/** A stored trip: its facts as text, to open in place. */
export function OfflineTripCard({ trip, open, dated, now }: OfflineTripCardProps) {
  const { title, from, until, zone, facts, notes, codes, fetchedAt } = trip;
  const today = dateInZone(now, zone);
  return (
    <article className={`card ${styles.trip}`}>
      <Disclosure
        open={open}
        summary={
          <span className={styles.head}>
            <h2 className="h3">{title}</h2>
            <span className="small muted">
              {formatDateRange(from, until, today)} · {awayText(daysBetween(today, from))}
            </span>
          </span>
        }
      >
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{label === 'Telephone' ? <a href={telephoneHref(value)}>{value}</a> : value}</dd>
            </div>
          ))}
        </dl>
        {codes && <TicketCodes {...codes} />}
        {notes.map((note) => (
          <p key={note} className="small muted">
            {note}
          </p>
        ))}
        {dated && <p className="small muted">{asOfText(fetchedAt, now, deviceZone())}</p>}
      </Disclosure>
    </article>
  );
}
