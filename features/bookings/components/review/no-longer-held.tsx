import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import type { StayBooking } from '../../contract.ts';
import { roomsText } from '../../rules/room-text.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';

/** A booking that is past its review: its hold ended, or it is being confirmed. */
export function NoLongerHeld({ booking }: { booking: StayBooking }) {
  const links = useBookingLinks();
  const hotelHref = links.hotel(booking);
  if (booking.state === 'expired' || booking.state === 'failed') {
    return (
      <EmptyState
        level={1}
        title={booking.state === 'expired' ? 'The hold has ended' : 'This booking could not be completed'}
        scene={{ ...booking.hotel.poster, hour: 'night' }}
        actions={
          <Button variant="ink" size="sm" href={hotelHref}>
            See the rooms again
          </Button>
        }
      >
        {booking.payment.problem ??
          'The room was released and nothing was charged. If it is still available, you can book it at today’s price.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      title={booking.state === 'cancelled' ? 'This booking is cancelled' : 'This booking is in progress'}
      scene={booking.hotel.poster}
      actions={
        <Button variant="ink" size="sm" href={links.done(booking._id)}>
          See its status
        </Button>
      }
    >
      {booking.hotel.name}, {roomsText(booking)}.
    </EmptyState>
  );
}
