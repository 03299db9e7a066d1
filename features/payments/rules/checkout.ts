import { counted } from '#lib/shared/word-lists.ts';
/** Payment methods, with the names of Razorpay's API. No account or card number is ever requested. @texts */
export const METHODS = [
  { value: 'upi', label: 'UPI', note: 'Any UPI app' },
  { value: 'card', label: 'Card', note: 'Debit or credit' },
  { value: 'netbanking', label: 'Net banking', note: 'Your bank’s own page' },
] as const;
export type PaymentMethod = (typeof METHODS)[number]['value'];

/** The delay of the late webhook. */
export const LATE_WEBHOOK_SECONDS = 8;

/** The bank's message for a failed payment. */
export const DECLINED = 'The bank declined the payment.';

/** Outcomes of a demo payment, one for every path of the shop. @texts */
export const OUTCOMES = [
  { value: 'success', label: 'It succeeds', note: 'Back to the shop at once, and a webhook tells it too.' },
  { value: 'failure', label: 'The bank declines it', note: 'Nothing is charged, and you can try again.' },
  {
    value: 'success-no-return',
    label: 'It succeeds, but this browser stays here',
    note: 'The shop hears of it by webhook only.',
  },
  {
    value: 'success-late-webhook',
    label: 'It succeeds, and the webhook is late',
    note: `The webhook comes ${counted(LATE_WEBHOOK_SECONDS, 'second')} after the payment.`,
  },
  {
    value: 'success-duplicate-webhook',
    label: 'It succeeds, and the webhook comes twice',
    note: 'The shop counts it once.',
  },
] as const;
export type PaymentOutcome = (typeof OUTCOMES)[number]['value'];
