import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import type { StayBooking } from '../../contract.ts';
import { moneyBackText, endedText } from '../parts/refund-text.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';

/** A booking that was not confirmed: what happened, where the money is, what to do now. */
export function BookingEnded({ booking }: { booking: StayBooking }) {
  const links = useBookingLinks();
  const held = booking.state === 'held' || booking.state === 'quoted';
  const cancelled = booking.state === 'cancelled' || booking.state === 'cancelling';
  const title = t(
    held ? 'This room is not paid yet' : cancelled ? 'This booking is cancelled' : 'The room could not be booked',
  );
  const back = booking.refund ? messageText(`${moneyBackText(booking)}.`) : '';
  const words = held
    ? messageText(booking.payment.problem ?? 'Nothing was charged. You can continue your booking.')
    : [cancelled ? '' : messageText(endedText(booking)), back].filter(Boolean).join(' ') ||
      messageText('Nothing was charged.');
  const again = held ? links.review(booking._id) : links.hotel(booking);
  return (
    <EmptyState
      level={1}
      title={title}
      scene={{ ...booking.hotel.poster, hour: 'night' }}
      actions={
        <>
          <Button variant="ink" size="sm" href={again}>
            {t(held ? 'Continue' : 'See available rooms')}
          </Button>
          <Button variant="out" size="sm" href={links.trips()}>
            {t('My trips')}
          </Button>
        </>
      }
    >
      {words}
    </EmptyState>
  );
}
