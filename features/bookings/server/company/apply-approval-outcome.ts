import 'server-only';
import { eq } from 'drizzle-orm';
import type { Ended } from '#features/approvals/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { BookingAction } from '../../rules/states.ts';
import { bookingById } from '../bookings.repo.ts';
import { bookings } from '../tables.ts';
import { transition } from '../transition.ts';

const ACTIONS: Record<Exclude<Ended, null>, BookingAction> = {
  approved: 'approve',
  declined: 'decline',
  expired: 'expire',
  withdrawn: 'release',
};

/**
 * Carries the end of a request over to its booking, in the transaction that ended it. The recovery job does what is then
 * to be done outside: it books what was approved, and gives back what was not.
 */
export async function applyApprovalOutcome(
  db: Db,
  { row, ended }: { row: { bookingId: string }; ended: Ended },
): Promise<void> {
  if (ended === null) return;
  const booking = await bookingById(db, row.bookingId);
  if (booking.state !== 'awaiting_approval') return;
  const moved = await transition(db, booking, ACTIONS[ended]);
  await db.update(bookings).set({ nextCheckAt: clock.now() }).where(eq(bookings.id, moved.id));
}
