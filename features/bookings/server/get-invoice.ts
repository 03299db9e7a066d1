import 'server-only';
import type * as documents from '#features/documents/contract.ts';
import { findSupplement, issueInvoice, renderPaper } from '#features/documents/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { bookingWithPaper } from './booking-with-paper.ts';
import { productOf } from './products/index.ts';

/** The invoice of a booking that was confirmed, as it was issued; issued now where it was not. Or the supplementary one of a change. */
export const getInvoice: UseCase<typeof documents.invoice> = async ({ db, query: { bookingId, act }, caller }) => {
  const booking = await bookingWithPaper(db, caller.userId, bookingId, 'invoice');
  if (act) {
    const supplement = await findSupplement({ db, bookingId: booking.id, reference: act });
    if (!supplement)
      throw new AppError('STATE_BLOCKED', 'This change has no invoice of its own: nothing more was paid for it.');
    return renderPaper({ kind: 'invoice', invoice: supplement });
  }
  return renderPaper({
    kind: 'invoice',
    invoice: await issueInvoice({ db, booking: productOf(booking).paper(booking), at: clock.now() }),
  });
};
