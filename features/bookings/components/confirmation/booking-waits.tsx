import type { StayBooking } from '../../contract.ts';
import { roomsAre } from '../../rules/room-text.ts';
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
      held={`${roomsAre(booking.rooms.length)} yours`}
      title="The hotel is confirming"
      supplier="the hotel"
      refusal="it cannot take you"
    />
  );
}
