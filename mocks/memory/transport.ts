import type { DeskTransport, ListedDeskTransport, TransportView } from '#features/transport/contract.ts';
import { presentStatus } from '#features/budgets/rules/budget-texts.ts';
import { cancellingOf, quoteTermsText } from '#features/transport/rules/cancelling.ts';
import { costFacts } from '#features/transport/rules/cost-fields.ts';
import {
  requestFacts,
  requestTitle,
  statusSentence,
  STATUS_WORDS,
  TRANSPORT_ZONE,
  whenText,
} from '#features/transport/rules/request-text.ts';
import { addingTickets, ticketsShown } from '#features/transport/rules/ticket-files.ts';
import { blockedSentence, stateAfter, type TransportAction } from '#features/transport/rules/states.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { TRAVEL_CATEGORY_CODES } from '#lib/shared/travel-modes.ts';
import { statusesOfQuote } from './mock-budgets.ts';
import type { MockQuote, MockTransport } from './records.ts';

/** Changes the state of a request. Throws STATE_BLOCKED. */
export function move(request: MockTransport, action: TransportAction): void {
  const state = stateAfter(request.state, action);
  if (state === null) throw new AppError('STATE_BLOCKED', blockedSentence(request.state));
  request.state = state;
}

/** The chosen quote; null where none is. */
export const chosenOf = ({ quotes, chosenId }: MockTransport): MockQuote | null =>
  quotes.find(({ quoteId }) => quoteId === chosenId) ?? null;

const today = (now: Date) => dateInZone(now, TRANSPORT_ZONE);
const isOpen = (now: Date) => (quote: MockQuote) => quote.expiresAt > now.toISOString();

/** A request as lists show it. */
export const mockView = (request: MockTransport, now: Date) => ({
  bookingId: request.bookingId,
  companyId: request.companyId,
  travelCategory: TRAVEL_CATEGORY_CODES[request.details.mode],
  state: request.state,
  hasQuote: request.chosenId !== null || request.quotes.some(isOpen(now)),
  status: STATUS_WORDS[request.state],
  title: requestTitle(request.details),
  when: whenText(request.details, today(now)),
  total: chosenOf(request)?.total ?? null,
  askedBy: request.askedBy,
  askedAt: request.askedAt,
  travellers: request.travellers,
});

export const listedForDesk = (request: MockTransport, now: Date): ListedDeskTransport => ({
  ...mockView(request, now),
  companyName: request.companyName,
  startsAt: new Date(`${request.details.date}T09:00:00+05:30`).toISOString(),
});

const quoteView = ({ freeUntil, charge, ...quote }: MockQuote, request: MockTransport, now: Date) => ({
  ...quote,
  cancellation: quoteTermsText({ freeUntil, charge, total: quote.total }, today(now)),
  expired: !isOpen(now)({ ...quote, freeUntil, charge }),
  chosen: quote.quoteId === request.chosenId,
});

const opennessOf = ({ state }: MockTransport, ...actions: TransportAction[]) => {
  const open = actions.some((action) => stateAfter(state, action) !== null);
  return { open, why: open ? null : blockedSentence(state) };
};

const ticketsOf = ({ ticketFiles }: MockTransport) => ticketFiles.map(({ file: _content, ...listed }) => listed);

const shared = (request: MockTransport, now: Date) => ({
  sentence: statusSentence(request.state, request.quotes.filter(isOpen(now)).length),
  ticketNumber: request.ticketNumber,
  confirmationNote: request.confirmationNote,
  trail: request.trail,
});

/** A request as its traveller sees it. */
export const requesterView = (request: MockTransport, now: Date): TransportView => ({
  ...mockView(request, now),
  ticketFiles: ticketsShown(request) ? ticketsOf(request) : [],
  ...shared(request, now),
  facts: [...requestFacts(request.details, today(now)), ...costFacts(request)],
  reason: request.reason,
  quotes: request.quotes.map((quote) => ({
    ...quoteView(quote, request, now),
    verdict: request.state === 'quoted' ? { inPolicy: true, tag: 'In policy', reasons: [] } : null,
    ask: request.state === 'quoted' ? 'nobody' : null,
    choosing: opennessOf(request, 'choose'),
    budgets: request.state === 'quoted' ? statusesOfQuote(request, quote.total).map(presentStatus) : [],
  })),
  documents: { invoice: request.ticketNumber && 'MOCK/1', creditNote: null },
  needsApproval: false,
  refund: request.refund,
  paying: opennessOf(request, 'pay'),
  cancelling: cancellingOf(request.state, chosenOf(request), now),
});

/** A request as staff see it. */
export const deskView = (request: MockTransport, now: Date): DeskTransport => ({
  ...listedForDesk(request, now),
  ...shared(request, now),
  facts: [...requestFacts(request.details, today(now)), { label: 'For', value: request.reason }],
  contact: { name: request.askedBy.name, workEmail: '' },
  quotes: request.quotes.map((quote) => quoteView(quote, request, now)),
  ticketFiles: ticketsOf(request),
  addingTickets: addingTickets(request.state, request.ticketFiles.length),
  quoting: opennessOf(request, 'quote'),
  confirming: opennessOf(request, 'confirm'),
  refusing: opennessOf(request, 'refuse', 'fail'),
});
