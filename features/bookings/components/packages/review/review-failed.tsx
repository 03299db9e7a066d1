import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { isNotFound } from '#lib/shared/is-not-found.ts';
import { t } from '#lib/shared/texts.ts';
import { NoSuchBooking } from '../../parts/no-such-booking.tsx';
import { packageLinks } from '../parts/package-links.ts';

export type ReviewFailedProps = { error: Error | null; pageHref: string | null; retry?: () => void };

/** The review could not be opened: what happened, that nothing was charged, and where to continue. */
export function ReviewFailed({ error, pageHref, retry }: ReviewFailedProps) {
  if (isNotFound(error)) return <NoSuchBooking />;
  const soldOut = error instanceof ApiFailure && error.code === 'SOLD_OUT';
  const title = error
    ? soldOut
      ? t('This departure is sold out')
      : t('The package could not be opened')
    : t('No departure was chosen');
  return (
    <ErrorState
      level={1}
      title={title}
      meaning={error?.message ?? t('Choose a package and a departure first. Nothing was charged.')}
      actions={
        <>
          <Button variant="ink" size="sm" href={pageHref ?? packageLinks.find}>
            {t(!pageHref ? 'See all packages' : soldOut ? 'See other departures' : 'Back to the package')}
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
