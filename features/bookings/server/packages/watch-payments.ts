import 'server-only';
import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { log } from '#lib/server/log.ts';
import { isOverdue, nextPaymentStep, remindersDue } from '../../rules/payment-plan.ts';
import { asBooking, type BookingRow } from '../bookings.repo.ts';
import { beginCancelling } from '../cancel-whole.ts';
import { enqueueBookingEmail } from '../emails/enqueue-booking-email.ts';
import { bookings } from '../tables.ts';

/** Most bookings in one round: the next round is a minute later. */
const MOST = 200;

/**
 * The scheduled job of packages that are paid in parts. It reminds of a payment before it is due, each reminder once, and
 * cancels a booking by its terms whose payment was not made: what was paid goes back but for the charge of that moment. A
 * payment that is open at the checkout is waited for. Several processes may run it at once. Gives how many bookings it
 * reminded of and cancelled.
 */
export async function watchPayments({ db }: { db: Db }): Promise<{ reminded: number; cancelled: number }> {
  const now = clock.now();
  const due = and(eq(bookings.state, 'confirmed'), lte(bookings.paymentNextAt, now));
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(due)
    .orderBy(asc(bookings.paymentNextAt), asc(bookings.id))
    .limit(MOST);
  const report = { reminded: 0, cancelled: 0 };
  for (const { id } of rows)
    try {
      const done = await inTransaction(db, (tx) => watchOne(tx, and(eq(bookings.id, id), due), now));
      if (done) report[done] += 1;
    } catch (error) {
      log().error({ err: error, bookingId: id }, 'the payments of a booking could not be looked at');
    }
  return report;
}

/** The row is locked, so that it cannot be paid meanwhile, and a second process leaves it out. */
async function watchOne(tx: Db, due: SQL | undefined, now: Date): Promise<'reminded' | 'cancelled' | null> {
  const [row] = await tx.select().from(bookings).where(due).for('update', { skipLocked: true });
  if (!row) return null;
  const booking = asBooking(row);
  if (isOverdue(booking.paymentPlan, now)) {
    await beginCancelling(tx, booking, { expectedRefund: 0, refundTo: 'source' });
    return 'cancelled';
  }
  return (await remind(tx, booking, now)) ? 'reminded' : null;
}

async function remind(tx: Db, booking: BookingRow, now: Date): Promise<boolean> {
  const { id, paymentPlan } = booking;
  const reminders = remindersDue(paymentPlan, booking.paymentTold ?? [], now);
  const told = [...(booking.paymentTold ?? []), ...reminders];
  await tx
    .update(bookings)
    .set({ paymentNextAt: nextPaymentStep(paymentPlan, told), ...(reminders.length ? { paymentTold: told } : {}) })
    .where(eq(bookings.id, id));
  if (reminders.length) await enqueueBookingEmail(tx, booking, 'payment-due');
  return reminders.length > 0;
}
