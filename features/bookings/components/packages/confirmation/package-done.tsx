import { Button } from '#components/ui/button.tsx';
import { Poster } from '#components/ui/poster.tsx';
import { formatDateRange } from '#lib/shared/dates.ts';
import type { PackageBooking } from '../../../contract.ts';
import styles from '../../confirmation/confirmation.module.css';
import { inMoney, todayAt } from '../../parts/booking-money.ts';
import { Documents } from '../../parts/documents.tsx';
import { PriceTrail } from '../../parts/price-trail.tsx';
import { BookedDays } from '../parts/booked-days.tsx';
import { MeetingPoint } from '../parts/meeting-point.tsx';
import { packageLinks } from '../parts/package-links.ts';
import { PackageSide } from '../parts/package-side.tsx';

/** A confirmed package: picture, booking code, amount paid, meeting point, documents, days, and the price trail. */
export function PackageDone({ booking }: { booking: PackageBooking }) {
  const { package: journey, payment } = booking;
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <div className={styles.done}>
          <div className={styles.print} aria-hidden="true">
            <Poster
              {...journey.poster}
              width={300}
              height={400}
              phone={{ width: 340, height: 200 }}
              priority
              className={styles.picture}
            />
            <p className={styles.place}>{journey.meets.city}</p>
            <p className="small muted">{formatDateRange(booking.departure, booking.ends, todayAt(booking))}</p>
          </div>
          <div className={styles.words}>
            <h1 className="h1">{journey.title} is confirmed</h1>
            <p className={styles.code}>
              Code <strong>{booking.confirmationCode}</strong>
            </p>
            <p className="lead">
              {inMoney(booking, payment.wallet + payment.gateway)} paid
              {payment.wallet > 0 && payment.gateway > 0
                ? `, ${inMoney(booking, payment.wallet)} of it from your wallet`
                : ''}
              .
            </p>
            <MeetingPoint journey={journey} />
            <Documents booking={booking} />
            <Button variant="ink" href={packageLinks.trip(booking._id)} className={styles.open}>
              Open this trip
            </Button>
          </div>
        </div>
        <h2 className={`h3 ${styles.heading}`}>Day by day</h2>
        <BookedDays booking={booking} />
        <h2 className={`h3 ${styles.heading}`}>How the price came about</h2>
        <PriceTrail booking={booking} />
      </div>
      <PackageSide booking={booking} pictured />
    </div>
  );
}
