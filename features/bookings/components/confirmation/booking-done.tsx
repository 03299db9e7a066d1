import { Button } from '#components/ui/button.tsx';
import { Poster } from '#components/ui/poster.tsx';
import { routes } from '#lib/shared/routes.ts';
import type { BookingView } from '../../contract.ts';
import { BookingSide } from '../parts/booking-side.tsx';
import { inMoney } from '../parts/booking-money.ts';
import { Documents } from '../parts/documents.tsx';
import { PriceTrail } from '../parts/price-trail.tsx';
import styles from './confirmation.module.css';

/** Done: the code, what was paid, the papers, and the price from search to payment. */
export function BookingDone({ booking }: { booking: BookingView }) {
  return (
    <div className={styles.layout}>
      <div>
        <Poster {...booking.hotel.poster} width={780} height={240} priority className={styles.poster} />
        <h1 className="h1">{booking.hotel.name} is confirmed</h1>
        <p className="lead">
          Code <strong className={styles.code}>{booking.confirmationCode}</strong>. {inMoney(booking, booking.payment.wallet + booking.payment.gateway)} paid
          {booking.payment.wallet > 0 && booking.payment.gateway > 0 ? `, ${inMoney(booking, booking.payment.wallet)} of it from your wallet` : ''}.
        </p>
        <p className="muted">{booking.hotel.address}</p>
        <Documents booking={booking} />
        <Button variant="ink" href={routes.booking(booking._id)}>Open this trip</Button>
        <h2 className={`h3 ${styles.heading}`}>How the price came about</h2>
        <PriceTrail booking={booking} />
      </div>
      <BookingSide booking={booking} />
    </div>
  );
}
