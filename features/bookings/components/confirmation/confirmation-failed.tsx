import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { t } from '#lib/shared/texts.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';

export type ConfirmationFailedProps = { error: Error; retry: () => void };

/** A booking that could not be loaded after the checkout: where the payment is, and what to do now. */
export function ConfirmationFailed({ error, retry }: ConfirmationFailedProps) {
  const links = useBookingLinks();
  return (
    <ErrorState
      level={1}
      title={t('This booking could not be opened')}
      meaning={error.message}
      now={t('If you paid, the payment is safe: bookings and refunds are kept in My trips.')}
      onRetry={retry}
      actions={
        <Button variant="out" size="sm" href={links.trips()}>
          {t('My trips')}
        </Button>
      }
    />
  );
}
