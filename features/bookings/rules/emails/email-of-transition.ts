import type { TRANSITIONS, BookingAction, BookingState } from '../states.ts';

/**
 * The emails about a booking.
 * - `hold-ends` is sent before the hold ends, if it is still unpaid then; `unanswered`, if the supplier has not confirmed
 *   some minutes after the payment.
 * - `amended`: a part of a flight or rooms of a stay or a package were cancelled, a flight, the dates of a stay or the departure of a package were changed, new times were accepted, or the supplier refused any of it.
 * - `days-ahead` and `begins` remind of a trip five days and the day before it begins; `check-in-opens` of the web check-in of its flights.
 * - `payment-due` reminds of a later payment of a package that is paid in parts.
 * - `refunded`, `payment-returned` and `new-times` tell of what happens without a transition.
 */
export const BOOKING_EMAILS = [
  'hold-ends',
  'unanswered',
  'confirmed',
  'failed',
  'cancelled',
  'amended',
  'change-unpaid',
  'refunded',
  'payment-returned',
  'new-times',
  'days-ahead',
  'begins',
  'check-in-opens',
  'payment-due',
] as const;
export type BookingEmail = (typeof BOOKING_EMAILS)[number];

type EmailRule = { email: BookingEmail } | { none: string };

const ON_SCREEN = 'whoever did it sees on the same screen what came of it';
const PAYING = 'the payer is at the checkout; the email comes with its result';
const NOTHING_CHARGED = 'nothing was charged, and the email before it said until when it was held';
const TOLD_BY_APPROVALS = 'features/approvals writes to who asked, who travels and who is asked';
const SUPPLIER_FIRST = 'the email comes when the supplier has answered';
const JUST_RETURNED = 'who left the checkout sees it there; the hold goes on, and its reminder with it';

/** The email of each transition in `states.ts`, or why there is none. The type makes every transition required. */
export const EMAIL_OF_TRANSITION = {
  quoted: {
    hold: { email: 'hold-ends' },
    requestApproval: { none: TOLD_BY_APPROVALS },
    saveGuests: { none: ON_SCREEN },
    expire: { none: 'nothing was held yet' },
  },
  held: {
    hold: { email: 'hold-ends' },
    release: { none: ON_SCREEN },
    saveGuests: { none: ON_SCREEN },
    pay: { none: PAYING },
    capture: { none: SUPPLIER_FIRST },
    expire: { none: NOTHING_CHARGED },
  },
  awaiting_approval: {
    approve: { email: 'hold-ends' },
    decline: { none: TOLD_BY_APPROVALS },
    release: { none: TOLD_BY_APPROVALS },
    saveGuests: { none: ON_SCREEN },
    expire: { none: TOLD_BY_APPROVALS },
  },
  approved: {
    release: { none: ON_SCREEN },
    saveGuests: { none: ON_SCREEN },
    pay: { none: PAYING },
    expire: { none: NOTHING_CHARGED },
  },
  paying: {
    saveGuests: { none: ON_SCREEN },
    pay: { none: PAYING },
    capture: { none: SUPPLIER_FIRST },
    abandonPayment: { none: JUST_RETURNED },
    expire: { none: NOTHING_CHARGED },
  },
  confirming: {
    confirm: { email: 'confirmed' },
    fail: { email: 'failed' },
    loseTrack: { email: 'unanswered' },
  },
  confirmed: {
    saveGuests: { none: 'the voucher prints the names of the moment it is opened' },
    cancel: { none: SUPPLIER_FIRST },
    payChange: { none: PAYING },
    amend: { none: SUPPLIER_FIRST },
    announce: { none: 'the email about new times goes out with them' },
  },
  paying_change: {
    pay: { none: PAYING },
    capture: { none: SUPPLIER_FIRST },
    abandonPayment: { email: 'change-unpaid' },
  },
  amending: { finishAmend: { email: 'amended' } },
  cancelling: { finishCancel: { email: 'cancelled' } },
  cancelled: {},
  declined: {},
  expired: { capture: { none: SUPPLIER_FIRST } },
  failed: {},
  unknown: {
    confirm: { email: 'confirmed' },
    fail: { email: 'failed' },
    loseTrack: { none: 'the email about the first silence has said so' },
  },
} as const satisfies { [State in BookingState]: { [Action in keyof (typeof TRANSITIONS)[State]]: EmailRule } };

/** The email that an action in this state sends; null for none. */
export function emailOfTransition(state: BookingState, action: BookingAction): BookingEmail | null {
  const row: Partial<Record<BookingAction, EmailRule>> = EMAIL_OF_TRANSITION[state];
  const told = row[action];
  return told && 'email' in told ? told.email : null;
}
