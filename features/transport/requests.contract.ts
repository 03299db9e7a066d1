import * as z from 'zod';
import { budgetStatus } from '#features/budgets/contract.ts';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { oneLine, paragraphs } from '#lib/shared/text-fields.ts';
import { transportDetails } from './details.ts';
import { MOST_QUOTES } from './rules/limits.ts';
import { TRANSPORT_STATES } from './rules/states.ts';
import { MOST_TICKET_FILES } from './rules/ticket-files.ts';

const id = z.string().min(1).max(60);
/** 3.17: 3 car rental, 4 bus, 5 train. */
const travelCategory = z.literal([3, 4, 5]).describe('3.17: car rental, bus, train');
const openness = z.object({ open: z.boolean(), why: z.string().nullable() });
const person = z.object({ _id: z.string(), name: z.string() });

/** A verdict of the travellers' policies. */
const verdict = z.object({
  inPolicy: z.boolean(),
  tag: z.string(),
  reasons: z.array(z.object({ text: z.string() })).max(20),
});

/** A quote of staff. Amounts in paise. */
export const transportQuote = z.object({
  quoteId: z.string(),
  name: z.string().describe('what is offered: operator, vehicle, train number'),
  note: z.string(),
  departsAt: z.iso.datetime(),
  fare: z.int(),
  fee: z.int().describe('our service fee'),
  tax: z.int().describe('GST on the fee'),
  total: z.int(),
  cancellation: z.string().describe('what comes back if it is cancelled, as a sentence'),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  expired: z.boolean(),
  chosen: z.boolean(),
});

const offeredQuote = transportQuote.extend({
  verdict: verdict.nullable().describe('under the policies of now; null once one is chosen'),
  ask: z
    .enum(['nobody', 'granted', 'approver', 'never'])
    .nullable()
    .describe('who has to approve it; granted: an earlier approval of this request covers it'),
  choosing: openness,
  budgets: z
    .array(budgetStatus)
    .describe('how it stands to the company’s budgets, while who asked can choose or pay it'),
});
export type TransportQuote = z.infer<typeof offeredQuote>;

const summary = {
  bookingId: z.string(),
  companyId: z.string(),
  travelCategory,
  state: z.enum(TRANSPORT_STATES),
  hasQuote: z.boolean().describe('4.9: false received and waiting for a response, true quote received'),
  status: z.string().describe('the state in a few words'),
  title: z.string(),
  when: z.string(),
  total: z.int().nullable().describe('of the chosen quote, paise'),
  askedBy: person,
  askedAt: z.iso.datetime(),
  travellers: z.array(person).max(12),
};

export const listedTransport = z.object(summary);

/** A ticket as staff added it; its content is an operation of its own. */
export const transportTicket = z.object({
  fileId: z.string(),
  fileName: z.string(),
  bytes: z.int(),
  addedAt: z.iso.datetime(),
});
export type TransportTicket = z.infer<typeof transportTicket>;

/** A request as who asked for it, or travels with it, sees it. */
export const transportView = z.object({
  ...summary,
  sentence: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })).max(20),
  reason: z.string(),
  quotes: z.array(offeredQuote).max(MOST_QUOTES),
  documents: z.object({ invoice: z.string().nullable(), creditNote: z.string().nullable() }).describe('their numbers'),
  needsApproval: z.boolean().describe('it is, or was, with approvers'),
  ticketNumber: z.string().nullable(),
  confirmationNote: z.string(),
  ticketFiles: z.array(transportTicket).max(MOST_TICKET_FILES).describe('empty before it is confirmed'),
  refund: z
    .object({ amount: z.int(), charge: z.int(), at: z.iso.datetime() })
    .nullable()
    .describe('what came back, paise'),
  paying: openness.describe('paying an approved quote'),
  cancelling: openness.extend({
    refund: z.int().describe('what would come back now, paise'),
    charge: z.int(),
    terms: z.string().describe('what cancelling does, as a sentence'),
  }),
  trail: z.array(z.object({ at: z.iso.datetime(), text: z.string() })).max(60),
});
export type TransportView = z.infer<typeof transportView>;

/** Forms (5.12). */
export const transportForm = z.object({
  details: transportDetails,
  travellerIds: z
    .array(id)
    .min(1, 'Choose who travels.')
    .max(12, 'A request is for up to 12 people.')
    .transform((ids) => [...new Set(ids)]),
  reason: oneLine().min(1, 'Give a reason for the trip.').max(300, 'Use at most 300 characters.'),
  costCentre: oneLine().max(60, 'A cost centre is at most 60 characters.').default(''),
  project: oneLine().max(60, 'A project is at most 60 characters.').default(''),
});

