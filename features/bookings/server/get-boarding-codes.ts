import 'server-only';
import type * as contract from '../documents.contract.ts';
import { ticketCodesOf } from '#features/documents/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { bookingForDocument } from './booking-for-document.ts';
import { mustBeFlight } from './bookings.repo.ts';
import { presentBookedFlight } from './products/present-booked-flight.ts';

/** The bar codes of the e-ticket, for showing them without a network. Throws what `getTicket` throws. */
export const getBoardingCodes: UseCase<typeof contract.boardingCodes> = async ({ db, query, caller }) => {
  const booking = mustBeFlight(await bookingForDocument(db, caller, query.bookingId, 'ticket'));
  return ticketCodesOf(presentBookedFlight(booking), clock.now());
};
