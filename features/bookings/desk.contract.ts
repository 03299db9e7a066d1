import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { oneLine, paragraphs } from '#lib/shared/text-fields.ts';
import { DESK_PAGE, LONGEST_NOTE, MOST_FOUND, REASONS } from './rules/desk/needs-person.ts';
import { KEY_KINDS } from './rules/desk/search-key.ts';
import { BOOKING_STATES } from './rules/states.ts';

const id = z.string().min(1).max(60);

/** A booking in a list of the desk. Staff see a masked email and no name of a traveller. Amounts in paise. */
const listed = z.object({
  bookingId: z.string(),
  companyId: z.string().nullable(),
  companyName: z.string().nullable().describe('at work: the company'),
  category: z.enum(['hotel', 'flight', 'package']),
  title: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  state: z.enum(BOOKING_STATES),
  reason: z.enum(REASONS).nullable().describe('why it needs a person; null: it does not'),
  sentence: z.string().describe('the reason, or what remains booked, in words'),
  since: z.iso.datetime(),
  total: z.int(),
  paid: z.int(),
  currency: z.string(),
  email: z.string().describe('the contact, masked'),
  confirmationCode: z.string().nullable(),
});
export type ListedDeskBooking = z.infer<typeof listed>;

/** A car, bus or train on request, in the desk's search. */
const listedRequest = z.object({
  bookingId: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  title: z.string(),
  when: z.string(),
  status: z.string().describe('the state in a few words'),
});

const openness = z.object({ open: z.boolean(), why: z.string().nullable() });

/** A booking as staff see it. */
const deskBookingView = listed.extend({
  seller: z.string(),
  asked: z
    .object({ times: z.int(), lastAt: z.iso.datetime(), nextAt: z.iso.datetime().nullable().describe('null: now') })
    .nullable()
    .describe('questions to the supplier since it fell silent, none of which it has answered'),
  back: z.object({ toSource: z.int(), toWallet: z.int(), account: z.string() }).describe('of a refund of everything'),
  refundWaiting: z.int().describe('what the gateway has still to refund'),
  askSupplier: openness,
  recordConfirmed: openness,
  refundAll: openness,
  retryRefund: openness,
  history: z.array(z.object({ at: z.iso.datetime(), text: z.string() })).max(600),
});
export type DeskBooking = z.infer<typeof deskBookingView>;

const one = { companyId: id.nullable(), bookingId: id };
const note = paragraphs()
  .min(5, 'Write in a few words why.')
  .max(LONGEST_NOTE, `Use at most ${LONGEST_NOTE} characters.`)
  .describe('for the audit trail; staff alone read it');

/** Forms (5.12). */
export const deskActionForm = z.object({ note });
export const recordConfirmedForm = z.object({
  code: oneLine().min(2, 'Enter the confirmation code.').max(40, 'Use at most 40 characters.'),
  note,
});

const PATH = '/api/desk/bookings';

export const deskBookings = defineOperation({
  name: 'bookings.deskList',
  method: 'GET',
  path: PATH,
  caller: 'staff',
  requirements: ['7.20'],
  summary: 'Bookings of everybody that need a person, the one that has waited longest first',
  query: z.object({ pageNo: z.coerce.number<string>().int().min(1).max(1000).default(1) }),
  response: z.object({ bookings: z.array(listed).max(DESK_PAGE), count: z.int() }),
});

export const deskBooking = defineOperation({
  name: 'bookings.deskDetails',
  method: 'GET',
  path: `${PATH}/details`,
  caller: 'staff',
  requirements: ['7.20'],
  summary: 'One booking with what happened to it, and what staff can do',
  query: z.object({ bookingId: id }),
  response: deskBookingView,
});

/** By an exact key. The audit trail notes who searched by what kind of key. */
export const findDeskBookings = defineOperation({
  name: 'bookings.deskFind',
  method: 'POST',
  path: `${PATH}/find`,
  caller: 'staff',
  requirements: ['7.20'],
  transaction: 'own',
  summary:
    'Finds bookings and transport requests by code, PNR, ticket or invoice number, id or email, the latest first',
  body: z.object({
    key: oneLine()
      .min(4, 'Enter a booking code, PNR, ticket number, invoice number or email address.')
      .max(254, 'Use at most 254 characters.'),
  }),
  response: z.object({
    kind: z.enum(KEY_KINDS),
    bookings: z.array(listed).max(MOST_FOUND),
    transport: z.array(listedRequest).max(MOST_FOUND),
  }),
  rateLimit: { points: 120, seconds: 600 },
});

/** Refusals: NOT_FOUND; STATE_BLOCKED where nothing is waited for. */
export const askSupplierAgain = defineOperation({
  name: 'bookings.deskAskSupplier',
  method: 'POST',
  path: `${PATH}/ask-supplier`,
  caller: 'staff',
  requirements: ['7.20'],
  summary: 'Asks the supplier again at once, as the recovery job would later',
  body: deskActionForm.extend(one),
  response: deskBookingView,
});

/** Refusals: NOT_FOUND; STATE_BLOCKED unless the supplier is silent, and for flights. */
export const recordConfirmed = defineOperation({
  name: 'bookings.deskConfirm',
  method: 'POST',
  path: `${PATH}/confirm`,
  caller: 'staff',
  requirements: ['7.20'],
  summary: 'Records what the supplier said by other means: booked, with its code',
  body: recordConfirmedForm.extend(one),
  response: deskBookingView,
});

/** Refusals: NOT_FOUND; STATE_BLOCKED unless the supplier is silent. */
export const refundUnbooked = defineOperation({
  name: 'bookings.deskRefund',
  method: 'POST',
  path: `${PATH}/refund`,
  caller: 'staff',
  requirements: ['7.20'],
  summary: 'Records that the supplier did not book: everything that was paid goes back',
  body: deskActionForm.extend(one),
  response: deskBookingView,
});

/** Refusals: NOT_FOUND; STATE_BLOCKED where no refund waits. */
export const retryRefund = defineOperation({
  name: 'bookings.deskRetryRefund',
  method: 'POST',
  path: `${PATH}/retry-refund`,
  caller: 'staff',
  requirements: ['7.20'],
  summary: 'Sends the waiting refunds of a booking to the gateway again at once',
  body: deskActionForm.extend(one),
  response: deskBookingView,
});
