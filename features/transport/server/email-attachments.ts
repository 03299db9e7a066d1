import 'server-only';
import {
  documentsForEmail,
  findCreditNote,
  findInvoice,
  type DocumentOrder,
} from '#features/documents/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { env } from '#lib/server/env.ts';
import { senderOf } from '#lib/server/mail/sender.ts';
import { kindOf } from '#lib/server/photographs/picture-file.ts';
import type { Attachment } from '#lib/server/ports/mail.ts';
import { ticketsToAttach } from '../rules/ticket-files.ts';
import { bookedTransport } from './booked-transport.ts';
import { quoteOf, type RequestRow } from './requests.repo.ts';
import { ticketContent, ticketFilesOf } from './tickets.repo.ts';

/** What an email carries: ticket files as staff added them, and documents to be rendered. */
export type Carried = { tickets: readonly Attachment[]; orders: readonly DocumentOrder[] };

/** The ticket files that fit into an email, with their content, and the names of all that it is about. */
export async function ticketsFor(
  db: Db,
  { id: bookingId, companyId }: RequestRow,
): Promise<{ tickets: Attachment[]; attached: string[]; left: string[] }> {
  const { attached, left } = ticketsToAttach(await ticketFilesOf(db, bookingId));
  const tickets: Attachment[] = [];
  for (const { fileId, fileName } of attached) {
    const bytes = await ticketContent(db, { companyId, bookingId, fileId });
    tickets.push({ name: fileName, type: typeOf(bytes), bytes });
  }
  const names = (files: readonly { fileName: string }[]) => files.map(({ fileName }) => fileName);
  return { tickets, attached: names(attached), left: names(left) };
}

/** A ticket file is a PDF or a picture by its content (`desk/ticket-files.ts`). */
const typeOf = (bytes: Uint8Array): string => {
  const picture = kindOf(bytes);
  return picture ? `image/${picture}` : 'application/pdf';
};

/** Calendar file and invoice of a confirmed request; of a cancelled one the cancellation, and the credit note if there is one. */
export async function ordersFor(db: Db, row: RequestRow): Promise<DocumentOrder[]> {
  if (row.ticketNumber === null) return []; // never confirmed, so no calendar has it
  const cancelled = row.state === 'cancelled';
  const trip = bookedTransport(row, await quoteOf(db, row.id, row.quoteId));
  const calendar: DocumentOrder = { kind: 'calendar', trip, cancelled, organizer: senderOf(env().MAIL_FROM) };
  if (cancelled) {
    const note = await findCreditNote({ db, bookingId: row.id, reference: '' });
    return [...(note ? [{ kind: 'credit-note' as const, note }] : []), calendar];
  }
  const invoice = await findInvoice({ db, bookingId: row.id });
  return [calendar, ...(invoice ? [{ kind: 'invoice' as const, invoice }] : [])];
}

/** All attachments of an email, the tickets first. Outside a transaction: documents may take seconds. */
export async function attachmentsOf(
  { tickets, orders }: Carried,
  about: { bookingId: string; email: string },
): Promise<Attachment[]> {
  const taken = tickets.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return [...tickets, ...(await documentsForEmail(orders, about, taken))];
}
