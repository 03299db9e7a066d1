import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { BookingRow } from './bookings.repo.ts';
import { confirmWithSupplier } from './confirm-with-supplier.ts';
import { finishAmendment } from './changes/finish-amendment.ts';

/** Asks the supplier for what was paid: the booking, or a change of it. */
export const fulfilPaidBooking = (db: Db, paid: BookingRow): Promise<BookingRow> =>
  paid.state === 'amending' ? finishAmendment(db, paid) : confirmWithSupplier(db, paid.id);
