import 'server-only';
import { documentNumbers } from '#features/documents/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { BookingView, FlightBooking, PackageBooking, StayBooking } from '../contract.ts';
import { trailOf, type BookingRow, type FlightRow, type PackageRow, type StayRow } from './bookings.repo.ts';
import { presentBooking } from './present-booking.ts';

/** A booking with price trail and document numbers, as its traveller sees it now. */
export async function viewOf(db: Db, booking: BookingRow): Promise<BookingView> {
  const trail = await trailOf(db, booking.id);
  const documents = await documentNumbers({ db, bookingId: booking.id });
  return presentBooking(booking, { trail, documents }, clock.now());
}

/** The same, with the product already known. */
export const stayViewOf = async (db: Db, booking: StayRow): Promise<StayBooking> =>
  (await viewOf(db, booking)) as StayBooking;
export const flightViewOf = async (db: Db, booking: FlightRow): Promise<FlightBooking> =>
  (await viewOf(db, booking)) as FlightBooking;
export const packageViewOf = async (db: Db, booking: PackageRow): Promise<PackageBooking> =>
  (await viewOf(db, booking)) as PackageBooking;
