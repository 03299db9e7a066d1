import { telephoneHref } from '#lib/shared/telephone.ts';
import { t } from '#lib/shared/texts.ts';
import type { StayBooking } from '../../contract.ts';
import { BookingHelp } from './booking-help.tsx';
import styles from './parts.module.css';

/** Where the hotel is, its telephone where known at booking time, and our own help. */
export function HotelContact({ booking: { hotel, confirmationCode } }: { booking: StayBooking }) {
  return (
    <div className="muted">
      <p>{hotel.address}</p>
      <p className={styles.contact}>
        {hotel.telephone && (
          <span>
            {t('Hotel’s telephone:')} <a href={telephoneHref(hotel.telephone)}>{hotel.telephone}</a>
          </span>
        )}
        <BookingHelp code={confirmationCode} />
      </p>
    </div>
  );
}
