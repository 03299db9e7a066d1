import 'server-only';
import { asc, eq, inArray } from 'drizzle-orm';
import { documentNumbersOfMany } from '#features/documents/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { mapInSlices } from '#lib/server/slices.ts';
import type { BookingView } from '../contract.ts';
import { asBooking } from './bookings.repo.ts';
import { presentBooking } from './present-booking.ts';
import { bookings, priceTrail } from './tables.ts';

/** All data of a person's bookings, oldest first, in three queries whatever their number. */
export async function takeoutBookings({
  db,
  userId,
  now,
}: {
  db: Db;
  userId: string;
  now: Date;
}): Promise<Omit<BookingView, 'actions' | 'now'>[]> {
  const rows = (await db.select().from(bookings).where(eq(bookings.userId, userId)).orderBy(asc(bookings.id))).map(
    asBooking,
  );
  if (!rows.length) return [];
  const bookingIds = rows.map(({ id }) => id);
  const trails = Map.groupBy(
    await db.select().from(priceTrail).where(inArray(priceTrail.bookingId, bookingIds)).orderBy(asc(priceTrail.id)),
    (entry) => entry.bookingId,
  );
  const numbers = await documentNumbersOfMany({ db, bookingIds });
  return mapInSlices(rows, (booking) => {
    const surroundings = {
      trail: trails.get(booking.id) ?? [],
      documents: numbers.get(booking.id) ?? { invoice: null, creditNote: null },
    };
    const { actions: _actions, now: _now, ...view } = presentBooking(booking, surroundings, now);
    return view;
  });
}
