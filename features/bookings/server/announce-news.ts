import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { dispatchEvent, type DomainEvents } from '#lib/server/domain-events.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { WIRE_CATEGORY } from '../rules/category.ts';
import type { BookingRow } from './bookings.repo.ts';
import { bookingSummary } from './products/index.ts';

/** Announces what happened to a booking to whoever booked it, personal or a company's, in the transaction of the change. */
export async function announceNews(
  db: Db,
  booking: BookingRow,
  news: DomainEvents['booking.news']['news'],
): Promise<void> {
  await dispatchEvent(db, 'booking.news', {
    userId: booking.userId,
    companyId: booking.companyId,
    userType: booking.companyId === null ? PRODUCT.id : 'corporate',
    bookingId: booking.id,
    travelCategory: WIRE_CATEGORY[booking.category],
    trip: { title: bookingSummary(booking).name, from: booking.checkIn, to: booking.checkOut },
    news,
  });
}
