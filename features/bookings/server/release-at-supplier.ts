import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { BookingRow } from './bookings.repo.ts';
import { productOf } from './products/index.ts';
import { runStep } from './run-step.ts';
import { endChecks } from './next-check.ts';

/**
 * Releases the room or seats of an ended booking at the supplier. The row keeps its next check by the recovery job
 * until the supplier has confirmed, so that a crash in between is repaired. A failed booking is cancelled instead of
 * released: a confirmation still in transit must find nothing to confirm.
 */
export async function releaseAtSupplier(db: Db, booking: BookingRow): Promise<void> {
  if (booking.nextCheckAt !== null) await runStep(db, booking.id, () => release(db, booking));
}

async function release(db: Db, booking: BookingRow): Promise<void> {
  const product = productOf(booking);
  if (booking.state !== 'failed') await product.release(db, booking);
  else if ((await product.undo(db, booking)) === 'unknown') return;
  await endChecks(db, booking);
}
