import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { Caller, CompanyCaller } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { missingDocument, type DocumentKind } from '../rules/missing-document.ts';
import { openPayments } from '../rules/payment-plan.ts';
import type { BookingRow } from './bookings.repo.ts';
import { bookingSummary } from './products/index.ts';
import { readableBooking } from './readable-booking.ts';

/**
 * A booking that the caller may see (`readableBooking`) and that has such a document now; `ofPart`: of a change or a
 * payment. Throws NOT_FOUND, or STATE_BLOCKED with the reason as a sentence.
 */
export async function bookingForDocument(
  db: Db,
  caller: Caller | CompanyCaller,
  bookingId: string,
  document: DocumentKind,
  ofPart = false,
): Promise<BookingRow> {
  const { booking } = await readableBooking(db, caller, bookingId);
  const problem = missingDocument(document, {
    category: booking.category,
    state: booking.state,
    hotel: bookingSummary(booking).seller,
    refund: booking.refund?.amount ?? null,
    inParts: !ofPart && openPayments(booking.paymentPlan).length > 0,
  });
  if (problem) throw new AppError('STATE_BLOCKED', problem, { details: { state: booking.state } });
  return booking;
}
