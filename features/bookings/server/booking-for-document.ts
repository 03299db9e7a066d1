import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import { missingDocument, type DocumentKind } from '../rules/missing-document.ts';
import { ownBooking, type BookingRow } from './bookings.repo.ts';
import { bookingSummary } from './products/index.ts';

/** The caller's booking, if it has such a paper now. Throws NOT_FOUND, or STATE_BLOCKED with the reason as a sentence. */
export async function bookingForDocument(
  db: Db,
  userId: string,
  bookingId: string,
  paper: DocumentKind,
): Promise<BookingRow> {
  const booking = await ownBooking(db, userId, bookingId);
  const problem = missingDocument(paper, {
    category: booking.category,
    state: booking.state,
    hotel: bookingSummary(booking).seller,
    refund: booking.refund?.amount ?? null,
  });
  if (problem) throw new AppError('STATE_BLOCKED', problem, { details: { state: booking.state } });
  return booking;
}
