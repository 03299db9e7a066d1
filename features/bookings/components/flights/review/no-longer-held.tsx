import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { routes } from '#lib/shared/routes.ts';
import type { FlightBooking } from '../../../contract.ts';
import { searchAgainHref } from './search-again.ts';

/** A booking that is past its review: ended, or on its way. */
export function NoLongerHeld({ booking }: { booking: FlightBooking }) {
  if (booking.state === 'expired' || booking.state === 'failed') {
    return (
      <EmptyState level={1} title={booking.state === 'expired' ? 'The hold has ended' : 'This booking did not work out'} scene={{ ...booking.poster, hour: 'night' }}
        actions={<Button variant="ink" size="sm" href={searchAgainHref(booking)}>See the flights again</Button>}>
        {booking.payment.problem ?? 'The seats went back on sale and nothing was charged. If they are still free, you can take them again at today’s price.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState level={1} title={booking.state === 'cancelled' ? 'This booking is cancelled' : 'This booking is on its way'} scene={booking.poster}
      actions={<Button variant="ink" size="sm" href={routes.flightConfirmation(booking._id)}>See how it stands</Button>}>
      {booking.title}.
    </EmptyState>
  );
}
