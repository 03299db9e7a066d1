import { approvalStatusOf } from '#features/approvals/rules/text/run-messages.ts';
import { MODE_NAMES, routeOf, ticketAddedText } from '#features/transport/rules/request-text.ts';
import type { PersonalTopic } from '#lib/shared/realtime.ts';
import { TRAVEL_CATEGORY_CODES } from '#lib/shared/travel-modes.ts';
import { countsFor } from '../answers/notifications.ts';
import { memory } from '../memory/memory.ts';
import { counts, everything, waitsFor } from '../memory/mock-inbox.ts';
import type { MockTransport, Told } from '../memory/records.ts';
import { chosenOf } from '../memory/transport.ts';

export type News = { topic: PersonalTopic; payload: object };

/** What an employee would be told of now. */
export function toldNow(userId: string, now: Date): Told {
  const requests = everything(now);
  const travels = memory().transport.filter(
    ({ askedBy, travellers }) => askedBy._id === userId || travellers.some(({ _id }) => _id === userId),
  );
  return {
    asked: Object.fromEntries(
      requests
        .filter(({ run }) => run.excluded.includes(userId))
        .map(({ bookingId, run }) => [bookingId, approvalStatusOf(run.state)]),
    ),
    waiting: requests.filter((request) => waitsFor(request, userId, now)).map(({ bookingId }) => bookingId),
    transport: Object.fromEntries(
      travels.map(({ bookingId, quotes, ticketNumber, ticketFiles }) => [
        bookingId,
        { quotes: quotes.length, confirmed: ticketNumber !== null, tickets: ticketFiles.length },
      ]),
    ),
    counts: countsFor(userId, now),
  };
}

/** The messages of the server's topics (3.14, 3.15) about what changed between two moments, in their order. */
export function newsBetween(userId: string, before: Told, after: Told, now: Date): News[] {
  const about = counts(userId, now);
  const isSame = JSON.stringify(before.counts) === JSON.stringify(after.counts);
  return [
    ...requestNews(before, after),
    ...memory().transport.flatMap((request) =>
      transportNews(request, before.transport[request.bookingId], after.transport[request.bookingId]),
    ),
    ...(isSame ? [] : [{ topic: 'notification' as const, payload: after.counts }]),
  ].map(({ topic, payload }) => ({ topic, payload: topic === 'approval' ? { ...payload, ...about } : payload }));
}

function requestNews(before: Told, after: Told): News[] {
  const changed = [
    ...Object.entries(after.asked).filter(([id, status]) => before.asked[id] !== status),
    ...after.waiting.filter((id) => !before.waiting.includes(id)).map((id) => [id, 'pending'] as const),
  ];
  return changed.map(([bookingId, approvalStatus]) => {
    const { companyId = '', trip } = memory().company.requests.find((one) => one.bookingId === bookingId) ?? {};
    return {
      topic: 'approval',
      payload: { bookingId, companyId, approvalStatus, travelCategory: trip?.travelCategory ?? 1, hasQuote: null },
    };
  });
}

type Transport = Told['transport'][string];

function transportNews(request: MockTransport, was: Transport | undefined, is: Transport | undefined): News[] {
  if (!is) return [];
  const { bookingId, companyId, details } = request;
  const common = { bookingId, companyId, travelCategory: TRAVEL_CATEGORY_CODES[details.mode] };
  const news: News[] = [];
  if (!was || is.quotes > was.quotes)
    news.push({ topic: 'approval', payload: { ...common, approvalStatus: 'pending', hasQuote: is.quotes > 0 } });
  const isNewTicket = is.tickets > (was?.tickets ?? 0);
  if (is.confirmed && (!was?.confirmed || isNewTicket))
    news.push({
      topic: 'bookingConfirmation',
      payload: {
        ...common,
        message: was?.confirmed ? ticketAddedText(details.mode) : null,
        transportType: MODE_NAMES[details.mode],
        totalAmount: (chosenOf(request)?.total ?? 0) / 100,
        ...routeOf(details),
      },
    });
  return news;
}
