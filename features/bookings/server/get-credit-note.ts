import 'server-only';
import type * as documents from '#features/documents/contract.ts';
import { issueCreditNote, renderCreditNote } from '#features/documents/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import { bookingWithPaper } from './booking-with-paper.ts';
import { productOf } from './products/index.ts';

/** The credit note of a cancelled booking, as it was issued; issued now where it was not. */
export const getCreditNote: UseCase<typeof documents.creditNote> = async ({ db, query, caller }) => {
  const booking = await bookingWithPaper(db, caller.userId, query.bookingId, 'credit note');
  const note = booking.refund && (await issueCreditNote({ db, booking: productOf(booking).paper(booking), refund: booking.refund, at: clock.now() }));
  if (!note) throw notFound('This credit note');
  return renderCreditNote(note);
};
