import 'server-only';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { BookingState } from '../rules/states.ts';
import type { TrailEntry } from '../contract.ts';
import { bookings, priceTrail } from './tables.ts';

export type BookingRow = Omit<typeof bookings.$inferSelect, 'state'> & { state: BookingState };

export const asBooking = (row: typeof bookings.$inferSelect): BookingRow => ({ ...row, state: row.state as BookingState });

/** One booking by id. Throws NOT_FOUND. */
export const bookingById = (db: Db, bookingId: string): Promise<BookingRow> => oneBooking(db, eq(bookings.id, bookingId));

/** One booking of this person. Throws NOT_FOUND alike for one that does not exist and one of somebody else. */
export const ownBooking = (db: Db, userId: string, bookingId: string): Promise<BookingRow> =>
  oneBooking(db, and(eq(bookings.id, bookingId), eq(bookings.userId, userId)));

/** One booking, locked: for work that moves money before state, so that booking and ledger are taken in one order. */
export const lockedBooking = (tx: Db, bookingId: string): Promise<BookingRow> => oneBooking(tx, eq(bookings.id, bookingId), true);

async function oneBooking(db: Db, where: SQL | undefined, lock = false): Promise<BookingRow> {
  const found = db.select().from(bookings).where(where);
  const [row] = await (lock ? found.for('update') : found);
  if (!row) throw notFound('This booking');
  return asBooking(row);
}

/** The price trail of a booking, oldest first. */
export const trailOf = (db: Db, bookingId: string) => db.select().from(priceTrail).where(eq(priceTrail.bookingId, bookingId)).orderBy(asc(priceTrail.id));

/** Appends to the price trail. */
export async function addToTrail(db: Db, bookingId: string, at: Date, ...entries: Omit<TrailEntry, 'at'>[]): Promise<void> {
  await db.insert(priceTrail).values(entries.map((entry) => ({ ...entry, bookingId, at })));
}
