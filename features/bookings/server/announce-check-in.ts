import 'server-only';
import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { log } from '#lib/server/log.ts';
import { checkInKey, checkInsToTell, nextOpening } from '../rules/check-in.ts';
import { announceNews } from './announce-news.ts';
import { asBooking } from './bookings.repo.ts';
import { enqueueBookingEmail } from './emails/enqueue-booking-email.ts';
import { productOf } from './products/index.ts';
import { bookings } from './tables.ts';

/** Most trips in one round: the next round is a minute later. */
const MOST = 200;

/**
 * The scheduled job that tells people of open web check-in: once for each direction of a ticketed trip, and again when
 * it moves to another day. Whoever booked and the travelling colleagues get an email, and the booker’s devices a push
 * message, as the company’s settings and each person’s own say of trip reminders.
 * Several processes may run it at once. Gives how many check-ins were told.
 */
export async function announceCheckIn({ db }: { db: Db }): Promise<number> {
  const now = clock.now();
  const due = and(eq(bookings.state, 'confirmed'), lte(bookings.checkInNextAt, now));
  const trips = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(due)
    .orderBy(asc(bookings.checkInNextAt), asc(bookings.id))
    .limit(MOST);
  let told = 0;
  for (const { id } of trips)
    try {
      told += await inTransaction(db, (tx) => tellOne(tx, and(eq(bookings.id, id), due), now));
    } catch (error) {
      log().error({ err: error, bookingId: id }, 'the people of a trip could not be told of web check-in');
    }
  return told;
}

/** The row is locked, so that its flights cannot change, and a second process leaves it out. */
async function tellOne(tx: Db, due: SQL | undefined, now: Date): Promise<number> {
  const [row] = await tx.select().from(bookings).where(due).for('update', { skipLocked: true });
  if (!row) return 0;
  const booking = asBooking(row);
  const checkIns = productOf(booking).checkIns(booking);
  const before = booking.checkInTold ?? [];
  const open = checkInsToTell(checkIns, { paidAt: booking.paidAt, told: before }, now);
  const keys = open.map(checkInKey);
  const told = [...before, ...keys];
  await tx
    .update(bookings)
    .set({ checkInNextAt: nextOpening(checkIns, told, now), ...(keys.length ? { checkInTold: told } : {}) })
    .where(eq(bookings.id, booking.id));
  if (!open.length) return 0;
  await enqueueBookingEmail(tx, booking, 'check-in-opens', { checkIns: keys });
  await announceNews(tx, booking, 'check-in-opens', {
    title: open.map(({ flight }) => flight).join(', '),
    from: open[0]!.day,
    to: open.at(-1)!.day,
  });
  return open.length;
}
