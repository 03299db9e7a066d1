import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { eraseReservations } from '#features/flights/server/index.ts';
import { forgetGuests as forgetGuestsOfStays } from '#features/hotels/server/index.ts';
import { forgetGuests as forgetGuestsOfPackages } from '#features/packages/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { eraseAmendments, eraseDetails } from '../rules/erase-personal-data.ts';
import { deleteFeed } from './calendar-feed/feeds.repo.ts';
import { bookings } from './tables.ts';

/**
 * Erases the personal data of a person's bookings, also at the airlines and hotels: names, birth dates, passports, contact, tax
 * numbers, requests, meals and assistance; their calendar address ends. Products and amounts stay, and so do issued invoices (`features/documents`).
 * `db` is the transaction that closes the account; nothing of the person is open any more.
 */
export async function eraseBookings({ db, userId }: { db: Db; userId: string }): Promise<void> {
  await deleteFeed(db, userId);
  const own = await db
    .select({
      id: bookings.id,
      category: bookings.category,
      details: bookings.details,
      amendments: bookings.amendments,
    })
    .from(bookings)
    .where(eq(bookings.userId, userId))
    .for('update');
  for (const { id, details, amendments } of own) {
    const erased = {
      details: details && eraseDetails(details),
      amendments: eraseAmendments(amendments),
      heldFrom: null,
    };
    await db.update(bookings).set(erased).where(eq(bookings.id, id));
  }
  const ofCategory = (category: string) => own.filter((booking) => booking.category === category);
  await forgetGuestsOfStays({ db, keys: ofCategory('hotel').map(({ id }) => id) });
  await forgetGuestsOfPackages({ db, keys: ofCategory('package').map(({ id }) => id) });
  const flights = ofCategory('flight');
  if (!flights.length) return;
  await db
    .update(bookings)
    .set({ snapshot: sql`${bookings.snapshot} || '{"extras":[]}'::jsonb` })
    .where(and(eq(bookings.userId, userId), eq(bookings.category, 'flight')));
  await eraseReservations({
    db,
    keys: flights.flatMap(({ id, amendments }) => [id, ...amendments.map((amendment) => amendment.id)]),
  });
}
