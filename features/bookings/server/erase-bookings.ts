import 'server-only';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { eraseAmendments, eraseDetails } from '../rules/erase-personal-data.ts';
import { asBooking } from './bookings.repo.ts';
import { deleteFeed } from './calendar-feed/feeds.repo.ts';
import { productOf } from './products/index.ts';
import { bookings } from './tables.ts';

/**
 * Erases the personal data of a person's bookings, also at the airlines and hotels: names, birth dates, passports, contact, tax
 * numbers, requests, meals and assistance; their calendar address ends. Products and amounts stay, and so do issued invoices (`features/documents`).
 * `db` is the transaction that closes the account; nothing of the person is open any more.
 */
export async function eraseBookings({ db, userId }: { db: Db; userId: string }): Promise<void> {
  await deleteFeed(db, userId);
  const rows = await db
    .select()
    .from(bookings)
    .where(eq(bookings.userId, userId))
    .orderBy(asc(bookings.id))
    .for('update');
  for (const booking of rows.map(asBooking)) {
    const { id, details, amendments } = booking;
    const erased = {
      details: details && eraseDetails(details),
      amendments: eraseAmendments(amendments),
      heldFrom: null,
      language: null,
    };
    await db.update(bookings).set(erased).where(eq(bookings.id, id));
    await productOf(booking).erase?.(db, booking);
  }
}
