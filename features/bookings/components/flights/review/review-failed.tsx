import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { isNotFound } from '#lib/shared/is-not-found.ts';
import { t } from '#lib/shared/texts.ts';
import { NoSuchBooking } from '../../parts/no-such-booking.tsx';
import { useFlightLinks } from '../parts/use-flight-links.ts';

export type ReviewFailedProps = { error: Error | null; searchHref: string | null; retry?: () => void };

/** The review could not be opened: what happened, that nothing was charged, and where to continue. */
export function ReviewFailed({ error, searchHref, retry }: ReviewFailedProps) {
  const links = useFlightLinks();
  if (isNotFound(error)) return <NoSuchBooking />;
  const soldOut = error instanceof ApiFailure && error.code === 'SOLD_OUT';
  return (
    <ErrorState
      level={1}
      title={t(error ? (soldOut ? 'No longer on sale' : 'The flights could not be opened') : 'No flight was chosen')}
      meaning={error?.message ?? t('Choose a flight and a fare first. Nothing was charged.')}
      actions={
        <>
          <Button variant="ink" size="sm" href={searchHref ?? links.find}>
            {t(soldOut ? 'See other flights' : 'Find a flight')}
          </Button>
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
