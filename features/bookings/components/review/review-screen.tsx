'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { t } from '#lib/shared/texts.ts';
import { useBooking } from '../../client/use-booking.ts';
import { useOpenBooking, type RoomQuoteInput } from '../../client/use-open-booking.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import { isNotFound } from '#lib/shared/is-not-found.ts';
import { NewReview } from './new-review.tsx';
import { OpeningReview } from './opening-review.tsx';
import { ReviewBooking } from './review-booking.tsx';
import type { ReviewFailedProps } from './review-failed.tsx';
import { isStay } from '../../rules/category.ts';

const NoSuchBooking = onDemand(() => import('../parts/no-such-booking.tsx').then((none) => none.NoSuchBooking), {
  Meanwhile: () => <OpeningReview label={t('Opening your booking')} />,
});

const ReviewFailed = onDemand<ReviewFailedProps>(
  () => import('./review-failed.tsx').then((failed) => failed.ReviewFailed),
  {
    Meanwhile: () => <OpeningReview label={t('Opening your booking')} />,
  },
);

export type ReviewScreenProps = {
  /** A selected room, or a booking that is already open. */
  room: RoomQuoteInput | null;
  bookingId: string | null;
  /** Back to the hotel with the same dates; null where the address names no hotel. */
  hotelHref: string | null;
};

/** The review: price checked again, change accepted if there is one, room held, guests named, payment started. */
export function ReviewScreen({ room, bookingId, hotelHref }: ReviewScreenProps) {
  return bookingId ? <OpenedReview bookingId={bookingId} /> : <ChosenRoom room={room} hotelHref={hotelHref} />;
}

function OpenedReview({ bookingId }: { bookingId: string }) {
  const { data, error, refetch } = useBooking(bookingId);
  if (data && isStay(data)) return <ReviewBooking booking={data} />;
  if (isNotFound(error)) return <NoSuchBooking />;
  if (error || data) return <ReviewFailed error={error} hotelHref={null} retry={() => void refetch()} />;
  return <OpeningReview label={t('Opening your booking')} />;
}

function ChosenRoom({ room, hotelHref }: Pick<ReviewScreenProps, 'room' | 'hotelHref'>) {
  const links = useBookingLinks();
  return (
    <NewReview
      asked={room}
      open={useOpenBooking()}
      reviewAt={links.review}
      label={t('Checking the price with the hotel')}
      failed={(error, retry) => <ReviewFailed error={error} hotelHref={hotelHref} retry={retry} />}
    />
  );
}
