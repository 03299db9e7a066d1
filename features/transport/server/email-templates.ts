import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import { renderEmail } from '#lib/server/mail/render-email.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import type { EmailParts } from '#lib/shared/email-parts.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { TRANSPORT_ZONE } from '../rules/request-text.ts';
import {
  confirmedEmail,
  endedEmail,
  quoteEmail,
  ticketEmail,
  type TransportEmailFacts,
} from '../rules/transport-emails.ts';
import type { TransportEmail } from './announce-transport.ts';
import { attachmentsOf, ordersFor, ticketsFor, type Carried } from './email-attachments.ts';
import { eventsOf, quotesOf, requestOf, type RequestRow } from './requests.repo.ts';
import { ticketFilesOf } from './tickets.repo.ts';

type Written = Partial<Carried> & { email: EmailParts };
type Write = (
  tx: Db,
  row: RequestRow,
  facts: TransportEmailFacts,
  fileId: string,
) => Promise<Written | null> | Written | null;

/** Writes an email about a request as it stands when it is sent; none where it has nothing more to say. */
const about =
  (email: TransportEmail, write: Write): MailTemplate =>
  async (db, { facts: { companyId = '', requestId = '', firstName = '', fileId = '' } }) => {
    const written = await inCompany(db, companyId, async (tx) => {
      const row = await requestOf(tx, { companyId, bookingId: requestId });
      const quotes = await quotesOf(tx, [row.id]);
      const facts: TransportEmailFacts = {
        name: firstName,
        details: row.details,
        fields: row,
        quotes: quotes.filter(({ expiresAt }) => expiresAt > clock.now()),
        chosen: quotes.find(({ id }) => id === row.quoteId) ?? null,
        link: linkTo(workRoutes.transportRequest(row.id)),
        today: clock.today(TRANSPORT_ZONE),
      };
      return write(tx, row, facts, fileId);
    });
    if (!written) return null;
    const { tickets = [], orders = [] } = written;
    const attachments = await attachmentsOf({ tickets, orders }, { bookingId: requestId, email });
    return { ...renderEmail(written.email), ...(attachments.length ? { attachments } : {}) };
  };

const TEMPLATES: Record<TransportEmail, Write> = {
  'transport-quote': (_, row, facts) =>
    row.state === 'quoted' && facts.quotes.length ? { email: quoteEmail(facts) } : null,
  'transport-confirmed': async (tx, row, facts) => {
    const { state, ticketNumber, confirmationNote: note } = row;
    if (state !== 'confirmed' || !ticketNumber) return null;
    const { tickets, ...names } = await ticketsFor(tx, row);
    return {
      email: confirmedEmail(facts, { ticketNumber, note, tickets: names }),
      tickets,
      orders: await ordersFor(tx, row),
    };
  },
  // of several files added one after the other, the email about the newest tells of all
  'transport-ticket': async (tx, row, facts, fileId) => {
    const files = await ticketFilesOf(tx, row.id);
    if (row.state !== 'confirmed' || !row.ticketNumber || files.at(-1)?.fileId !== fileId) return null;
    const { tickets, ...names } = await ticketsFor(tx, row);
    return {
      email: ticketEmail(facts, {
        ticketNumber: row.ticketNumber,
        files: files.map(({ fileName }) => fileName),
        tickets: names,
      }),
      tickets,
    };
  },
  'transport-ended': async (tx, row, facts) => ({
    email: endedEmail(facts, {
      state: row.state,
      note: (await eventsOf(tx, row.id)).findLast(({ action }) => ENDINGS.has(action))?.note ?? '',
      refund: row.refund,
    }),
    orders: await ordersFor(tx, row),
  }),
};

/** The email templates of this feature, by the name that `enqueueTransportEmail` uses. */
export const transportEmails: Record<string, MailTemplate> = Object.fromEntries(
  (Object.keys(TEMPLATES) as TransportEmail[]).map((email) => [email, about(email, TEMPLATES[email])]),
);

const ENDINGS: ReadonlySet<string> = new Set(['cancel', 'refuse', 'fail']);
