import 'server-only';
import type * as documents from '#features/documents/contract.ts';
import { renderCalendar } from '#features/documents/server/index.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { bookingWithPaper } from './booking-with-paper.ts';
import { presentBookedStay } from './present-booked-stay.ts';

/** The stay of a confirmed booking as a calendar file. */
export const getCalendar: UseCase<typeof documents.calendar> = async ({ db, query, caller }) =>
  renderCalendar(presentBookedStay(await bookingWithPaper(db, caller.userId, query.bookingId, 'calendar file')));
