import 'server-only';
import type { OptionFacts } from '#features/policy/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { roomsWithFacts } from './list-company-rooms.ts';
import { otherFlights } from './other-flights.ts';

/**
 * Other offers at the same hotel and nights, or on the same bounds and days, as candidates for the smallest change.
 * Empty when nothing is left.
 */
export async function alternativesTo(
  db: Db,
  booking: BookingRow,
  option: OptionFacts,
  request: RequestFacts,
): Promise<OptionFacts[]> {
  if (booking.category === 'flight') return otherFlights(db, booking.snapshot, request);
  try {
    const { options } = await roomsWithFacts(db, booking.snapshot.hotel.slug, booking.snapshot.stay, request);
    return options.filter(({ id }) => id !== option.id);
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}
