import 'server-only';
import { eq } from 'drizzle-orm';
import { type askForApproval, coveredUpTo, type Ended } from '#features/approvals/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { BookingAction } from '../../rules/states.ts';
import { bookingById, lockedBooking } from '../bookings.repo.ts';
import { bookings } from '../tables.ts';
import { transition } from '../transition.ts';

const ACTIONS: Record<Exclude<Ended, null>, BookingAction> = {
  approved: 'approve',
  declined: 'decline',
  expired: 'expire',
  withdrawn: 'release',
};

type Stepped = Awaited<ReturnType<typeof askForApproval>>;

/**
 * Carries the end of a request over to its booking, in the transaction that ended it. The recovery job does what is then
 * to be done outside: it books what was approved, and gives back what was not.
 */
export async function applyApprovalOutcome(db: Db, { row, ended }: Stepped): Promise<void> {
  if (ended === null) return;
  if (row.trip.change) return applyToChange(db, row, ended);
  const booking = await bookingById(db, row.bookingId);
  if (booking.state !== 'awaiting_approval') return;
  const moved = await transition(db, booking, ACTIONS[ended]);
  await db.update(bookings).set({ nextCheckAt: clock.now() }).where(eq(bookings.id, moved.id));
}

/** The same for a change of a confirmed booking: once approved it is made by the recovery job, which looks at once. */
async function applyToChange(db: Db, row: Stepped['row'], ended: Exclude<Ended, null>): Promise<void> {
  const booking = await lockedBooking(db, row.trip.change!.bookingId);
  const asked = booking.askedChange;
  if (asked?.id !== row.bookingId || asked.state !== 'waiting') return;
  const askedChange = { ...asked, state: ended, ...(ended === 'approved' ? { upTo: coveredUpTo(row) } : {}) };
  await db
    .update(bookings)
    .set({ askedChange, ...(ended === 'approved' ? { nextCheckAt: clock.now(), checks: 0 } : {}) })
    .where(eq(bookings.id, booking.id));
}
