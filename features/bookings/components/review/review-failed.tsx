import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { t } from '#lib/shared/texts.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';

export type ReviewFailedProps = { error: Error | null; hotelHref: string | null; retry?: () => void };

/** Why no room can be reviewed, and where to go from there. */
export function ReviewFailed({ error, hotelHref, retry }: ReviewFailedProps) {
  const links = useBookingLinks();
  const soldOut = error instanceof ApiFailure && error.code === 'SOLD_OUT';
  return (
    <ErrorState
      level={1}
      title={t(
        error ? (soldOut ? 'This room has just been sold' : 'The room could not be opened') : 'No room was chosen',
      )}
      meaning={error?.message ?? t('Choose a room and a rate first. Nothing was charged.')}
      actions={
        <>
          {hotelHref ? (
            <Button variant="ink" size="sm" href={hotelHref}>
              {t(soldOut ? 'See available rooms' : 'Back to the rooms')}
            </Button>
          ) : (
            <Button variant="ink" size="sm" href={links.trips()}>
              {t('My trips')}
            </Button>
          )}
          {retry && !soldOut && (
            <Button variant="out" size="sm" onClick={retry}>
              {t('Try again')}
            </Button>
          )}
        </>
      }
    />
  );
}
