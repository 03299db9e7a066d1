'use client';

import { useEffect, useRef } from 'react';
import { useRouter } from 'next/navigation';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { useBooking } from '../../client/use-booking.ts';
import { useOpenBooking, type AskedRoom } from '../../client/use-open-booking.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import { NoSuchBooking, isNoSuchBooking } from '../parts/no-such-booking.tsx';
import { attemptKey } from './attempt-key.ts';
import { OpeningReview } from './opening-review.tsx';
import { ReviewBooking } from './review-booking.tsx';
import { randomId } from '#stores/random-id.ts';

export type ReviewScreenProps = {
  /** A room just chosen, or a booking already opened. */
  room: AskedRoom | null;
  bookingId: string | null;
  /** Back to the hotel with the same dates; null where the address names no hotel. */
  hotelHref: string | null;
};

/** Review: price checked again, change accepted if there is one, room held, guests named, payment started. */
export function ReviewScreen({ room, bookingId, hotelHref }: ReviewScreenProps) {
  return bookingId ? <OpenedReview bookingId={bookingId} /> : <NewReview room={room} hotelHref={hotelHref} />;
}

function OpenedReview({ bookingId }: { bookingId: string }) {
  const { data, error, refetch } = useBooking(bookingId);
  if (data?.category === 1) return <ReviewBooking booking={data} />;
  if (isNoSuchBooking(error)) return <NoSuchBooking />;
  if (error || data) return <ReviewFailed error={error} hotelHref={null} retry={() => void refetch()} />;
  return <OpeningReview label="Opening your booking" />;
}

function NewReview({ room, hotelHref }: { room: AskedRoom | null; hotelHref: string | null }) {
  const router = useRouter();
  const links = useBookingLinks();
  const open = useOpenBooking();
  const asked = useRef(false);
  const { mutate } = open;

  useEffect(() => {
    if (!room || asked.current) return;
    asked.current = true;
    mutate({ room, key: attemptKey(room) }, { onSuccess: (booking) => router.replace(links.review(booking._id), { scroll: false }) });
  }, [room, mutate, router, links]);

  if (!room) return <ReviewFailed error={null} hotelHref={hotelHref} />;
  if (open.error) return <ReviewFailed error={open.error} hotelHref={hotelHref} retry={() => open.mutate({ room, key: randomId() })} />;
  return <OpeningReview label="Checking the price with the hotel" />;
}

type ReviewFailedProps = { error: Error | null; hotelHref: string | null; retry?: () => void };

function ReviewFailed({ error, hotelHref, retry }: ReviewFailedProps) {
  const links = useBookingLinks();
  const soldOut = error instanceof ApiFailure && error.code === 'SOLD_OUT';
  return (
    <ErrorState
      level={1}
      title={error ? (soldOut ? 'This room has just been sold' : 'The room could not be opened') : 'No room was chosen'}
      meaning={error?.message ?? 'Choose a room and a rate first. Nothing was charged.'}
      actions={
        <>
          {hotelHref ? <Button variant="ink" size="sm" href={hotelHref}>{soldOut ? 'See what is left' : 'Back to the rooms'}</Button> : <Button variant="ink" size="sm" href={links.trips()}>My trips</Button>}
          {retry && !soldOut && <Button variant="out" size="sm" onClick={retry}>Try again</Button>}
        </>
      }
    />
  );
}
