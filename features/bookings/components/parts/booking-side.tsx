import type { ReactNode } from 'react';
import { PriceLines } from '#components/charts/price-lines.tsx';
import { Poster } from '#components/ui/poster.tsx';
import type { BookingView } from '../../contract.ts';
import { BookingCurve } from './booking-curve.tsx';
import { StayDates } from './stay-dates.tsx';
import styles from './parts.module.css';

/** The booking beside the form: where, when, what comes back, and every line of the price. */
export function BookingSide({ booking, children }: { booking: BookingView; children?: ReactNode }) {
  return (
    <aside className={styles.side} aria-label="Your booking">
      <div className={styles.head}>
        <Poster {...booking.hotel.poster} width={88} height={110} className={styles.thumb} />
        <div>
          <h2 className="h3">{booking.hotel.name}</h2>
          <p className="small muted">{booking.hotel.area}, {booking.hotel.city}</p>
          <p className="small muted">{booking.room.name} · {booking.room.rateName}, {booking.room.meals.toLowerCase()}</p>
        </div>
      </div>
      <StayDates booking={booking} />
      <h3 className="h4">What comes back if you cancel</h3>
      <BookingCurve booking={booking} />
      <PriceLines lines={booking.lines} total={booking.total} currency={booking.currency} sum={booking.payment.paidAt ? 'You paid' : 'You pay'} />
      {children}
    </aside>
  );
}
