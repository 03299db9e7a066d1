import { packageRoutes } from '#lib/shared/package-routes.ts';
import { routes } from '#lib/shared/routes.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import type { Category } from './category.ts';

const CONSUMER = {
  hotel: { review: routes.hotelReview, done: routes.hotelConfirmation },
  flight: { review: routes.flightReview, done: routes.flightConfirmation },
  package: { review: packageRoutes.review, done: packageRoutes.confirmation },
};
/** Companies book no packages. */
const CORPORATE: Partial<
  Record<
    Category,
    { review: typeof workRoutes.corporateHotelReview; done: typeof workRoutes.corporateHotelConfirmation }
  >
> = {
  hotel: { review: workRoutes.corporateHotelReview, done: workRoutes.corporateHotelConfirmation },
  flight: { review: workRoutes.corporateFlightReview, done: workRoutes.corporateFlightConfirmation },
};

type Booking = { id: string; category: Category; companyId: string | null };
type Pages = { review: string; done: string; trip: string };

/** Paths of a booking's pages: its review, its confirmation, and the trip; corporate pages for companies. */
export function pagesOf({ id: bookingId, category, companyId }: Booking): Pages {
  const corporate = companyId === null ? undefined : CORPORATE[category];
  if (corporate) {
    const { review, done } = corporate;
    return { review: review({ bookingId }), done: done(bookingId), trip: done(bookingId, { part: 'trip' }) };
  }
  const { review, done } = CONSUMER[category];
  return { review: review({ bookingId }), done: done(bookingId), trip: routes.booking(bookingId) };
}
