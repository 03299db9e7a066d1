import { routes } from '#lib/shared/routes.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import type { Category } from './category.ts';

const CONSUMER = {
  hotel: { review: routes.hotelReview, done: routes.hotelConfirmation },
  flight: { review: routes.flightReview, done: routes.flightConfirmation },
};
const CORPORATE = {
  hotel: { review: workRoutes.corporateHotelReview, done: workRoutes.corporateHotelConfirmation },
  flight: { review: workRoutes.corporateFlightReview, done: workRoutes.corporateFlightConfirmation },
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
