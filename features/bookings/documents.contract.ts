import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';

const bookingId = z.object({ bookingId: z.string().max(60) });
const ofAmendment = bookingId.extend({
  amendment: z
    .string()
    .max(60)
    .regex(/^\w*$/, 'This names no part of a booking.')
    .optional()
    .describe(
      'what was done to a flight: the `_id` of one of its amendments; of an invoice also: the number of a payment of a package that is paid in parts',
    ),
});
const file = z.instanceof(Uint8Array<ArrayBufferLike>);
/** Rendering a PDF takes a tenth of a second of processor time. */
const DRAWN = { points: 120, seconds: 600 };

export const voucher = defineOperation({
  name: 'bookings.voucher',
  method: 'GET',
  path: '/api/documents/voucher',
  caller: 'signed-in',
  permission: 'booking.view',
  requirements: ['7.20'],
  summary: 'Voucher of a stay, or voucher and itinerary of a package, PDF',
  query: bookingId,
  response: file,
  file: 'application/pdf',
  rateLimit: DRAWN,
});
export const ticket = defineOperation({
  name: 'bookings.ticket',
  method: 'GET',
  path: '/api/documents/ticket',
  caller: 'signed-in',
  permission: 'booking.view',
  requirements: ['7.20'],
  summary: 'E-ticket of a flight, PDF: PNRs, tickets, and a bar code (IATA BCBP) for each passenger and direction',
  query: bookingId,
  response: file,
  file: 'application/pdf',
  rateLimit: DRAWN,
});
const ticketCodes = z.object({
  note: z.string().describe('that it is no boarding pass, and who gives one'),
  codes: z
    .array(
      z.object({
        passenger: z.string(),
        /** "ZZ 9011, Bengaluru to Delhi, Sun 20 Dec 2026". */
        flights: z.string(),
        ticket: z.string().describe('13 digits'),
        width: z.int().describe('modules of a side of the square'),
        dark: z.base64().describe('a bit for each module, row by row, the first in the highest bit: 1 is dark'),
      }),
    )
    .max(120),
});
export type TicketCodes = z.infer<typeof ticketCodes>;

/** Refusals: STATE_BLOCKED where there is no e-ticket, as of `ticket`. */
export const boardingCodes = defineOperation({
  name: 'bookings.boardingCodes',
  method: 'GET',
  path: '/api/bookings/boarding-codes',
  caller: 'signed-in',
  permission: 'booking.view',
  requirements: ['7.20'],
  summary: 'The bar codes of an e-ticket (IATA BCBP, Aztec) as modules, of the flights still to come; no boarding pass',
  query: bookingId,
  response: ticketCodes,
  transaction: 'none',
  rateLimit: DRAWN,
});
export const invoice = defineOperation({
  name: 'bookings.invoice',
  method: 'GET',
  path: '/api/documents/invoice',
  caller: 'signed-in',
  permission: 'booking.view',
  requirements: ['7.20'],
  summary:
    'GST invoice (Rule 46), PDF: of the booking, or the supplementary one of a change that cost more; or the receipt voucher (Rule 50) of a payment in advance',
  query: ofAmendment,
  response: file,
  file: 'application/pdf',
  rateLimit: DRAWN,
});
export const creditNote = defineOperation({
  name: 'bookings.creditNote',
  method: 'GET',
  path: '/api/documents/credit-note',
  caller: 'signed-in',
  permission: 'booking.view',
  requirements: ['7.20'],
  summary:
    'Credit note of a cancellation, PDF: of the whole booking, or of a part of a flight that was cancelled or became cheaper',
  query: ofAmendment,
  response: file,
  file: 'application/pdf',
  rateLimit: DRAWN,
});
export const calendar = defineOperation({
  name: 'bookings.calendar',
  method: 'GET',
  path: '/api/documents/calendar',
  caller: 'signed-in',
  permission: 'booking.view',
  summary: 'The stay or the flights as a calendar file',
  query: bookingId,
  response: file,
  file: 'text/calendar',
});

/** `passId`: one of `walletPasses`; without it the first. */
const ofPass = bookingId.extend({
  passId: z
    .string()
    .max(20)
    .regex(/^[\w-]*$/, 'This names no pass of a booking.')
    .optional()
    .describe('`_id` of one of the booking’s wallet passes; without it the first'),
});
export const walletPasses = defineOperation({
  name: 'bookings.walletPasses',
  method: 'GET',
  path: '/api/bookings/wallet-passes',
  caller: 'signed-in',
  permission: 'booking.view',
  summary: 'Passes of a booking for a phone’s wallet, and which wallets this installation makes them for',
  query: bookingId,
  response: z.object({
    apple: z.boolean(),
    google: z.boolean(),
    passes: z.array(z.object({ _id: z.string(), label: z.string() })),
  }),
  transaction: 'none',
});
export const appleWalletPass = defineOperation({
  name: 'bookings.appleWalletPass',
  method: 'GET',
  path: '/api/documents/apple-wallet-pass',
  caller: 'signed-in',
  permission: 'booking.view',
  summary: 'A stay, or one passenger’s flight, as a signed pass for Apple Wallet; no boarding pass',
  query: ofPass,
  response: file,
  file: 'application/vnd.apple.pkpass',
  transaction: 'none',
  rateLimit: DRAWN,
});
export const googleWalletLink = defineOperation({
  name: 'bookings.googleWalletLink',
  method: 'GET',
  path: '/api/documents/google-wallet-link',
  caller: 'signed-in',
  permission: 'booking.view',
  summary: 'A link of Google’s that adds a stay, or one passenger’s flight, to Google Wallet; no boarding pass',
  query: ofPass,
  response: z.object({ url: z.url() }),
  transaction: 'none',
  rateLimit: DRAWN,
});
