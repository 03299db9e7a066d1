'use client';

import { useEffect, useRef } from 'react';
import { useRouter } from 'next/navigation';
import { onDemand } from '#components/ui/on-demand.tsx';
import { randomId } from '#stores/random-id.ts';
import { useOpenFlight, type AskedFlights } from '../../../client/flights/use-open-flight.ts';
import { useBooking } from '../../../client/use-booking.ts';
import { useFlightLinks } from '../parts/use-flight-links.ts';
import { NoSuchBooking, isNoSuchBooking } from '../../parts/no-such-booking.tsx';
import { attemptKey } from '../../review/attempt-key.ts';
import { OpeningReview } from '../../review/opening-review.tsx';
import { ReviewFlight } from './review-flight.tsx';
import type { ReviewFailedProps } from './review-failed.tsx';

/** Comes when something failed, which most people never see. */
const ReviewFailed = onDemand<ReviewFailedProps>(() => import('./review-failed.tsx').then((failed) => failed.ReviewFailed));

export type FlightReviewProps = {
  /** Offers just chosen, or a booking already opened. */
  flights: AskedFlights | null;
  bookingId: string | null;
  /** Back to the list the flights were chosen from; null where the address names none. */
  searchHref: string | null;
};

/** Review: price and times checked again, a change accepted if there is one, everybody named, seats and bags, payment. */
export function FlightReviewScreen({ flights, bookingId, searchHref }: FlightReviewProps) {
  return bookingId ? <OpenedReview bookingId={bookingId} /> : <NewReview flights={flights} searchHref={searchHref} />;
}

function OpenedReview({ bookingId }: { bookingId: string }) {
  const { data, error, refetch } = useBooking(bookingId);
  if (data?.category === 2) return <ReviewFlight booking={data} />;
  if (isNoSuchBooking(error)) return <NoSuchBooking />;
  if (error || data) return <ReviewFailed error={error} searchHref={null} retry={() => void refetch()} />;
  return <OpeningReview label="Opening your booking" />;
}

function NewReview({ flights, searchHref }: { flights: AskedFlights | null; searchHref: string | null }) {
  const router = useRouter();
  const links = useFlightLinks();
  const open = useOpenFlight();
  const asked = useRef(false);
  const { mutate } = open;

  useEffect(() => {
    if (!flights || asked.current) return;
    asked.current = true;
    mutate({ flights, key: attemptKey(flights) }, { onSuccess: (booking) => router.replace(links.review(booking._id), { scroll: false }) });
  }, [flights, mutate, router, links]);

  if (!flights) return <ReviewFailed error={null} searchHref={searchHref} />;
  if (open.error) return <ReviewFailed error={open.error} searchHref={searchHref} retry={() => open.mutate({ flights, key: randomId() })} />;
  return <OpeningReview label="Checking price and times with the airline" />;
}
