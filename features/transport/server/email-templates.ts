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
import { eventsOf, quotesOf, requestOf, type RequestRow } from './requests.repo.ts';
import { ticketFilesOf } from './tickets.repo.ts';

type Write = (
  tx: Db,
  row: RequestRow,
  facts: TransportEmailFacts,
  fileId: string,
) => Promise<EmailParts | null> | EmailParts | null;

/** Writes an email about a request as it stands when it is sent; none where it has nothing more to say. */
const about =
  (write: Write): MailTemplate =>
  (db, { facts: { companyId = '', requestId = '', firstName = '', fileId = '' } }) =>
    inCompany(db, companyId, async (tx) => {
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
      const email = await write(tx, row, facts, fileId);
      return email && renderEmail(email);
    });

/** The email templates of this feature, by the name that `enqueueTransportEmail` uses. */
export const transportEmails: Record<string, MailTemplate> = {
  'transport-quote': about((_, row, facts) =>
    row.state === 'quoted' && facts.quotes.length ? quoteEmail(facts) : null,
  ),
  'transport-confirmed': about((_, row, facts) =>
    row.state === 'confirmed' && row.ticketNumber
      ? confirmedEmail(facts, { ticketNumber: row.ticketNumber, note: row.confirmationNote })
      : null,
  ),
  // of several files added one after the other, the email about the newest tells of all
  'transport-ticket': about(async (tx, row, facts, fileId) => {
    const files = await ticketFilesOf(tx, row.id);
    return row.state === 'confirmed' && row.ticketNumber && files.at(-1)?.fileId === fileId
      ? ticketEmail(facts, { ticketNumber: row.ticketNumber, files: files.map(({ fileName }) => fileName) })
      : null;
  }),
  'transport-ended': about(async (tx, row, facts) =>
    endedEmail(facts, {
      state: row.state,
      note: (await eventsOf(tx, row.id)).findLast(({ action }) => ENDINGS.has(action))?.note ?? '',
      refund: row.refund,
    }),
  ),
};

const ENDINGS: ReadonlySet<string> = new Set(['cancel', 'refuse', 'fail']);
