import { routes } from '#lib/shared/routes.ts';
import type { Category } from './product-labels.ts';

const CONSUMER = {
  hotel: { review: routes.hotelReview, done: routes.hotelConfirmation },
  flight: { review: routes.flightReview, done: routes.flightConfirmation },
};
const CORPORATE = {
  hotel: { review: routes.corporateHotelReview, done: routes.corporateHotelConfirmation },
  flight: { review: routes.corporateFlightReview, done: routes.corporateFlightConfirmation },
};

type Booking = { id: string; category: Category; companyId: string | null };

/** Paths of a booking's pages: its review, its confirmation, and the trip; corporate pages for companies. */
export function pagesOf({ id: bookingId, category, companyId }: Booking): {
  review: string;
  done: string;
  trip: string;
} {
  const { review, done } = (companyId === null ? CONSUMER : CORPORATE)[category];
  return {
    review: review({ bookingId }),
    done: done(bookingId),
    trip: companyId === null ? routes.booking(bookingId) : CORPORATE[category].done(bookingId, { part: 'trip' }),
  };
}
