import 'server-only';
import { and, eq } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { forCompany } from '#lib/server/db/across-companies.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type {
  addTicketFile as addOperation,
  deskTicketFile as readOperation,
  removeTicketFile as removeOperation,
} from '../../contract.ts';
import { requestTitle, ticketAddedText } from '../../rules/request-text.ts';
import { addingTickets, TICKET_EMAIL_WAITS_MS, ticketsShown } from '../../rules/ticket-files.ts';
import { announceTransportConfirmed, enqueueTransportEmail } from '../announce-transport.ts';
import { quoteOf, requestOf, type RequestRow } from '../requests.repo.ts';
import { transportTicketFiles } from '../tables.ts';
import { ticketContent, ticketFilesOf } from '../tickets.repo.ts';
import { presentForDesk } from './present-for-desk.ts';
import { kindOf, pictureProblem } from '#lib/server/photographs/picture-file.ts';

/** Where a PDF ends: within its last KB (ISO 32000-1, Annex H, note 18). */
const END_WITHIN = 1024;

/**
 * Why a file is no ticket, as a sentence; null when it is. By its content, not by what it says it is: a PDF, JPEG, PNG or
 * WebP, whole, with nothing behind a picture, and with the ending of what it is.
 */
export function ticketFileProblem(bytes: Buffer, name: string): string | null {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    if (!/\.pdf$/i.test(name)) return 'The file is a PDF by its content, but not by its name.';
    return bytes.subarray(-END_WITHIN).includes('%%EOF') ? null : 'The PDF is cut off: its end is missing.';
  }
  if (!kindOf(bytes)) return 'Choose a PDF, JPEG, PNG or WebP file.';
  const problem = pictureProblem(bytes, name);
  return problem && `The file ${problem}.`;
}

/** Adds a ticket file, unchanged, to a request that is being booked or is confirmed; once it is confirmed, people are told. */
export const addTicketFile: UseCase<typeof addOperation> = async ({ db, body, caller, request }) => {
  const content = Buffer.from(body.file, 'base64');
  const problem = ticketFileProblem(content, body.fileName);
  if (problem) throw new AppError('INVALID_INPUT', problem, { fields: { file: problem } });
  return forCompany(db, body.companyId, async (tx) => {
    const row = await requestOf(tx, body, { locked: true });
    const { why } = addingTickets(row.state, (await ticketFilesOf(tx, row.id)).length);
    if (why) throw new AppError('STATE_BLOCKED', why);
    const now = clock.now();
    const fileId = newId('tkf', now.getTime());
    await tx.insert(transportTicketFiles).values({
      id: fileId,
      companyId: row.companyId,
      requestId: row.id,
      name: body.fileName,
      size: content.length,
      content,
      addedBy: caller.userId,
      addedAt: now,
    });
    await audit(tx, row, { userId: caller.userId, request, verb: 'ticket added', name: body.fileName });
    if (ticketsShown(row)) await announceTicket(tx, row, fileId, now);
    return presentForDesk(tx, row);
  });
};

/**
 * Tells who asked and who travels of a ticket that is added after the confirmation. The email waits, so that several files
 * added one after the other are told in one.
 */
async function announceTicket(db: Db, row: RequestRow, fileId: string, now: Date): Promise<void> {
  await announceTransportConfirmed(db, row, await quoteOf(db, row.id, row.quoteId), ticketAddedText(row.mode));
  await enqueueTransportEmail(db, row, 'transport-ticket', {
    sendAt: new Date(now.getTime() + TICKET_EMAIL_WAITS_MS),
    fileId,
  });
}

/** Removes a ticket file: whoever downloaded it keeps their copy. */
export const removeTicketFile: UseCase<typeof removeOperation> = ({ db, body, caller, request }) =>
  forCompany(db, body.companyId, async (tx) => {
    const row = await requestOf(tx, body, { locked: true });
    const { why } = addingTickets(row.state, 0);
    if (why) throw new AppError('STATE_BLOCKED', why);
    const [removed] = await tx
      .delete(transportTicketFiles)
      .where(and(eq(transportTicketFiles.requestId, row.id), eq(transportTicketFiles.id, body.fileId)))
      .returning({ name: transportTicketFiles.name });
    if (!removed) throw notFound('This file');
    await audit(tx, row, { userId: caller.userId, request, verb: 'ticket removed', name: removed.name });
    return presentForDesk(tx, row);
  });

/** A ticket file for staff, in any state. */
export const readTicketAtDesk: UseCase<typeof readOperation> = ({ db, query }) =>
  forCompany(db, query.companyId, async (tx) => {
    await requestOf(tx, query);
    return ticketContent(tx, query);
  });

const audit = (
  db: Db,
  row: RequestRow,
  { userId, request, verb, name }: { userId: string; request: RequestFacts; verb: string; name: string },
): Promise<void> =>
  recordEvent(db, request, {
    action: `transport-request.${verb}`,
    actor: { userId, userType: 'staff' },
    companyId: row.companyId,
    subjectId: row.id,
    details: {
      kind: 'transport-request',
      subject: requestTitle(row.details),
      changes: [{ field: 'file', after: name }],
    },
  });
