import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import type { FlightBooking } from '../../../contract.ts';
import { useFlightLinks } from '../parts/use-flight-links.ts';

/** A booking that is past its review: ended, or on its way. */
export function NoLongerHeld({ booking }: { booking: FlightBooking }) {
  const links = useFlightLinks();
  if (booking.state === 'expired' || booking.state === 'failed') {
    return (
      <EmptyState
        level={1}
        title={booking.state === 'expired' ? 'The hold has ended' : 'This booking did not work out'}
        scene={{ ...booking.poster, hour: 'night' }}
        actions={
          <Button variant="ink" size="sm" href={links.again(booking)}>
            See the flights again
          </Button>
        }
      >
        {booking.payment.problem ??
          'The seats went back on sale and nothing was charged. If they are still free, you can take them again at today’s price.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      title={booking.state === 'cancelled' ? 'This booking is cancelled' : 'This booking is on its way'}
      scene={booking.poster}
      actions={
        <Button variant="ink" size="sm" href={links.done(booking._id)}>
          See how it stands
        </Button>
      }
    >
      {booking.title}.
    </EmptyState>
  );
}
