import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import { isWindowOpen } from '../rules/approved-window.ts';
import type { BookingRow } from './bookings.repo.ts';
import { closeWindow } from './company/approved-windows.ts';
import { productOf } from './products/index.ts';
import { runStep } from './run-step.ts';
import { setNextCheck } from './next-check.ts';

/**
 * Releases the room or seats of an ended booking at the supplier. The row keeps its next check by the recovery job
 * until the supplier has confirmed, so that a crash in between is repaired. A failed booking is cancelled instead of
 * released: a confirmation still in transit must find nothing to confirm. It is looked at once more when the window of
 * its approval is over, which then ends.
 */
export async function releaseAtSupplier(db: Db, booking: BookingRow): Promise<void> {
  if (booking.nextCheckAt !== null) await runStep(db, booking.id, () => release(db, booking));
}

async function release(db: Db, booking: BookingRow): Promise<void> {
  const product = productOf(booking);
  if (booking.state !== 'failed') await product.release(db, booking);
  else if ((await product.undo(db, booking)) === 'unknown') return;
  const window = booking.company?.window;
  const open = isWindowOpen(booking, clock.now());
  const ends = window !== undefined && !open && (await retryOnConflict(db, (tx) => closeWindow(tx, booking.id)));
  await setNextCheck(
    db,
    { id: booking.id, version: booking.version + (ends ? 1 : 0) },
    window && open ? new Date(window.until) : null,
  );
}
