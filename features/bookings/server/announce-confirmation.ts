import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { outbox } from '#lib/server/db/tables.ts';
import { WIRE_CATEGORY } from '../rules/product-words.ts';
import type { BookingRow } from './bookings.repo.ts';
import { bookingSummary } from './products/index.ts';

/** 3.15: tells the traveller's tabs, by the outbox, in the transaction that confirms. Amount in paise; the company's id where it is booked for one. */
export async function announceConfirmation(db: Db, booking: BookingRow): Promise<void> {
  const { name, origin, destination, travelDate } = bookingSummary(booking);
  const payload = {
    bookingId: booking.id,
    companyId: booking.companyId,
    travelCategory: WIRE_CATEGORY[booking.category],
    bookingStatus: 'CONFIRMED',
    message: `${name} is confirmed. Code ${booking.confirmationCode}.`,
    transportType: null,
    totalAmount: booking.total,
    travelDate,
    origin,
    destination,
    hasInvoice: true,
    hasTicket: true,
    bookedDate: clock.now().toISOString(),
  };
  await db.insert(outbox).values({ topic: `bookingConfirmation.${booking.userId}`, payload, createdAt: clock.now() });
}
