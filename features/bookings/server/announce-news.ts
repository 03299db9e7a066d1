import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { dispatchEvent, type DomainEvents } from '#lib/server/domain-events.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { WIRE_CATEGORY } from '../rules/category.ts';
import type { BookingRow } from './bookings.repo.ts';
import { bookingSummary } from './products/index.ts';

/**
 * Announces what happened to a booking to whoever booked it, personal or a company's, in the transaction of the change.
 * `trip`: the part of it that the news is of; the whole trip when left out.
 */
export async function announceNews(
  db: Db,
  booking: BookingRow,
  news: DomainEvents['booking.news']['news'],
  trip?: DomainEvents['booking.news']['trip'],
): Promise<void> {
  await dispatchEvent(db, 'booking.news', {
    userId: booking.userId,
    companyId: booking.companyId,
    userType: userTypeOf(booking),
    bookingId: booking.id,
    travelCategory: WIRE_CATEGORY[booking.category],
    trip: trip ?? { title: bookingSummary(booking).name, from: booking.checkIn, to: booking.checkOut },
    news,
  });
}

/** Announces that a check-in which people were told of is not to be done any more. */
export const announceCheckInEnded = (db: Db, booking: BookingRow): Promise<void> =>
  dispatchEvent(db, 'booking.check-in-ended', {
    userId: booking.userId,
    userType: userTypeOf(booking),
    bookingId: booking.id,
  });

const userTypeOf = ({ companyId }: BookingRow) => (companyId === null ? PRODUCT.id : 'corporate');
