import { formatMoney, money } from '#lib/shared/money.ts';
import type { Category } from '../category.ts';
import type { BookingEmail } from '../emails/email-of-transition.ts';
import { PRODUCT_LABELS } from '../product-labels.ts';
import type { BookingAction } from '../states.ts';
import { STAFF_AUDIT, type StaffAction } from './staff-actions.ts';

/** One line of a booking's history. */
export type HistoryLine = { at: Date; text: string };

type NamedAction = BookingAction | 'quote';

/** Changes of state in words, by the action that made them. */
export function eventText(action: string, category: Category): string {
  const { seller, Seller, isHeld, thing } = PRODUCT_LABELS[category];
  const texts: Record<NamedAction, string> = {
    quote: 'The price was checked.',
    hold: `${isHeld(1)}.`,
    requestApproval: 'Sent for approval.',
    approve: 'Approved.',
    decline: 'Declined.',
    release: 'The hold was released.',
    saveGuests: 'Travellers were saved.',
    pay: 'A payment was started.',
    capture: 'The payment arrived.',
    abandonPayment: 'The payment was cancelled.',
    confirm: `${Seller} confirmed.`,
    fail: 'It was not booked, and everything goes back.',
    loseTrack: `${Seller} did not answer; it is asked again.`,
    expire: 'The hold ended.',
    cancel: 'The traveller cancelled.',
    finishCancel: `${Seller} took the cancellation.`,
    payChange: `A payment for a change of the ${thing} was started.`,
    amend: `A change was sent to ${seller}.`,
    finishAmend: 'The change was answered.',
    announce: `${Seller} announced new times.`,
  };
  return action in texts ? (OF_PRODUCT[category]?.[action as NamedAction] ?? texts[action as NamedAction]) : action;
}

/** Texts of one product instead. What is paid for later of a package is a part of its price, or another departure. */
const OF_PRODUCT: Partial<Record<Category, Partial<Record<NamedAction, string>>>> = {
  package: {
    cancel: 'It was cancelled: by the traveller, or because a payment was not made.',
    payChange: 'A later payment, or one for another departure, was started.',
    finishAmend: 'The later payment or the change was answered.',
  },
};

const EMAIL_NAMES: Record<BookingEmail, string> = {
  'hold-ends': 'the reminder to pay',
  unanswered: 'the news that the supplier has not answered',
  confirmed: 'the confirmation',
  failed: 'the news that it was not booked',
  cancelled: 'the confirmation of the cancellation',
  amended: 'the confirmation of the change',
  'change-unpaid': 'the news that a change was not paid',
  refunded: 'the news of the refund',
  'payment-returned': 'the news of a returned payment',
  'new-times': 'the news of new times',
  'days-ahead': 'the reminder five days before the trip',
  begins: 'the reminder the day before the trip',
  'check-in-opens': 'the news that web check-in is open',
  'payment-due': 'the reminder of a payment that is due',
};

/** How far an email has come; `given-up`: the mail server did not take it for a day; `returned`: its address takes none. */
export type EmailProgress = 'sent' | 'waiting' | 'given-up' | 'returned';

const PROGRESS: Record<EmailProgress, string> = {
  sent: 'Email sent to',
  waiting: 'Email to be sent to',
  'given-up': 'Email not delivered to',
  returned: 'Email came back from',
};

/** "Email sent to as•••@example.com: the confirmation." `template` as emails are stored. */
export function emailText(template: string, to: string, progress: EmailProgress): string {
  const kind = template.replace(/^booking-/, '');
  const name = kind in EMAIL_NAMES ? EMAIL_NAMES[kind as BookingEmail] : kind;
  return `${PROGRESS[progress]} ${to}: ${name}.`;
}

const shown = (amount: number, currency: string) => formatMoney(money(amount, currency));

export const paymentText = (amount: number, method: string | null, currency: string): string =>
  `${shown(amount, currency)} arrived at the payment gateway${method ? ` (${method.toUpperCase()})` : ''}.`;

/** The account that pays besides the gateway, as staff call it. */
export function accountName(payerAccount: string | null): string {
  if (payerAccount === null) return 'the traveller’s wallet';
  return payerAccount.startsWith('credit:') ? 'the company’s credit' : 'the company’s wallet';
}

/** A refund when it was decided on, and, to the source, when the gateway made it. */
export const refundText = (amount: number, target: string, currency: string, payerAccount: string | null): string =>
  target === 'wallet'
    ? `${shown(amount, currency)} refunded to ${accountName(payerAccount)}.`
    : `Refund of ${shown(amount, currency)} to where it was paid from.`;
export const refundMadeText = (amount: number, currency: string): string =>
  `The gateway made the refund of ${shown(amount, currency)}.`;

const DOCUMENT_NAMES: Record<string, string> = { invoice: 'Invoice', credit_note: 'Credit note', receipt: 'Receipt' };
export const documentText = (kind: string, number: string): string =>
  `${DOCUMENT_NAMES[kind] ?? 'Document'} ${number} issued.`;

const DID: Record<StaffAction, string> = {
  askSupplier: 'had the supplier asked again',
  recordConfirmed: 'recorded it as confirmed',
  refundAll: 'recorded it as not booked',
  retryRefund: 'had the refund tried again',
};

/** What staff did, with their note; null for other entries of the audit trail. */
export function staffText(action: string, { staffName, note }: { staffName: string; note: string }): string | null {
  const [found] = Object.entries(STAFF_AUDIT).find(([, audited]) => audited === action) ?? [];
  return found ? `${staffName} ${DID[found as StaffAction]}: “${note}”` : null;
}
