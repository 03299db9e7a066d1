import { t } from '#lib/shared/texts.ts';
import type { StayBooking } from '../../contract.ts';
import { yoursText } from '../parts/yours-text.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import { Waiting } from './waiting.tsx';

/** A stay that is not yet paid, or not yet confirmed by the hotel. */
export function BookingWaits({ booking }: { booking: StayBooking }) {
  const links = useBookingLinks();
  return (
    <Waiting
      booking={booking}
      poster={booking.hotel.poster}
      links={{ review: links.review(booking._id), trips: links.trips() }}
      held={yoursText(booking)}
      title={t('The hotel is confirming')}
      asking={t('We are asking the hotel again until it answers; if it cannot take you, you get a full refund.')}
    />
  );
}
