'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { t } from '#lib/shared/texts.ts';
import { useOpenFlight, type FlightQuoteInput } from '../../../client/flights/use-open-flight.ts';
import { useBooking } from '../../../client/use-booking.ts';
import { useFlightLinks } from '../parts/use-flight-links.ts';
import { NewReview } from '../../review/new-review.tsx';
import { OpeningReview } from '../../review/opening-review.tsx';
import { ReviewFlight } from './review-flight.tsx';
import type { ReviewFailedProps } from './review-failed.tsx';
import { isFlight } from '../../../rules/category.ts';

/** Loaded only after a failure. */
const ReviewFailed = onDemand<ReviewFailedProps>(() =>
  import('./review-failed.tsx').then((failed) => failed.ReviewFailed),
);

export type FlightReviewProps = {
  /** Selected offers, or a booking that is already open. */
  flights: FlightQuoteInput | null;
  bookingId: string | null;
  /** Link back to the list; null where the address names none. */
  searchHref: string | null;
};

/** The review: price and times checked again, changes accepted, passengers named, extras selected, payment. */
export function FlightReviewScreen({ flights, bookingId, searchHref }: FlightReviewProps) {
  return bookingId ? (
    <OpenedReview bookingId={bookingId} />
  ) : (
    <ChosenFlights flights={flights} searchHref={searchHref} />
  );
}

function OpenedReview({ bookingId }: { bookingId: string }) {
  const { data, error, refetch } = useBooking(bookingId);
  if (data && isFlight(data)) return <ReviewFlight booking={data} />;
  if (error || data) return <ReviewFailed error={error} searchHref={null} retry={() => void refetch()} />;
  return <OpeningReview label={t('Opening your booking')} />;
}

function ChosenFlights({ flights, searchHref }: Pick<FlightReviewProps, 'flights' | 'searchHref'>) {
  const links = useFlightLinks();
  return (
    <NewReview
      asked={flights}
      open={useOpenFlight()}
      reviewAt={links.review}
      label={t('Checking price and times with the airline')}
      failed={(error, retry) => <ReviewFailed error={error} searchHref={searchHref} retry={retry} />}
    />
  );
}
