import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { CHANGES_FLIGHTS_ONLY, CHANGES_STAYS_ONLY } from '../../rules/company-messages.ts';
import { bookingOfUser, isFlightRow, isStayRow } from '../bookings.repo.ts';
import { isForCompany, type CompanyBooking } from './evaluate-booking.ts';
import type { FlightForCompany } from './evaluate-change.ts';
import type { StayForCompany } from './evaluate-dates.ts';

type Caller = { companyId: string; userId: string };

/** A company booking of the caller. Throws NOT_FOUND. */
export async function companyBooking(
  db: Db,
  { companyId, userId }: Caller,
  bookingId: string,
): Promise<CompanyBooking> {
  const booking = await bookingOfUser(db, userId, bookingId);
  if (!isForCompany(booking) || booking.companyId !== companyId) throw notFound('This booking');
  return booking;
}

/** The same for a flight. Throws NOT_FOUND, STATE_BLOCKED for a stay. */
export async function companyFlight(db: Db, caller: Caller, bookingId: string): Promise<FlightForCompany> {
  const booking = await companyBooking(db, caller, bookingId);
  if (!isFlightRow(booking)) throw new AppError('STATE_BLOCKED', CHANGES_FLIGHTS_ONLY);
  return booking;
}

/** The same for a stay. Throws NOT_FOUND, STATE_BLOCKED for a flight. */
export async function companyStay(db: Db, caller: Caller, bookingId: string): Promise<StayForCompany> {
  const booking = await companyBooking(db, caller, bookingId);
  if (!isStayRow(booking)) throw new AppError('STATE_BLOCKED', CHANGES_STAYS_ONLY);
  return booking;
}
