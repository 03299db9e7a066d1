import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import type { PosterScene } from '#components/ui/poster.tsx';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import type { BookingView } from '../../contract.ts';
import { inMoney } from '../parts/booking-money.ts';

export type WaitingProps = {
  booking: BookingView;
  poster: PosterScene;
  /** Addresses of the payment and of the person's trips. */
  links: { review: string; trips: string };
  /** What the payment is waited for: "The room is yours at ₹14,868 until 12:40." */
  held: string;
  /** Who confirms, and how: "The hotel is confirming". */
  title: string;
  /** Whom we ask meanwhile, and what ends in a refund. */
  asking: string;
};

/** A booking that is not yet confirmed. The page polls every two seconds and says what is safe meanwhile. */
export function Waiting({ booking, poster, links, held, title, asking }: WaitingProps) {
  const scene = { ...poster, hour: 'dusk' as const };
  const trips = (
    <Button variant="out" size="sm" href={links.trips}>
      {t('My trips')}
    </Button>
  );
  if (booking.state !== 'paying')
    return (
      <EmptyState level={1} title={title} scene={scene} actions={trips}>
        <span role="status">
          {t('Your payment of {amount} has arrived and is safe.', { amount: inMoney(booking, booking.total) })} {asking}{' '}
          {t('You may close this page.')}
        </span>
      </EmptyState>
    );
  const { problem } = booking.payment;
  return (
    <EmptyState
      level={1}
      title={t(problem ? 'The payment did not go through' : 'Waiting for the payment')}
      scene={scene}
      actions={
        <>
          <Button variant="ink" size="sm" href={links.review}>
            {t('Back to the payment')}
          </Button>
          {trips}
        </>
      }
    >
      <span role="status">
        {problem ? messageText(problem) : t('The bank has not answered yet.')} {held}{' '}
        {t(
          problem
            ? 'Try the payment again, or use another method.'
            : 'You can close this page. If the payment goes through, we’ll complete your booking.',
        )}
      </span>
    </EmptyState>
  );
}
