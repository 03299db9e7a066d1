import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import type { FlightBooking } from '../../../contract.ts';
import { FlightDone } from './flight-done.tsx';
import { FlightWaits } from './flight-waits.tsx';

const FlightEnded = onDemand<{ booking: FlightBooking }>(
  () => import('./flight-ended.tsx').then((page) => page.FlightEnded),
  { Meanwhile: () => <LoadingCards label="Loading your booking" count={2} /> },
);

/** The page the checkout of flights returns to: ticketed, still being confirmed, or failed. */
export function FlightConfirmation({ booking }: { booking: FlightBooking }) {
  switch (booking.state) {
    case 'confirmed':
    case 'paying_change':
    case 'amending':
      return <FlightDone booking={booking} />;
    case 'paying':
    case 'confirming':
    case 'unknown':
      return <FlightWaits booking={booking} />;
    default:
      return <FlightEnded booking={booking} />;
  }
}
