/** The ways to pay, in the words of Razorpay's API. No account or card number is ever asked for. */
export const METHODS = [
  { value: 'upi', label: 'UPI', note: 'Any UPI app' },
  { value: 'card', label: 'Card', note: 'Debit or credit' },
  { value: 'netbanking', label: 'Net banking', note: 'Your bank’s own page' },
] as const;
export type PaymentMethod = (typeof METHODS)[number]['value'];

/** How late the late webhook is. */
export const LATE_WEBHOOK_SECONDS = 8;

/** What the bank says of a payment that fails. */
export const DECLINED = 'The bank declined the payment.';

/** The endings a demo payment can be given, so that every path of the shop can be walked. */
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
    note: `The webhook comes ${LATE_WEBHOOK_SECONDS} seconds after the payment.`,
  },
  {
    value: 'success-duplicate-webhook',
    label: 'It succeeds, and the webhook comes twice',
    note: 'The shop counts it once.',
  },
] as const;
export type PaymentOutcome = (typeof OUTCOMES)[number]['value'];
