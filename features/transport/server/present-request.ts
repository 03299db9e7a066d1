import 'server-only';
import { namesOfPeople } from '#features/companies/server/index.ts';
import { documentNumbers } from '#features/documents/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { categoryOf } from '#lib/shared/travel-modes.ts';
import type { TransportQuote, TransportView } from '../contract.ts';
import { cancellingOf, quoteTermsText } from '../rules/cancelling.ts';
import { costFacts } from '../rules/cost-fields.ts';
import {
  eventText,
  requestFacts,
  requestTitle,
  statusSentence,
  STATUS_WORDS,
  TRANSPORT_ZONE,
  whenText,
} from '../rules/request-text.ts';
import { blockedSentence, stateAfter } from '../rules/states.ts';
import { ticketsShown } from '../rules/ticket-files.ts';
import { askOf, evaluatePrices, type EvaluatedPrice, isGranted } from './evaluate-quote.ts';
import { budgetsOfQuotes } from './quote-budgets.ts';
import { ticketFilesOf } from './tickets.repo.ts';
import { eventsOf, quotesOf, type EventRow, type QuoteRow, type RequestRow } from './requests.repo.ts';

const today = () => clock.today(TRANSPORT_ZONE);
const isOpen = ({ expiresAt }: QuoteRow): boolean => expiresAt > clock.now();

/** The facts of a request that every list shows. */
export function presentSummary(row: RequestRow, quotes: readonly QuoteRow[], nameOf: (id: string) => string) {
  const person = (id: string) => ({ _id: id, name: nameOf(id) });
  return {
    bookingId: row.id,
    companyId: row.companyId,
    travelCategory: categoryOf(row.mode) as 3 | 4 | 5,
    state: row.state,
    hasQuote: row.quoteId !== null || quotes.some(isOpen),
    status: row.state === 'quoted' && !quotes.some(isOpen) ? 'Quotes expired' : STATUS_WORDS[row.state],
    title: requestTitle(row.details),
    when: whenText(row.details, today()),
    total: quotes.find(({ id }) => id === row.quoteId)?.total ?? null,
    askedBy: person(row.requesterId),
    askedAt: row.createdAt.toISOString(),
    travellers: row.travellerIds.map(person),
  };
}

/** A quote as stored, for the wire. */
export const presentQuote = (row: RequestRow, quote: QuoteRow) => ({
  quoteId: quote.id,
  name: quote.name,
  note: quote.note,
  departsAt: quote.departsAt.toISOString(),
  fare: quote.fare,
  fee: quote.fee,
  tax: quote.tax,
  total: quote.total,
  cancellation: quoteTermsText(termsOf(quote), today()),
  sentAt: quote.sentAt.toISOString(),
  expiresAt: quote.expiresAt.toISOString(),
  expired: !isOpen(quote),
  chosen: quote.id === row.quoteId,
});

/** A quote's terms as the rules take them. */
export const termsOf = ({ freeUntil, charge, total, sentAt, departsAt }: QuoteRow) => ({
  freeUntil: freeUntil?.toISOString() ?? null,
  charge,
  total,
  sentAt: sentAt.toISOString(),
  departsAt: departsAt.toISOString(),
});

/** The history of a request, for the wire. Staff have no name here. */
export const presentTrail = (events: readonly EventRow[], names: ReadonlyMap<string, string>) =>
  events.map(({ at, action, by, note, amount }) => ({
    at: at.toISOString(),
    text: eventText(action as Parameters<typeof eventText>[0], {
      by: by === null || by.startsWith('stf_') ? null : (names.get(by) ?? 'Someone who left'),
      note,
      amount,
    }),
  }));

/** Names of everybody in these requests and their events. */
export const namesIn = (db: Db, companyId: string, rows: readonly RequestRow[], events: readonly EventRow[] = []) =>
  namesOfPeople(db, companyId, [
    ...new Set([
      ...rows.flatMap(({ requesterId, travellerIds }) => [requesterId, ...travellerIds]),
      ...events.flatMap(({ by }) => (by?.startsWith('usr_') ? [by] : [])),
    ]),
  ]);

