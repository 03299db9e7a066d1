import 'server-only';
import type * as contract from '../documents.contract.ts';
import { findCreditNote, issueCreditNote, renderDocument } from '#features/documents/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { bookingForDocument } from './booking-for-document.ts';
import type { BookingRow } from './bookings.repo.ts';
import { productOf } from './products/index.ts';
import { paidOf } from './quote-cancellation.ts';
import { readableBooking } from './readable-booking.ts';
import { splitRefund } from '../rules/refund-split.ts';

/** The credit note of a cancelled booking, or of a part of it; issued now if it was not yet. */
export const getCreditNote: UseCase<typeof contract.creditNote> = async ({
  db,
  query: { bookingId, amendment },
  caller,
}) => {
  if (amendment) {
    const {
      booking: { id },
    } = await readableBooking(db, caller, bookingId);
    const part = await findCreditNote({ db, bookingId: id, reference: amendment });
    if (!part)
      throw new AppError(
        'STATE_BLOCKED',
        'This part of the trip has no credit note: nothing was cancelled there, or nothing came back.',
      );
    return renderDocument({ kind: 'credit-note', note: part });
  }
  const booking = await bookingForDocument(db, caller, bookingId, 'credit note');
  const note =
    booking.refund &&
    (await issueCreditNote({
      db,
      booking: productOf(booking).soldTrip(booking),
      refund: { ...booking.refund, parts: partsOf(booking, booking.refund) },
      credited: productOf(booking).credited?.(booking),
      at: clock.now(),
    }));
  if (!note) throw notFound('This credit note');
  return renderDocument({ kind: 'credit-note', note: note });
};

/** The refund of a whole booking by destination, as split at the cancellation. Paise. */
function partsOf(booking: BookingRow, { amount, to }: NonNullable<BookingRow['refund']>) {
  const { toSource, toWallet } = splitRefund(amount, paidOf(booking), to);
  return { toSource, toWallet };
}
