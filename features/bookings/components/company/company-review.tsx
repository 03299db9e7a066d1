'use client';

import type { RoomQuoteInput } from '../../client/use-open-booking.ts';
import type { Party } from '../../contract.ts';
import { ReviewScreen } from '../review/review-screen.tsx';
import { useReviewParty } from './use-party.ts';

type CompanyReviewProps = {
  room: RoomQuoteInput | null;
  party: Party;
  bookingId: string | null;
  hotelHref: string | null;
};

/** The review of a room booked for a company. */
export function CompanyReview({ room, party: asked, ...rest }: CompanyReviewProps) {
  const party = useReviewParty('hotel', { party: asked, rooms: room?.stay.rooms.length }, rest.bookingId);
  return <ReviewScreen room={room && { ...room, party }} {...rest} />;
}
