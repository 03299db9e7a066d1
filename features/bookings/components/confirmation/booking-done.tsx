import type { ReactNode } from 'react';
import { formatDateRange } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import type { StayBooking } from '../../contract.ts';
import { todayAt } from '../parts/booking-money.ts';
import { BookingSide } from '../parts/booking-side.tsx';
import { HotelContact } from '../parts/hotel-contact.tsx';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import { Confirmed } from './confirmed.tsx';

/** A confirmed stay, with how to reach the hotel, and an offer of the page. */
export function BookingDone({ booking, offer }: { booking: StayBooking; offer: ReactNode }) {
  const { hotel, stay } = booking;
  const links = useBookingLinks();
  return (
    <Confirmed
      booking={booking}
      poster={hotel.poster}
      place={t(hotel.city)}
      dates={formatDateRange(stay.checkIn, stay.checkOut, todayAt(booking))}
      title={t('{hotel} is confirmed', { hotel: hotel.name })}
      codes={[{ label: t('Code'), code: booking.confirmationCode }]}
      trip={links.trip(booking._id)}
      side={<BookingSide booking={booking} housed />}
    >
      <HotelContact booking={booking} />
      {offer}
    </Confirmed>
  );
}
