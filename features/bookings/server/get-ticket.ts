import 'server-only';
import type * as documents from '#features/documents/contract.ts';
import { renderDocument } from '#features/documents/server/index.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { bookingForDocument } from './booking-for-document.ts';
import { mustBeFlight } from './bookings.repo.ts';
import { presentBookedFlight } from './products/present-booked-flight.ts';

/** The e-ticket of the valid part of a ticketed trip. */
export const getTicket: UseCase<typeof documents.ticket> = async ({ db, query, caller }) =>
  renderDocument({
    kind: 'ticket',
    trip: presentBookedFlight(mustBeFlight(await bookingForDocument(db, caller, query.bookingId, 'ticket'))),
  });