export const named = (names: ReadonlyMap<string, string>) => (id: string) => names.get(id) ?? 'Someone who left';

/** A request as someone of its company sees it; only who asked for it may act (`viewerId`). */
export async function presentRequest(db: Db, row: RequestRow, viewerId: string): Promise<TransportView> {
  const [quotes, events] = [await quotesOf(db, [row.id]), await eventsOf(db, row.id)];
  const names = await namesIn(db, row.companyId, [row], events);
  const evaluated =
    row.state === 'quoted'
      ? await evaluatePrices(
          db,
          row,
          quotes.map(({ total }) => total),
        )
      : [];
  const granted = new Set<string>();
  for (const [at, quote] of quotes.entries())
    if (isOpen(quote) && evaluated[at] && (await isGranted(db, row, evaluated[at], quote.expiresAt)))
      granted.add(quote.id);
  const chosen = quotes.find(({ id }) => id === row.quoteId) ?? null;
  const isOwn = row.requesterId === viewerId;
  const closed = isOwn ? null : 'Only the person who asked for it can do this.';
  const cancelling = cancellingOf(row.state, chosen && termsOf(chosen), clock.now());
  const budgets = await budgetsOfQuotes(db, row, isOwn ? quotes.filter((quote) => isPayable(row, quote)) : []);
  return {
    ...presentSummary(row, quotes, named(names)),
    sentence: statusSentence(row.state, quotes.filter(isOpen).length),
    facts: [...requestFacts(row.details, today()), ...costFacts(row)],
    reason: row.reason,
    quotes: quotes.map((quote, at) => ({
      ...presentQuote(row, quote),
      ...offered(row, quote, evaluated[at], { closed, isGranted: granted.has(quote.id) }),
      budgets: budgets.get(quote.id) ?? [],
    })),
    documents: await documentNumbers({ db, bookingId: row.id }),
    needsApproval: events.some(({ action }) => action === 'ask'),
    ticketNumber: row.ticketNumber,
    confirmationNote: row.confirmationNote,
    ticketFiles: ticketsShown(row) ? await ticketFilesOf(db, row.id) : [],
    refund: row.refund,
    paying: opennessOf(row, 'pay', closed),
    cancelling: closed ? { ...cancelling, open: false, why: closed } : cancelling,
    trail: presentTrail(events, names),
  };
}

/** A quote that can be chosen, or the approved one that is not paid yet. */
const isPayable = (row: RequestRow, quote: QuoteRow): boolean =>
  isOpen(quote) && (row.state === 'quoted' || (row.state === 'approved' && quote.id === row.quoteId));

function opennessOf(row: RequestRow, action: Parameters<typeof stateAfter>[1], closed: string | null) {
  const why = closed ?? (stateAfter(row.state, action) === null ? blockedSentence(row.state) : null);
  return { open: why === null, why };
}

function offered(
  row: RequestRow,
  quote: QuoteRow,
  evaluated: EvaluatedPrice | undefined,
  { closed, isGranted: covered }: { closed: string | null; isGranted: boolean },
): Pick<TransportQuote, 'verdict' | 'ask' | 'choosing'> {
  const { open, why } = opennessOf(row, 'choose', closed);
  const reason = why ?? (isOpen(quote) ? null : 'This quote has expired.');
  const ask = !evaluated ? null : covered ? 'granted' : askOf(evaluated.need);
  const refused = ask === 'never' ? 'Your travel policy does not allow this quote, and nobody may approve it.' : null;
  return {
    verdict: evaluated
      ? {
          inPolicy: evaluated.inPolicy,
          tag: covered ? 'Approved in advance' : evaluated.verdict.tag,
          reasons: evaluated.verdict.reasons.map(({ text }) => ({ text })),
        }
      : null,
    ask,
    choosing: { open: open && reason === null && refused === null, why: reason ?? refused },
  };
}
