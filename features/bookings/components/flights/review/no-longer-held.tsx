import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking } from '../../../contract.ts';
import { useFlightLinks } from '../parts/use-flight-links.ts';

/** A booking that is past its review: ended, or being confirmed. */
export function NoLongerHeld({ booking }: { booking: FlightBooking }) {
  const links = useFlightLinks();
  if (booking.state === 'expired' || booking.state === 'failed') {
    return (
      <EmptyState
        level={1}
        title={t(booking.state === 'expired' ? 'The hold has ended' : 'This booking could not be completed')}
        scene={{ ...booking.poster, hour: 'night' }}
        actions={
          <Button variant="ink" size="sm" href={links.again(booking)}>
            {t('See the flights again')}
          </Button>
        }
      >
        {booking.payment.problem
          ? messageText(booking.payment.problem)
          : t(
              'The seats were released and nothing was charged. If they are still available, you can book them at today’s price.',
            )}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      title={t(booking.state === 'cancelled' ? 'This booking is cancelled' : 'This booking is in progress')}
      scene={booking.poster}
      actions={
        <Button variant="ink" size="sm" href={links.done(booking._id)}>
          {t('See its status')}
        </Button>
      }
    >
      {t('{trip}.', { trip: messageText(booking.title) })}
    </EmptyState>
  );
}
