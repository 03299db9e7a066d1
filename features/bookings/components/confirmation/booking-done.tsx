import { Button } from '#components/ui/button.tsx';
import { Poster } from '#components/ui/poster.tsx';
import { formatDateRange } from '#lib/shared/dates.ts';
import type { StayBooking } from '../../contract.ts';
import { BookingSide } from '../parts/booking-side.tsx';
import { inMoney, todayAt } from '../parts/booking-money.ts';
import { ForCompany } from '../company/company-parts.tsx';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import { Documents } from '../parts/documents.tsx';
import { HotelContact } from '../parts/hotel-contact.tsx';
import { PriceTrail } from '../parts/price-trail.tsx';
import styles from './confirmation.module.css';

/** A confirmed stay: picture of the hotel, booking code, amount paid, documents, and the price trail. */
export function BookingDone({ booking }: { booking: StayBooking }) {
  const { hotel, payment, company } = booking;
  const links = useBookingLinks();
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <div className={styles.done}>
          <div className={styles.print} aria-hidden="true">
            <Poster
              {...hotel.poster}
              width={300}
              height={400}
              phone={{ width: 340, height: 200 }}
              priority
              className={styles.picture}
            />
            <p className={styles.place}>{hotel.city}</p>
            <p className="small muted">
              {formatDateRange(booking.stay.checkIn, booking.stay.checkOut, todayAt(booking))}
            </p>
          </div>
          <div className={styles.words}>
            <h1 className="h1">{hotel.name} is confirmed</h1>
            <p className={styles.code}>
              Code <strong>{booking.confirmationCode}</strong>
            </p>
            <p className="lead">
              {inMoney(booking, payment.wallet + payment.gateway)} paid
              {payment.wallet > 0 && payment.gateway > 0
                ? `, ${inMoney(booking, payment.wallet)} of it from ${company ? 'your company’s account' : 'your wallet'}`
                : ''}
              .
            </p>
            <HotelContact hotel={hotel} />
            {company && <ForCompany company={company} />}
            <Documents booking={booking} />
            <Button variant="ink" href={links.trip(booking._id)} className={styles.open}>
              Open this trip
            </Button>
          </div>
        </div>
        <h2 className={`h3 ${styles.heading}`}>How the price came about</h2>
        <PriceTrail booking={booking} />
      </div>
      <BookingSide booking={booking} housed />
    </div>
  );
}
