import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { BookingRow } from './bookings.repo.ts';
import { confirmWithSupplier } from './confirm-with-supplier.ts';
import { finishAmendment } from './changes/finish-amendment.ts';

/** Asks the supplier for what was paid: the booking, or a change of it. */
export const fulfilPaidBooking = (db: Db, paid: BookingRow): Promise<BookingRow> =>
  paid.state === 'amending' ? finishAmendment(db, paid) : confirmWithSupplier(db, paid.id);

/**
 * The same for several bookings of one payment, side by side. One supplier's trouble holds up no other: the recovery job repeats
 * what broke off. Throws the first of these errors once all are done.
 */
export async function fulfilPaidBookings(db: Db, paid: readonly BookingRow[]): Promise<void> {
  const steps = await Promise.allSettled(paid.map((booking) => fulfilPaidBooking(db, booking)));
  for (const step of steps) if (step.status === 'rejected') throw step.reason;
}
