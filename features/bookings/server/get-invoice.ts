import 'server-only';
import type * as documents from '#features/documents/contract.ts';
import { findSupplement, issueInvoice, renderDocument } from '#features/documents/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { bookingForDocument } from './booking-for-document.ts';
import { productOf } from './products/index.ts';

/** The invoice of a confirmed booking, or the supplementary one of a change; issued now if it was not yet. */
export const getInvoice: UseCase<typeof documents.invoice> = async ({
  db,
  query: { bookingId, amendment },
  caller,
}) => {
  const booking = await bookingForDocument(db, caller, bookingId, 'invoice');
  if (amendment) {
    const supplement = await findSupplement({ db, bookingId: booking.id, reference: amendment });
    if (!supplement)
      throw new AppError('STATE_BLOCKED', 'This change has no invoice of its own: nothing more was paid for it.');
    return renderDocument({ kind: 'invoice', invoice: supplement });
  }
  return renderDocument({
    kind: 'invoice',
    invoice: await issueInvoice({ db, booking: productOf(booking).paper(booking), at: clock.now() }),
  });
};
