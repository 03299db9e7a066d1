import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { Caller, CompanyCaller } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import { CANCELLED_STATES, LIVE_STATES } from '../rules/booking-status.ts';
import { bookingById, type BookingRow } from './bookings.repo.ts';

/** A booking, and whether the caller sees it only by a right of their company. */
export type Readable = { booking: BookingRow; readOnly: boolean };

/** States in which a company's trips show a booking; price checks are not shown to others. */
const SHOWN: readonly BookingRow['state'][] = [...LIVE_STATES, ...CANCELLED_STATES];

/**
 * A booking that the caller may see: their own, or one of their company's trips if their role may view Company (2.5).
 * Others are NOT_FOUND, like unknown ids. Changes use `bookingOfUser`.
 */
export async function readableBooking(db: Db, caller: Caller | CompanyCaller, bookingId: string): Promise<Readable> {
  const booking = await bookingById(db, bookingId);
  if (booking.userId === caller.userId) return { booking, readOnly: false };
  const seesTrips =
    'companyId' in caller && caller.companyId === booking.companyId && caller.rights.includes('company.view');
  if (!seesTrips || !SHOWN.includes(booking.state)) throw notFound('This booking');
  return { booking, readOnly: true };
}