const PATH = '/api/corporate/transport';

/**
 * Refusals: FORBIDDEN for modes and people that the company's settings exclude; OUT_OF_POLICY where the policies do not
 * cover the mode; INVALID_INPUT beside a date in the past, more passengers than the car seats, or a cost centre or
 * project that the company requires; STATE_BLOCKED with too many open requests.
 */
export const requestTransport = defineOperation({
  name: 'transport.request',
  method: 'POST',
  path: PATH,
  caller: 'corporate',
  permission: 'booking.create',
  requirements: ['1.3', '3.17', '4.9', '7.20'],
  summary: 'Asks for a car, a bus or a train; quotes follow from the desk',
  body: transportForm,
  response: transportView,
  rateLimit: { points: 60, seconds: 600 },
});

export const transportRequests = defineOperation({
  name: 'transport.requests',
  method: 'GET',
  path: PATH,
  caller: 'corporate',
  permission: 'booking.view',
  requirements: ['4.9', '7.20'],
  summary: 'Transport that the caller asked for or travels with, newest first',
  query: z.object({ pageNo: z.coerce.number<string>().int().min(1).max(1000).default(1) }),
  response: z.object({ requests: z.array(listedTransport).max(10), count: z.int() }),
});

export const transportRequest = defineOperation({
  name: 'transport.details',
  method: 'GET',
  path: `${PATH}/details`,
  caller: 'corporate',
  permission: 'booking.view',
  requirements: ['2.2', '4.9', '7.20'],
  summary: 'One request with its quotes, each under the policies of now',
  query: z.object({ bookingId: id }),
  response: transportView,
});

/**
 * Pays the quote from the company's account, or sends it for approval where the travellers' policies say so. Refusals:
 * STATE_BLOCKED for an expired quote; PRICE_CHANGED; OUT_OF_POLICY; INSUFFICIENT_WALLET.
 */
export const chooseQuote = defineOperation({
  name: 'transport.choose',
  method: 'POST',
  path: `${PATH}/choose`,
  caller: 'corporate',
  permission: 'booking.create',
  requirements: ['3.18', '4.8', '5.1', '7.20'],
  summary: 'Chooses a quote before it expires',
  body: z.object({ bookingId: id, quoteId: id, acceptedTotal: z.int().describe('as shown, paise') }),
  response: transportView,
});

/** For a quote that was approved while the company's account did not cover it. */
export const payApprovedQuote = defineOperation({
  name: 'transport.payApproved',
  method: 'POST',
  path: `${PATH}/pay`,
  caller: 'corporate',
  permission: 'booking.create',
  requirements: ['4.8', '7.20'],
  summary: 'Pays an approved quote from the company’s account',
  body: z.object({ bookingId: id, acceptedTotal: z.int().describe('as shown, paise') }),
  response: transportView,
});

/** Refusals: STATE_BLOCKED where there is no such document yet. */
export const transportInvoice = defineOperation({
  name: 'transport.invoice',
  method: 'GET',
  path: `${PATH}/invoice`,
  caller: 'corporate',
  permission: 'booking.view',
  requirements: ['7.20'],
  summary: 'GST invoice of confirmed transport (Rule 46), or the credit note of its cancellation, PDF',
  query: z.object({ bookingId: id, kind: z.enum(['invoice', 'credit-note']).default('invoice') }),
  response: z.instanceof(Uint8Array<ArrayBufferLike>),
  file: 'application/pdf',
  rateLimit: { points: 120, seconds: 600 },
});

/** Refusals: PRICE_CHANGED where less would come back than was shown; STATE_BLOCKED once it has begun or ended. */
export const cancelTransport = defineOperation({
  name: 'transport.cancel',
  method: 'POST',
  path: `${PATH}/cancel`,
  caller: 'corporate',
  permission: 'booking.create',
  requirements: ['7.20'],
  summary: 'Cancels a request; what was paid comes back as the quote’s terms say',
  body: z.object({
    bookingId: id,
    shownRefund: z.int().describe('as shown, paise'),
    reason: paragraphs().max(300, 'Use at most 300 characters.').default(''),
  }),
  response: transportView,
});
