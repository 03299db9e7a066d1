import { formatDate } from '#lib/shared/dates.ts';
import { describeParty } from '#lib/shared/trip-shape.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { PackageBooking } from '../../../contract.ts';
import { todayAt } from '../../parts/booking-money.ts';
import styles from '../../parts/parts.module.css';

/** First and last day of a package, where the group meets and parts, and who travels. */
export function PackageDates({ booking }: { booking: PackageBooking }) {
  const { departure, ends, nights, rooms, party } = booking;
  const { meets, endsIn } = booking.package;
  const today = todayAt(booking);
  return (
    <dl className={styles.when}>
      <div>
        <dt className="small faint">Starts</dt>
        <dd className="strong">{formatDate(departure, today)}</dd>
        <dd className="small muted">
          {meets.time} in {meets.city}
        </dd>
      </div>
      <div>
        <dt className="small faint">Ends</dt>
        <dd className="strong">{formatDate(ends, today)}</dd>
        <dd className="small muted">
          {endsIn.time} in {endsIn.city}
        </dd>
      </div>
      <div>
        <dt className="small faint">Travellers</dt>
        <dd className="strong">{describeParty(party)}</dd>
        <dd className="small muted">
          {counted(rooms.length, 'room')}, {counted(nights, 'night')}
        </dd>
      </div>
    </dl>
  );
}
