import { TripDates } from '#components/ui/trip-dates.tsx';
import { formatDate } from '#lib/shared/dates.ts';
import { describeRooms } from '#lib/shared/stay-shape.ts';
import { t } from '#lib/shared/texts.ts';
import type { StayBooking } from '../../contract.ts';
import { todayAt } from './booking-money.ts';
import styles from './parts.module.css';
import { counted } from '#lib/shared/word-lists.ts';

/** Dates and guests of a stay, at the hotel's clock. */
export function StayDates({ booking }: { booking: StayBooking }) {
  const { hotel, stay, nights } = booking;
  const today = todayAt(booking);
  return (
    <TripDates
      start={{
        term: t('Check in'),
        value: formatDate(stay.checkIn, today),
        detail: t('from {time}', { time: hotel.checkInTime }),
      }}
      end={{
        term: t('Check out'),
        value: formatDate(stay.checkOut, today),
        detail: t('by {time}', { time: hotel.checkOutTime }),
      }}
      people={{ term: t('Guests'), value: describeRooms(stay.rooms), detail: counted(nights, 'night') }}
      className={styles.when}
    />
  );
}
