import { TripDates } from '#components/ui/trip-dates.tsx';
import { formatDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
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
    <TripDates
      start={{
        term: t('Starts'),
        value: formatDate(departure, today),
        detail: t('{time} in {city}', { time: meets.time, city: t(meets.city) }),
      }}
      end={{
        term: t('Ends'),
        value: formatDate(ends, today),
        detail: t('{time} in {city}', { time: endsIn.time, city: t(endsIn.city) }),
      }}
      people={{
        term: t('Travellers'),
        value: describeParty(party),
        detail: `${counted(rooms.length, 'room')}, ${counted(nights, 'night')}`,
      }}
      className={styles.when}
    />
  );
}
