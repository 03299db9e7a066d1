import 'server-only';
import { and, eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { BookingRow } from './bookings.repo.ts';
import { bookings } from './tables.ts';

/** Makes a booking due for the recovery job (`resolve-waiting.ts`), which runs every second. */
export async function checkNow(db: Db, bookingId: string): Promise<void> {
  await db.update(bookings).set({ nextCheckAt: clock.now() }).where(eq(bookings.id, bookingId));
}

/** When the recovery job next looks at a booking; null: never. Nothing is set where the booking changed since it was read. */
export async function setNextCheck(
  db: Db,
  { id, version }: Pick<BookingRow, 'id' | 'version'>,
  nextCheckAt: Date | null,
): Promise<void> {
  await db
    .update(bookings)
    .set({ nextCheckAt })
    .where(and(eq(bookings.id, id), eq(bookings.version, version)));
}

/** Takes a booking off the recovery job's list, unless it changed since it was read. */
export const endChecks = (db: Db, booking: Pick<BookingRow, 'id' | 'version'>): Promise<void> =>
  setNextCheck(db, booking, null);
