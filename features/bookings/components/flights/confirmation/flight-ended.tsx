import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking } from '../../../contract.ts';
import { moneyBackText } from '../../parts/refund-text.ts';
import { useFlightLinks } from '../parts/use-flight-links.ts';

/** A trip that was not ticketed: what happened, where the money is, what to do now. */
export function FlightEnded({ booking }: { booking: FlightBooking }) {
  const links = useFlightLinks();
  const held = booking.state === 'held' || booking.state === 'quoted';
  const cancelled = booking.state === 'cancelled' || booking.state === 'cancelling';
  const title = t(
    held
      ? 'These flights are not paid yet'
      : cancelled
        ? 'This booking is cancelled'
        : 'The flights could not be booked',
  );
  const back = booking.refund ? messageText(`${moneyBackText(booking)}.`) : '';
  const ended = booking.refund
    ? 'The airline could not issue the tickets.'
    : (booking.payment.problem ?? 'Not booked. Nothing was charged.');
  const words = held
    ? messageText(booking.payment.problem ?? 'Nothing was charged. You can continue your booking.')
    : [cancelled ? '' : messageText(ended), back].filter(Boolean).join(' ') || messageText('Nothing was charged.');
  return (
    <EmptyState
      level={1}
      title={title}
      scene={{ ...booking.poster, hour: 'night' }}
      actions={
        <>
          <Button variant="ink" size="sm" href={held ? links.review(booking._id) : links.again(booking)}>
            {t(held ? 'Continue' : 'See other flights')}
          </Button>
          <Button variant="out" size="sm" href={links.trips}>
            {t('My trips')}
          </Button>
        </>
      }
    >
      {words}
    </EmptyState>
  );
}
