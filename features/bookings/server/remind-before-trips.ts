import 'server-only';
import { and, asc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { TRIP_REMINDER_HOURS } from '../rules/emails/email-times.ts';
import { announceNews } from './announce-news.ts';
import { asBooking } from './bookings.repo.ts';
import { enqueueBookingEmail } from './emails/enqueue-booking-email.ts';
import { bookings } from './tables.ts';

const HOUR = 3_600_000;
/** Most trips in one round: the next round is minutes later. */
const MOST = 200;

/**
 * The scheduled job of reminders the day before: whoever has a confirmed trip gets an email and, on registered devices,
 * a push message, once for each begin, so again when its dates or times change. Whoever booked less than a day before
 * that has just read the confirmation, and gets none. Who gets them is decided by the company's settings and each
 * person's own.
 * Several processes may run it at once. Gives how many trips were reminded of.
 */
export async function remindBeforeTrips({ db }: { db: Db }): Promise<number> {
  const now = clock.now();
  const due = and(
    eq(bookings.state, 'confirmed'),
    gt(bookings.checkInAt, now),
    lte(bookings.checkInAt, new Date(now.getTime() + TRIP_REMINDER_HOURS * HOUR)),
    or(isNull(bookings.remindedOf), ne(bookings.remindedOf, bookings.checkInAt)),
    sql`${bookings.paidAt} < ${bookings.checkInAt} - make_interval(hours => ${2 * TRIP_REMINDER_HOURS})`,
  );
  const trips = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(due)
    .orderBy(asc(bookings.checkInAt), asc(bookings.id))
    .limit(MOST);
  let reminded = 0;
  for (const { id } of trips)
    reminded += await inTransaction(db, async (tx) => {
      const [row] = await tx
        .update(bookings)
        .set({ remindedOf: sql`${bookings.checkInAt}` })
        .where(and(eq(bookings.id, id), due))
        .returning();
      if (!row) return 0; // another process was first, or it changed meanwhile
      const booking = asBooking(row);
      await enqueueBookingEmail(tx, booking, 'begins');
      await announceNews(tx, booking, 'begins');
      return 1;
    });
  return reminded;
}
