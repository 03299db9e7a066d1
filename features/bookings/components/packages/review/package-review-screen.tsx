'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { t } from '#lib/shared/texts.ts';
import { useOpenPackage, type PackageQuoteInput } from '../../../client/packages/use-open-package.ts';
import { useBooking } from '../../../client/use-booking.ts';
import { isPackage } from '../../../rules/category.ts';
import { NewReview } from '../../review/new-review.tsx';
import { OpeningReview } from '../../review/opening-review.tsx';
import { packageLinks } from '../parts/package-links.ts';
import type { ReviewFailedProps } from './review-failed.tsx';
import { ReviewPackage } from './review-package.tsx';

/** Loaded only after a failure. */
const ReviewFailed = onDemand<ReviewFailedProps>(() =>
  import('./review-failed.tsx').then((failed) => failed.ReviewFailed),
);

export type PackageReviewProps = {
  /** A selected departure, or a booking that is already open. */
  departure: PackageQuoteInput | null;
  bookingId: string | null;
  /** Back to the package's page with the same choice; null where the address names none. */
  pageHref: string | null;
};

/** The review: places and price checked again, changes accepted, one lead guest a room named, payment. */
export function PackageReviewScreen({ departure, bookingId, pageHref }: PackageReviewProps) {
  return bookingId ? (
    <OpenedReview bookingId={bookingId} />
  ) : (
    <ChosenDeparture departure={departure} pageHref={pageHref} />
  );
}

function ChosenDeparture({ departure, pageHref }: Pick<PackageReviewProps, 'departure' | 'pageHref'>) {
  return (
    <NewReview
      asked={departure}
      open={useOpenPackage()}
      reviewAt={packageLinks.review}
      label={t('Checking places and price with the tour operator')}
      failed={(error, retry) => <ReviewFailed error={error} pageHref={pageHref} retry={retry} />}
    />
  );
}

function OpenedReview({ bookingId }: { bookingId: string }) {
  const { data, error, refetch } = useBooking(bookingId);
  if (data && isPackage(data)) return <ReviewPackage booking={data} />;
  if (error || data) return <ReviewFailed error={error} pageHref={null} retry={() => void refetch()} />;
  return <OpeningReview label={t('Opening your booking')} />;
}
