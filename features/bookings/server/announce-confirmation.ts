import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { outbox } from '#lib/server/db/tables.ts';
import type { BookingRow } from './bookings.repo.ts';

/** 3.15: tells the traveller's tabs, by the outbox, in the transaction that confirms. Amount in paise; no company. */
export async function announceConfirmation(db: Db, booking: BookingRow): Promise<void> {
  const { hotel, stay } = booking.snapshot;
  const payload = {
    bookingId: booking.id,
    companyId: null,
    travelCategory: 1,
    bookingStatus: 'CONFIRMED',
    message: `${hotel.name} is confirmed. Code ${booking.confirmationCode}.`,
    transportType: null,
    totalAmount: booking.total,
    travelDate: stay.checkIn,
    origin: null,
    destination: hotel.city,
    hasInvoice: true,
    hasTicket: true,
    bookedDate: clock.now().toISOString(),
  };
  await db.insert(outbox).values({ topic: `bookingConfirmation.${booking.userId}`, payload, createdAt: clock.now() });
}
