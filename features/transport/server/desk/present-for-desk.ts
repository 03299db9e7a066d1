import 'server-only';
import { addressesOfPeople, invoiceDetailsOf } from '#features/companies/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { DeskTransport } from '../../contract.ts';
import { MOST_QUOTES } from '../../rules/limits.ts';
import { requestFacts, statusSentence, TRANSPORT_ZONE } from '../../rules/request-text.ts';
import { blockedSentence, stateAfter, type TransportAction } from '../../rules/states.ts';
import { addingTickets } from '../../rules/ticket-files.ts';
import { named, namesIn, presentQuote, presentSummary, presentTrail } from '../present-request.ts';
import { ticketFilesOf } from '../tickets.repo.ts';
import { eventsOf, quotesOf, type QuoteRow, type RequestRow } from '../requests.repo.ts';

/** A row of the desk's list. */
export const presentListed = (
  row: RequestRow,
  quotes: readonly QuoteRow[],
  { nameOf, companyName }: { nameOf: (id: string) => string; companyName: string },
) => ({ ...presentSummary(row, quotes, nameOf), companyName, startsAt: row.startsAt.toISOString() });

/** A request as staff see it, in a transaction that sees its company. */
export async function presentForDesk(db: Db, row: RequestRow): Promise<DeskTransport> {
  const { companyId } = row;
  const [quotes, events] = [await quotesOf(db, [row.id]), await eventsOf(db, row.id)];
  const ticketFiles = await ticketFilesOf(db, row.id);
  const names = await namesIn(db, companyId, [row], events);
  const { companyName } = await invoiceDetailsOf(db, companyId, null);
  const [contact] = await addressesOfPeople(db, companyId, [row.requesterId]);
  const open = quotes.filter(({ expiresAt }) => expiresAt > clock.now()).length;
  const opennessOf = (...actions: TransportAction[]) => {
    const may = actions.some((action) => stateAfter(row.state, action) !== null);
    return { open: may, why: may ? null : blockedSentence(row.state) };
  };
  const full = quotes.length >= MOST_QUOTES ? `A request has at most ${MOST_QUOTES} quotes.` : null;
  return {
    ...presentListed(row, quotes, { nameOf: named(names), companyName }),
    sentence: statusSentence(row.state, open),
    facts: [...requestFacts(row.details, clock.today(TRANSPORT_ZONE)), { label: 'Reason', value: row.reason }],
    contact: { name: named(names)(row.requesterId), workEmail: contact?.workEmail ?? '' },
    quotes: quotes.map((quote) => presentQuote(row, quote)),
    ticketNumber: row.ticketNumber,
    confirmationNote: row.confirmationNote,
    ticketFiles,
    addingTickets: addingTickets(row.state, ticketFiles.length),
    quoting: full ? { open: false, why: full } : opennessOf('quote'),
    confirming: opennessOf('confirm'),
    refusing: opennessOf('refuse', 'fail'),
    trail: presentTrail(events, names),
  };
}
