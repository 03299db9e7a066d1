import 'server-only';
import { asc, eq, lte } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { log } from '#lib/server/log.ts';
import { holdIsOver } from '../rules/can-do.ts';
import { nextState } from '../rules/states.ts';
import { QUOTE_HOURS, plusMinutes, waitAfter } from '../rules/waiting.ts';
import { asBooking, bookingById, type BookingRow } from './bookings.repo.ts';
import { bookApproved } from './company/book-approved.ts';
import { askAfterOutcome } from './confirm-with-supplier.ts';
import { finishAmendment } from './changes/finish-amendment.ts';
import { leaveChange } from './changes/leave-change.ts';
import { finishCancelling } from './finish-cancelling.ts';
import { leavePayment } from './leave-payment.ts';
import { releaseAtSupplier } from './release-at-supplier.ts';
import { makeApprovedChange } from './company/make-approved-change.ts';
import { bookings } from './tables.ts';
import { changeBooking, transition } from './transition.ts';
import { endChecks } from './next-check.ts';

const BATCH = 20;

/**
 * The recovery job: continues every booking whose next check is due. The process that claims a booking first sets the
 * one after it (1 s × 2ⁿ, 9.12), so that a step that fails, or a process that dies, is repaired by the next run.
 * Gives how many were handled and how many steps failed.
 */
export async function resolveWaiting({ db }: { db: Db }): Promise<{ seen: number; failed: number }> {
  const report = { seen: 0, failed: 0 };
  for (;;) {
    const due = await claimDue(db, clock.now());
    const steps = await Promise.allSettled(due.map((booking) => moveOn(db, booking)));
    report.seen += due.length;
    for (const [index, step] of steps.entries()) {
      if (step.status === 'fulfilled') continue;
      report.failed += 1;
      log().error(
        { err: step.reason as unknown, bookingId: due[index]?.id, state: due[index]?.state },
        'a waiting booking could not be moved on',
      );
    }
    if (due.length < BATCH) return report;
  }
}

const claimDue = (db: Db, now: Date): Promise<BookingRow[]> =>
  inTransaction(db, async (tx) => {
    const due = await tx
      .select()
      .from(bookings)
      .where(lte(bookings.nextCheckAt, now))
      .orderBy(asc(bookings.nextCheckAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { id, checks } of due) {
      const nextCheckAt = new Date(now.getTime() + waitAfter(checks + 1));
      await tx
        .update(bookings)
        .set({ nextCheckAt, checks: checks + 1 })
        .where(eq(bookings.id, id));
    }
    return due.map(asBooking);
  });

/** One step for one booking. Every step may be repeated. */
async function moveOn(db: Db, booking: BookingRow): Promise<void> {
  switch (booking.state) {
    case 'quoted':
    case 'held':
      return expire(db, booking.id);
    case 'approved':
      return holdIsOver({ now: clock.now(), holdExpiresAt: booking.holdExpiresAt })
        ? expire(db, booking.id)
        : bookApproved(db, booking.id);
    case 'paying':
      return leavePayment(db, booking.id);
    case 'paying_change':
      return leaveChange(db, booking.id);
    case 'confirming':
    case 'unknown':
      return void (await askAfterOutcome(db, booking.id));
    case 'amending':
      return void (await finishAmendment(db, booking));
    case 'cancelling':
      return void (await finishCancelling(db, booking));
    case 'expired':
    case 'declined':
    case 'failed':
      return releaseAtSupplier(db, booking);
    case 'confirmed':
      return makeApprovedChange(db, booking);
    case 'awaiting_approval':
    case 'cancelled':
      await endChecks(db, booking);
  }
}

async function expire(db: Db, bookingId: string): Promise<void> {
  const ended = await changeBooking(
    db,
    (tx) => bookingById(tx, bookingId),
    async (tx, booking) =>
      nextState(booking.state, 'expire') !== null &&
      booking.state !== 'paying' &&
      booking.state !== 'awaiting_approval' &&
      isOver(booking, clock.now())
        ? transition(tx, booking, 'expire')
        : booking,
  );
  if (ended.state === 'expired') await releaseAtSupplier(db, ended);
}

const isOver = ({ state, createdAt, holdExpiresAt }: BookingRow, now: Date): boolean =>
  state === 'quoted' ? plusMinutes(createdAt, QUOTE_HOURS * 60) <= now : holdIsOver({ now, holdExpiresAt });
