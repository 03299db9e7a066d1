import 'server-only';
import type * as documents from '#features/documents/contract.ts';
import { issueInvoice, renderInvoice } from '#features/documents/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { bookingWithPaper } from './booking-with-paper.ts';
import { productOf } from './products/index.ts';

/** The invoice of a booking that was confirmed, as it was issued; issued now where it was not. */
export const getInvoice: UseCase<typeof documents.invoice> = async ({ db, query, caller }) => {
  const booking = await bookingWithPaper(db, caller.userId, query.bookingId, 'invoice');
  return renderInvoice(await issueInvoice({ db, booking: productOf(booking).paper(booking), at: clock.now() }));
};
