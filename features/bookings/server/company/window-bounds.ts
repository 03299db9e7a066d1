import 'server-only';
import type { RouteBound } from '#lib/shared/approved-window.ts';
import type { CabinCode } from '#lib/shared/trip-shape.ts';
import { routeOf } from '../../rules/flight-route.ts';
import type { BookingRow } from '../bookings.repo.ts';
import type { CompanyPart } from './company-part.ts';

/** The route of a flight, or the city and days of a stay; null for what can have no window. */
export function boundsOf(booking: BookingRow, { option }: Pick<CompanyPart, 'option'>): RouteBound[] | null {
  if (booking.category === 'flight') return routeOf(booking.snapshot.bounds);
  if (booking.category !== 'hotel') return null;
  const { hotel, nights } = booking.snapshot;
  const { city } = option.place;
  return [{ from: city, to: city, fromName: hotel.city, toName: hotel.city, day: booking.checkIn, nights }];
}

/** The cabins of a flight; none of a stay. */
export const cabinsOf = (booking: BookingRow): CabinCode[] =>
  booking.category === 'flight' ? booking.snapshot.bounds.map(({ terms }) => terms.cabin) : [];
