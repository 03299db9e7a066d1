import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { oneLine } from '#lib/shared/text-fields.ts';
import { deskTransport } from './desk.contract.ts';
import { MOST_TICKET_BYTES } from './rules/ticket-files.ts';

const id = z.string().min(1).max(60);
const one = { companyId: id, bookingId: id };
/** In base64, four characters for three bytes. */
const MOST_CHARACTERS = Math.ceil(MOST_TICKET_BYTES / 3) * 4;
const PATH = '/api/desk/transport/ticket-files';

/**
 * A PDF, JPEG, PNG or WebP in base64. Refusals: INVALID_INPUT beside `file` for what is none by its content, or has another
 * ending; STATE_BLOCKED before the request is paid, after it ended, and with too many files.
 */
export const addTicketFile = defineOperation({
  name: 'transport.addTicketFile',
  method: 'POST',
  path: PATH,
  caller: 'staff',
  requirements: ['3.15', '7.20'],
  summary: 'Adds a ticket to a request that is being booked or is confirmed',
  maxBytes: MOST_CHARACTERS + 8192,
  body: z.object({
    ...one,
    fileName: oneLine()
      .min(1, 'Choose a file.')
      .max(120, 'Use a file name of at most 120 characters.')
      .regex(/^[^\\/]+$/, 'Choose a file, not a folder.'),
    file: z
      .string()
      .min(1, 'Choose a file.')
      .max(MOST_CHARACTERS, `The file is larger than ${MOST_TICKET_BYTES / 1e6} MB.`)
      .pipe(z.base64('Choose a file.')),
  }),
  response: deskTransport,
  rateLimit: { points: 120, seconds: 600 },
});

/** Refusals: NOT_FOUND; STATE_BLOCKED as for adding. */
export const removeTicketFile = defineOperation({
  name: 'transport.removeTicketFile',
  method: 'POST',
  path: `${PATH}/remove`,
  caller: 'staff',
  requirements: ['3.15', '7.20'],
  summary: 'Removes a ticket file, such as one of another traveller',
  body: z.object({ ...one, fileId: id }),
  response: deskTransport,
});

export const deskTicketFile = defineOperation({
  name: 'transport.deskTicketFile',
  method: 'GET',
  path: PATH,
  caller: 'staff',
  requirements: ['3.15', '7.20'],
  summary: 'A ticket file as staff added it',
  query: z.object({ ...one, fileId: id }),
  response: z.instanceof(Uint8Array<ArrayBufferLike>),
  file: 'application/octet-stream',
});

/** Refusals: NOT_FOUND, also for requests of others; STATE_BLOCKED before the confirmation. */
export const ticketFile = defineOperation({
  name: 'transport.ticketFile',
  method: 'GET',
  path: '/api/corporate/transport/ticket-files',
  caller: 'corporate',
  permission: 'booking.view',
  requirements: ['3.15', '7.20'],
  summary: 'A ticket file of a confirmed request, for who asked for it and who travels',
  query: z.object({ bookingId: id, fileId: id }),
  response: z.instanceof(Uint8Array<ArrayBufferLike>),
  file: 'application/octet-stream',
  rateLimit: { points: 120, seconds: 600 },
});
