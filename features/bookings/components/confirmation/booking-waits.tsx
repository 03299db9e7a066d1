import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import type { StayBooking } from '../../contract.ts';
import { holdEnds, inMoney } from '../parts/booking-money.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';

/** A booking that is being confirmed. The page polls every two seconds and says what is safe meanwhile. */
export function BookingWaits({ booking }: { booking: StayBooking }) {
  const links = useBookingLinks();
  const until = holdEnds(booking);
  if (booking.state === 'paying') {
    const { problem } = booking.payment;
    return (
      <EmptyState
        level={1}
        title={problem ? 'The payment did not go through' : 'Waiting for the payment'}
        scene={{ ...booking.hotel.poster, hour: 'dusk' }}
        actions={
          <>
            <Button variant="ink" size="sm" href={links.review(booking._id)}>
              Back to the payment
            </Button>
            <Button variant="out" size="sm" href={links.trips()}>
              My trips
            </Button>
          </>
        }
      >
        <span role="status">
          {problem ?? 'The bank has not answered yet.'} The room is yours at {inMoney(booking, booking.total)}
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
      title="The hotel is confirming"
      scene={{ ...booking.hotel.poster, hour: 'dusk' }}
      actions={
        <Button variant="out" size="sm" href={links.trips()}>
          My trips
        </Button>
      }
    >
      <span role="status">
        Your payment of {inMoney(booking, booking.total)} has arrived and is safe. We are asking the hotel again until
        it answers; if it cannot take you, all of it comes back. You may close this page.
      </span>
    </EmptyState>
  );
}
