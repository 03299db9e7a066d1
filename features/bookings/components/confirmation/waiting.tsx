import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import type { PosterScene } from '#components/ui/poster.tsx';
import type { BookingView } from '../../contract.ts';
import { holdEnds, inMoney } from '../parts/booking-money.ts';

export type WaitingProps = {
  booking: BookingView;
  poster: PosterScene;
  /** Addresses of the payment and of the person's trips. */
  links: { review: string; trips: string };
  /** What the payment is waited for: "The room is yours", followed by the price and the end of the hold. */
  held: string;
  /** Who confirms, and how: "The hotel is confirming". */
  title: string;
  /** "the hotel" */
  supplier: string;
  /** What ends in a refund: "it cannot take you". */
  refusal: string;
};

/** A booking that is not yet confirmed. The page polls every two seconds and says what is safe meanwhile. */
export function Waiting({ booking, poster, links, held, title, supplier, refusal }: WaitingProps) {
  const scene = { ...poster, hour: 'dusk' as const };
  const trips = (
    <Button variant="out" size="sm" href={links.trips}>
      My trips
    </Button>
  );
  if (booking.state !== 'paying')
    return (
      <EmptyState level={1} title={title} scene={scene} actions={trips}>
        <span role="status">
          Your payment of {inMoney(booking, booking.total)} has arrived and is safe. We are asking {supplier} again
          until it answers; if {refusal}, you get a full refund. You may close this page.
        </span>
      </EmptyState>
    );
  const { problem } = booking.payment;
  const until = holdEnds(booking);
  return (
    <EmptyState
      level={1}
      title={problem ? 'The payment did not go through' : 'Waiting for the payment'}
      scene={scene}
      actions={
        <>
          <Button variant="ink" size="sm" href={links.review}>
            Back to the payment
          </Button>
          {trips}
        </>
      }
    >
      <span role="status">
        {problem ?? 'The bank has not answered yet.'} {held} at {inMoney(booking, booking.total)}
        {until ? ` until ${until}` : ''}.{' '}
        {problem
          ? 'Try the payment again, or use another method.'
          : 'You may close this page: if the payment arrives, the booking goes on by itself.'}
      </span>
    </EmptyState>
  );
}
