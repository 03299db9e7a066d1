import 'server-only';
import { eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { DomainEvents } from '#lib/server/domain-events.ts';
import type { BookingAction } from '../../rules/states.ts';
import { bookingById, lockedBooking } from '../bookings.repo.ts';
import { bookings } from '../tables.ts';
import { transition } from '../transition.ts';
import { grantWindow } from './approved-windows.ts';
import { announceCost } from './announce-cost.ts';
import { checkNow } from '../next-check.ts';

type ApprovalEnded = DomainEvents['approval.ended'];

const ACTIONS: Record<ApprovalEnded['outcome'], BookingAction> = {
  approved: 'approve',
  declined: 'decline',
  expired: 'expire',
};

/**
 * Changes the booking of a request that ended, in the same transaction. The recovery job then does the supplier calls
 * at once: books what was approved, releases what was not.
 */
export async function applyApprovalOutcome(db: Db, event: ApprovalEnded): Promise<void> {
  if (event.changedBookingId !== null) return applyToChange(db, event.changedBookingId, event);
  if (event.mode !== 'hotel' && event.mode !== 'flight') return; // transport has its own subscriber
  const booking = await bookingById(db, event.requestedId);
  if (booking.state !== 'awaiting_approval') return;
  const moved = await transition(db, booking, ACTIONS[event.outcome]);
  if (event.outcome === 'approved') await grantWindow(db, moved, event.window);
  await checkNow(db, moved.id);
}

/** The same for a change of a confirmed booking, which the recovery job makes once it is approved. */
async function applyToChange(
  db: Db,
  bookingId: string,
  { requestedId, outcome, coveredUpTo }: ApprovalEnded,
): Promise<void> {
  const booking = await lockedBooking(db, bookingId);
  const requested = booking.requestedChange;
  if (requested?.id !== requestedId || requested.state !== 'waiting') return;
  const isApproved = outcome === 'approved';
  const requestedChange = { ...requested, state: outcome, ...(isApproved ? { upTo: coveredUpTo } : {}) };
  await db
    .update(bookings)
    .set({ requestedChange, ...(isApproved ? { nextCheckAt: clock.now(), checks: 0 } : {}) })
    .where(eq(bookings.id, booking.id));
  await announceCost(db, booking, { ...booking, requestedChange }, null);
}
