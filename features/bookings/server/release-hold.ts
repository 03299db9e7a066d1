import 'server-only';
import { and, eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../contract.ts';
import { ownBooking, type BookingRow } from './bookings.repo.ts';
import { productOf } from './products/index.ts';
import { bookings } from './tables.ts';
import { changeBooking, mustBeAllowed, transition } from './transition.ts';
import { viewOf } from './view-booking.ts';

/** Lets a held room go, or releases a PNR. Letting go twice is no error. */
export const releaseHold: UseCase<typeof contract.release> = async ({ db, body, caller }) => {
  const released = await changeBooking(db, (tx) => ownBooking(tx, caller.userId, body.bookingId), async (tx, booking) => {
    if (booking.state === 'expired') return booking;
    mustBeAllowed(booking, 'release', clock.now());
    return transition(tx, booking, 'release');
  });
  await giveBackRoom(db, released);
  return viewOf(db, released);
};

/**
 * Tells the supplier that an ended booking needs its room or seats no more. The row keeps its appointment with the recovery job
 * until the supplier has heard, so a crash in between is made good. A failed booking is cancelled at the supplier, not
 * released: a request to confirm that is still on its way must find nothing to confirm.
 */
export async function giveBackRoom(db: Db, booking: BookingRow): Promise<void> {
  if (booking.nextCheckAt === null) return;
  const product = productOf(booking);
  if (booking.state !== 'failed') await product.release(db, booking);
  else if ((await product.undo(db, booking)) === 'unknown') return;
  await db.update(bookings).set({ nextCheckAt: null }).where(and(eq(bookings.id, booking.id), eq(bookings.version, booking.version)));
}
