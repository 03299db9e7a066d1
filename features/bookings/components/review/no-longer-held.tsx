import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
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
        title={t(booking.state === 'expired' ? 'The hold has ended' : 'This booking could not be completed')}
        scene={{ ...booking.hotel.poster, hour: 'night' }}
        actions={
          <Button variant="ink" size="sm" href={hotelHref}>
            {t('See the rooms again')}
          </Button>
        }
      >
        {booking.payment.problem
          ? messageText(booking.payment.problem)
          : t(
              'The room was released and nothing was charged. If it is still available, you can book it at today’s price.',
            )}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      title={t(booking.state === 'cancelled' ? 'This booking is cancelled' : 'This booking is in progress')}
      scene={booking.hotel.poster}
      actions={
        <Button variant="ink" size="sm" href={links.done(booking._id)}>
          {t('See its status')}
        </Button>
      }
    >
      {t('{hotel}, {rooms}.', { hotel: booking.hotel.name, rooms: roomsText(booking) })}
    </EmptyState>
  );
}
