import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import type { PackageBooking } from '../../../contract.ts';
import { holdEnds, inMoney } from '../../parts/booking-money.ts';
import { packageLinks } from '../parts/package-links.ts';

/** A package that is being confirmed. The page polls every two seconds and says what is safe meanwhile. */
export function PackageWaits({ booking }: { booking: PackageBooking }) {
  const scene = { ...booking.package.poster, hour: 'dusk' as const };
  const trips = (
    <Button variant="out" size="sm" href={packageLinks.trips}>
      My trips
    </Button>
  );
  const until = holdEnds(booking);
  if (booking.state === 'paying') {
    const { problem } = booking.payment;
    return (
      <EmptyState
        level={1}
        title={problem ? 'The payment did not go through' : 'Waiting for the payment'}
        scene={scene}
        actions={
          <>
            <Button variant="ink" size="sm" href={packageLinks.review(booking._id)}>
              Back to the payment
            </Button>
            {trips}
          </>
        }
      >
        <span role="status">
          {problem ?? 'The bank has not answered yet.'} Your places are held at {inMoney(booking, booking.total)}
          {until ? ` until ${until}` : ''}.{' '}
          {problem
            ? 'Try the payment again, or use another method.'
            : 'You may close this page: if the payment arrives, the booking goes on by itself.'}
        </span>
      </EmptyState>
    );
  }
  return (
    <EmptyState level={1} title="The tour operator is confirming" scene={scene} actions={trips}>
      <span role="status">
        Your payment of {inMoney(booking, booking.total)} has arrived and is safe. We are asking the tour operator again
        until it answers; if it cannot take you, all of it comes back. You may close this page.
      </span>
    </EmptyState>
  );
}
