import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { namedField } from '#lib/shared/name-fields.ts';
import { oneLine, paragraphs } from '#lib/shared/text-fields.ts';
import { DESK_PAGE, MOST_QUOTES } from './rules/limits.ts';
import { MOST_FARE, MOST_FEE } from './rules/quote-price.ts';
import { MOST_TICKET_FILES } from './rules/ticket-files.ts';
import { listedTransport, transportQuote, transportTicket } from './requests.contract.ts';

const id = z.string().min(1).max(60);
const openness = z.object({ open: z.boolean(), why: z.string().nullable() });

const listed = listedTransport.extend({ companyName: z.string(), startsAt: z.iso.datetime() });
export type ListedDeskTransport = z.infer<typeof listed>;

/** A request as staff see it. */
export const deskTransport = listed.extend({
  sentence: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })).max(20),
  contact: z.object({ name: z.string(), workEmail: z.string() }),
  quotes: z.array(transportQuote).max(MOST_QUOTES),
  ticketNumber: z.string().nullable(),
  confirmationNote: z.string(),
  ticketFiles: z.array(transportTicket).max(MOST_TICKET_FILES),
  addingTickets: openness,
  quoting: openness,
  confirming: openness,
  refusing: openness,
  trail: z.array(z.object({ at: z.iso.datetime(), text: z.string() })).max(60),
});
export type DeskTransport = z.infer<typeof deskTransport>;

const wallTime = (missing: string) =>
  z
    .string(missing)
    .regex(/^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/, missing);

/** Forms (5.12). Times are wall times in India, as typed: 2026-12-04T09:30. */
export const quoteForm = z.object({
  name: namedField('Say what is offered: operator, vehicle or train.', 120),
  note: paragraphs().max(600, 'Use at most 600 characters.').default(''),
  departsAt: wallTime('Enter when it departs.'),
  fare: z
    .int('Enter the fare in rupees.')
    .min(100, 'A fare is ₹1 or more.')
    .max(MOST_FARE, 'A fare is at most ₹10,00,000.'),
  fee: z.int('Enter the service fee in rupees.').min(0).max(MOST_FEE, 'A service fee is at most ₹1,00,000.'),
  expiresAt: wallTime('Enter until when the price is valid.'),
  freeUntil: wallTime('Enter until when cancelling is free.').nullable(),
  charge: z
    .int('Enter the cancellation charge in rupees.')
    .min(0)
    .max(MOST_FARE + MOST_FEE)
    .nullable()
    .describe('paise kept after that; null: the whole price'),
});

const PATH = '/api/desk/transport';
const one = { companyId: id, bookingId: id };

export const deskTransportRequests = defineOperation({
  name: 'transport.deskRequests',
  method: 'GET',
  path: PATH,
  caller: 'staff',
  requirements: ['7.20'],
  summary: 'Transport requests of every company: those to act on first, by the day of travel',
  query: z.object({
    show: z.enum(['waiting', 'open', 'ended']).default('waiting').describe('waiting: for staff'),
    pageNo: z.coerce.number<string>().int().min(1).max(1000).default(1),
  }),
  response: z.object({ requests: z.array(listed).max(DESK_PAGE), count: z.int() }),
});

export const deskTransportRequest = defineOperation({
  name: 'transport.deskDetails',
  method: 'GET',
  path: `${PATH}/details`,
  caller: 'staff',
  requirements: ['7.20'],
  summary: 'One request with its quotes and what happened to it',
  query: z.object(one),
  response: deskTransport,
});

/** Refusals: INVALID_INPUT beside times out of order; STATE_BLOCKED once a quote was chosen, or with too many quotes. */
export const sendQuote = defineOperation({
  name: 'transport.sendQuote',
  method: 'POST',
  path: `${PATH}/quote`,
  caller: 'staff',
  requirements: ['4.9', '7.20'],
  summary: 'Sends a quote for a request',
  body: quoteForm.extend(one),
  response: deskTransport,
});

export const confirmTransport = defineOperation({
  name: 'transport.confirm',
  method: 'POST',
  path: `${PATH}/confirm`,
  caller: 'staff',
  requirements: ['3.15', '7.20', '8.8'],
  summary: 'Confirms a paid request with its ticket number',
  body: z.object({
    ...one,
    ticketNumber: oneLine().min(2, 'Enter the ticket or booking number.').max(60, 'Use at most 60 characters.'),
    note: paragraphs().max(600, 'Use at most 600 characters.').default(''),
  }),
  response: deskTransport,
});

export const refuseTransport = defineOperation({
  name: 'transport.refuse',
  method: 'POST',
  path: `${PATH}/refuse`,
  caller: 'staff',
  requirements: ['7.20'],
  summary: 'Says that nothing is available, or that a paid quote cannot be booked; then everything goes back',
  body: z.object({
    ...one,
    note: paragraphs().min(1, 'Say why, for who asked.').max(600, 'Use at most 600 characters.'),
  }),
  response: deskTransport,
});
