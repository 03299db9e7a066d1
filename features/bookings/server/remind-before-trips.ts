import 'server-only';
import { and, asc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { FIRST_REMINDER_HOURS, TRIP_REMINDER_HOURS } from '../rules/emails/email-times.ts';
import { announceNews } from './announce-news.ts';
import { asBooking } from './bookings.repo.ts';
import { enqueueBookingEmail } from './emails/enqueue-booking-email.ts';
import { bookings } from './tables.ts';

const HOUR = 3_600_000;
/** Most trips in one round: the next round is minutes later. */
const MOST = 200;

/** A reminder: how many hours before the begin it goes out, until how many hours before, and where it is noted. */
const REMINDERS = {
  'days-ahead': { hours: FIRST_REMINDER_HOURS, until: TRIP_REMINDER_HOURS, noted: 'remindedAheadOf' },
  begins: { hours: TRIP_REMINDER_HOURS, until: 0, noted: 'remindedOf' },
} as const;

/**
 * The scheduled job of reminders: whoever has a confirmed trip gets an email and, on registered devices, a push message
 * the day before it begins, and a consumer five days before too; employees have that in the bell (9.6). Once for each
 * begin, so again when its dates or times change. Whoever booked less than a day before a reminder has just read the
 * confirmation, and gets none. Who gets them is decided by the company's settings and each person's own.
 * Several processes may run it at once. Gives how many trips were reminded of.
 */
export async function remindBeforeTrips({ db }: { db: Db }): Promise<number> {
  return (await remind(db, 'days-ahead')) + (await remind(db, 'begins'));
}

async function remind(db: Db, reminder: keyof typeof REMINDERS): Promise<number> {
  const { hours, until, noted } = REMINDERS[reminder];
  const now = clock.now().getTime();
  const due = and(
    eq(bookings.state, 'confirmed'),
    gt(bookings.checkInAt, new Date(now + until * HOUR)),
    lte(bookings.checkInAt, new Date(now + hours * HOUR)),
    or(isNull(bookings[noted]), ne(bookings[noted], bookings.checkInAt)),
    sql`${bookings.paidAt} < ${bookings.checkInAt} - make_interval(hours => ${hours + 24})`,
    reminder === 'days-ahead' ? isNull(bookings.companyId) : undefined,
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
        .set({ [noted]: sql`${bookings.checkInAt}` })
        .where(and(eq(bookings.id, id), due))
        .returning();
      if (!row) return 0; // another process was first, or it changed meanwhile
      const booking = asBooking(row);
      await enqueueBookingEmail(tx, booking, reminder);
      await announceNews(tx, booking, reminder);
      return 1;
    });
  return reminded;
}
