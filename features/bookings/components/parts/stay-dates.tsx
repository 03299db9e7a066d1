import { formatDate } from '#lib/shared/dates.ts';
import { describeRooms } from '#lib/shared/stay-shape.ts';
import type { StayBooking } from '../../contract.ts';
import { todayAt } from './booking-money.ts';
import styles from './parts.module.css';
import { counted } from '#lib/shared/word-lists.ts';

/** Dates and guests of a stay, at the hotel's clock. */
export function StayDates({ booking }: { booking: StayBooking }) {
  const today = todayAt(booking);
  return (
    <dl className={styles.when}>
      <div>
        <dt className="small faint">Check in</dt>
        <dd className="strong">{formatDate(booking.stay.checkIn, today)}</dd>
        <dd className="small muted">from {booking.hotel.checkInTime}</dd>
      </div>
      <div>
        <dt className="small faint">Check out</dt>
        <dd className="strong">{formatDate(booking.stay.checkOut, today)}</dd>
        <dd className="small muted">by {booking.hotel.checkOutTime}</dd>
      </div>
      <div>
        <dt className="small faint">Guests</dt>
        <dd className="strong">{describeRooms(booking.stay.rooms)}</dd>
        <dd className="small muted">{counted(booking.nights, 'night')}</dd>
      </div>
    </dl>
  );
}
