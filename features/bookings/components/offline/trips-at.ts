import { routes } from '#lib/shared/routes.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { userTypeOfPath } from '#lib/shared/user-type.ts';
import type { OfflineTrip } from '../../rules/offline-trip.ts';

/** Addresses of My trips, personal and at work. */
const LISTS = [routes.bookings(), workRoutes.corporateBooking()];

/** The stored trips that belong to an address: the one it names, or all of them at My trips. */
export function tripsAt(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  trips: OfflineTrip[],
): OfflineTrip[] {
  const bookingId = new URLSearchParams(search).get('bookingId');
  if (bookingId !== null) return trips.filter(({ _id }) => _id === bookingId);
  return LISTS.includes(pathname) ? trips : [];
}

/**
 * My trips of the user type of an address. The router does not know it: the offline page stands at the address of another.
 */
export const listAt = ({ pathname }: Pick<Location, 'pathname'>): string =>
  userTypeOfPath(pathname) === 'corporate' ? workRoutes.corporateBooking({ part: 'trips' }) : routes.bookings();
