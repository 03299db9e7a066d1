import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { t } from '#lib/shared/texts.ts';
import { useBookingLinks } from './use-booking-links.ts';

/** The page for a booking that does not exist or belongs to someone else; both look the same. */
export function NoSuchBooking() {
  const links = useBookingLinks();
  return (
    <ErrorState
      level={1}
      title={t('Booking not found')}
      meaning={t('A booking opens only for the account that made it. Nothing was changed or charged.')}
      now={t('If it was made with another address of yours, sign in with that one.')}
      actions={
        <Button variant="ink" size="sm" href={links.trips()}>
          {t('My trips')}
        </Button>
      }
    />
  );
}
