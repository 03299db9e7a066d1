import 'server-only';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { BookingState } from '../rules/states.ts';
import type { FlightDetails, GuestDetails, TrailEntry } from '../contract.ts';
import { bookings, priceTrail, type FlightSnapshot, type PackageSnapshot, type StaySnapshot } from './tables.ts';

type Row = Omit<
  typeof bookings.$inferSelect,
  'state' | 'category' | 'snapshot' | 'details' | 'contactEmail' | 'firstPnr' | 'secondPnr' | 'blockId'
> & { state: BookingState };

export type StayRow = Row & { category: 'hotel'; snapshot: StaySnapshot; details: GuestDetails | null };
export type FlightRow = Row & { category: 'flight'; snapshot: FlightSnapshot; details: FlightDetails | null };
export type PackageRow = Row & { category: 'package'; snapshot: PackageSnapshot; details: GuestDetails | null };
/** A booking as stored; its category says what was sold. */
export type BookingRow = StayRow | FlightRow | PackageRow;

/**
 * Type guards, for operations that exist for one product alone. Where products differ in how they do the same thing,
 * the difference is a method of `Product`.
 */
export const isStayRow = <Booking extends BookingRow>(booking: Booking): booking is Booking & StayRow =>
  booking.category === 'hotel';
export const isFlightRow = <Booking extends BookingRow>(booking: Booking): booking is Booking & FlightRow =>
  booking.category === 'flight';
export const isPackageRow = <Booking extends BookingRow>(booking: Booking): booking is Booking & PackageRow =>
  booking.category === 'package';

export const asBooking = (row: typeof bookings.$inferSelect): BookingRow => row as BookingRow;

/** A company's booking: a stay or a flight. Throws an Error for a package, which no company can book. */
export function asBookingAtWork(row: typeof bookings.$inferSelect): StayRow | FlightRow {
  const booking = asBooking(row);
  if (isPackageRow(booking)) throw new Error(`Package ${booking.id} belongs to a company`);
  return booking;
}

/** A booking of one category; throws NOT_FOUND for those of another. */
export function mustBeStay(booking: BookingRow): StayRow {
  if (!isStayRow(booking)) throw notFound('This booking');
  return booking;
}
export function mustBeFlight(booking: BookingRow): FlightRow {
  if (!isFlightRow(booking)) throw notFound('This booking');
  return booking;
}

export function mustBePackage(booking: BookingRow): PackageRow {
  if (!isPackageRow(booking)) throw notFound('This booking');
  return booking;
}

/** One booking by id. Throws NOT_FOUND. */
export const bookingById = (db: Db, bookingId: string): Promise<BookingRow> =>
  oneBooking(db, eq(bookings.id, bookingId));

/** One booking of this person. Throws NOT_FOUND, alike for unknown bookings and those of others. */
export const bookingOfUser = (db: Db, userId: string, bookingId: string): Promise<BookingRow> =>
  oneBooking(db, and(eq(bookings.id, bookingId), eq(bookings.userId, userId)));

/** A booking that a company pays; undefined where the company has none of this id. */
export async function bookingOfCompany(db: Db, companyId: string, bookingId: string): Promise<BookingRow | undefined> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.companyId, companyId), eq(bookings.id, bookingId)));
  return row && asBooking(row);
}

/** One flight booking of this person. Throws NOT_FOUND. */
export const flightOfUser = async (db: Db, userId: string, bookingId: string): Promise<FlightRow> =>
  mustBeFlight(await bookingOfUser(db, userId, bookingId));

/** One stay of this person. Throws NOT_FOUND. */
export const stayOfUser = async (db: Db, userId: string, bookingId: string): Promise<StayRow> =>
  mustBeStay(await bookingOfUser(db, userId, bookingId));

/** One booking, locked: for work that moves money before state, so that booking and ledger are locked in one order. */
export const lockedBooking = (tx: Db, bookingId: string): Promise<BookingRow> =>
  oneBooking(tx, eq(bookings.id, bookingId), true);

/**
 * Several bookings, locked in the order of their ids, in which everyone locks them; given in the order asked for. Throws
 * NOT_FOUND when one of them does not exist.
 */
export async function lockedBookings(tx: Db, bookingIds: readonly string[]): Promise<BookingRow[]> {
  const rows = await tx
    .select()
    .from(bookings)
    .where(inArray(bookings.id, [...bookingIds]))
    .orderBy(asc(bookings.id))
    .for('update');
  return bookingIds.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw notFound('This booking');
    return asBooking(row);
  });
}

async function oneBooking(db: Db, where: SQL | undefined, lock = false): Promise<BookingRow> {
  const found = db.select().from(bookings).where(where);
  const [row] = await (lock ? found.for('update') : found);
  if (!row) throw notFound('This booking');
  return asBooking(row);
}

/** The price trail of a booking, oldest first. */
export const trailOf = (db: Db, bookingId: string) =>
  db.select().from(priceTrail).where(eq(priceTrail.bookingId, bookingId)).orderBy(asc(priceTrail.id));

/** Appends to the price trail. */
export async function addToTrail(
  db: Db,
  bookingId: string,
  at: Date,
  ...entries: Omit<TrailEntry, 'at'>[]
): Promise<void> {
  if (entries.length) await db.insert(priceTrail).values(entries.map((entry) => ({ ...entry, bookingId, at })));
}
