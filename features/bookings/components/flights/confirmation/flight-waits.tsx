import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import type { FlightBooking } from '../../../contract.ts';
import { holdEnds, inMoney } from '../../parts/booking-money.ts';
import { useFlightLinks } from '../parts/use-flight-links.ts';

/** A trip that is being ticketed. The page polls every two seconds and says what is safe meanwhile. */
export function FlightWaits({ booking }: { booking: FlightBooking }) {
  const links = useFlightLinks();
  const until = holdEnds(booking);
  if (booking.state === 'paying') {
    const { problem } = booking.payment;
    return (
      <EmptyState
        level={1}
        title={problem ? 'The payment did not go through' : 'Waiting for the payment'}
        scene={{ ...booking.poster, hour: 'dusk' }}
        actions={
          <>
            <Button variant="ink" size="sm" href={links.review(booking._id)}>
              Back to the payment
            </Button>
            <Button variant="out" size="sm" href={links.trips}>
              My trips
            </Button>
          </>
        }
      >
        <span role="status">
          {problem ?? 'The bank has not answered yet.'}{' '}
          {booking.holds === 'pnr' ? 'The seats are held' : 'The price stands'} at {inMoney(booking, booking.total)}
          {until ? ` until ${until}` : ''}.{' '}
          {problem
            ? 'Try the payment again, or use another method.'
            : 'You may close this page: if the payment arrives, the booking goes on by itself.'}
        </span>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      title="The airline is issuing the tickets"
      scene={{ ...booking.poster, hour: 'dusk' }}
      actions={
        <Button variant="out" size="sm" href={links.trips}>
          My trips
        </Button>
      }
    >
      <span role="status">
        Your payment of {inMoney(booking, booking.total)} has arrived and is safe. We are asking the airline again until
        it answers; if it cannot ticket you, all of it comes back. You may close this page.
      </span>
    </EmptyState>
  );
}
