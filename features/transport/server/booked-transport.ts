import 'server-only';
import type { BookedTransport } from '#features/documents/server/index.ts';
import { instantAt } from '#lib/server/zone.ts';
import { requestTitle, routeOf, TRANSPORT_ZONE } from '../rules/request-text.ts';
import type { QuoteRow, RequestRow } from './requests.repo.ts';

/**
 * A confirmed request as calendars show it: it starts when the quote says, and a car is needed until the time that was asked
 * for. When a bus or a train arrives nobody says.
 */
export function bookedTransport(row: RequestRow, quote: QuoteRow): BookedTransport {
  const { id, details, ticketNumber, state, createdAt } = row;
  const { origin, destination } = routeOf(details);
  const until = details.mode === 'car' ? instantAt(details.untilDate, details.untilTime, TRANSPORT_ZONE) : null;
  return {
    category: 'transport',
    bookingId: id,
    confirmationCode: ticketNumber ?? '',
    title: requestTitle(details),
    vehicle: quote.name,
    city: details.mode === 'car' ? details.city : details.from,
    from: origin,
    stops: details.mode === 'car' ? details.stops : [],
    to: destination,
    zone: TRANSPORT_ZONE,
    startsAt: quote.departsAt.toISOString(),
    endsAt: until && until > quote.departsAt ? until.toISOString() : null,
    bookedAt: createdAt.toISOString(),
    revision: state === 'cancelled' ? 1 : 0,
  };
}
