'use client';

import type { FlightQuoteInput } from '../../client/flights/use-open-flight.ts';
import type { Party } from '../../contract.ts';
import { FlightReviewScreen } from '../flights/review/flight-review-screen.tsx';
import { useReviewParty } from './use-party.ts';

type CompanyFlightReviewProps = { flights: FlightQuoteInput | null; party: Party; bookingId: string | null };

/** The review of flights booked for a company. */
export function CompanyFlightReview({ flights, party: asked, bookingId }: CompanyFlightReviewProps) {
  const travellers = useReviewParty('flight', { party: asked }, bookingId);
  return <FlightReviewScreen flights={flights && { ...flights, travellers }} bookingId={bookingId} searchHref={null} />;
}
