import 'server-only';
import type * as documents from '#features/documents/contract.ts';
import { renderCalendar } from '#features/documents/server/index.ts';
import { env } from '#lib/server/env.ts';
import { senderOf } from '#lib/server/mail/sender.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { bookingForDocument } from './booking-for-document.ts';
import { productOf } from './products/index.ts';

/** The stay or the flights of a confirmed booking as a calendar file. */
export const getCalendar: UseCase<typeof documents.calendar> = async ({ db, query, caller }) => {
  const booking = await bookingForDocument(db, caller, query.bookingId, 'calendar file');
  return renderCalendar(productOf(booking).paper(booking), { organizer: senderOf(env().MAIL_FROM) });
};
