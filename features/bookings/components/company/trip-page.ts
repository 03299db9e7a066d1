import { workRoutes } from '#lib/shared/work-routes.ts';
import type { BookingView } from '../../contract.ts';
import { isFlight } from '../../rules/category.ts';

/** The page of a company's whole trip. */
export const tripPage = (booking: Pick<BookingView, '_id' | 'category'>): string =>
  isFlight(booking)
    ? workRoutes.corporateFlightConfirmation(booking._id, { part: 'trip' })
    : workRoutes.corporateHotelConfirmation(booking._id, { part: 'trip' });
