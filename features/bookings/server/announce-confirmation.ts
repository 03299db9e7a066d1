import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { dispatchEvent } from '#lib/server/domain-events.ts';
import { WIRE_CATEGORY } from '../rules/category.ts';
import type { BookingRow } from './bookings.repo.ts';
import { bookingSummary, productOf } from './products/index.ts';

/**
 * Announces a confirmed company booking in real time, in the transaction that confirms it. Personal bookings are not
 * announced (6.1).
 */
export async function announceConfirmation(db: Db, booking: BookingRow): Promise<void> {
  const { companyId, category } = booking;
  if (companyId === null) return;
  const { origin, destination, travelDate } = bookingSummary(booking);
  await dispatchEvent(db, 'booking.confirmed', {
    companyId,
    userId: booking.userId,
    bookingId: booking.id,
    travelCategory: WIRE_CATEGORY[category],
    total: booking.total,
    travelDate,
    origin,
    destination,
    hasInvoice: true,
    hasTicket: productOf(booking).travelDocument(booking).kind === 'ticket',
  });
}
