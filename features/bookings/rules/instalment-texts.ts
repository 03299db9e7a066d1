import { paymentFailed } from './payment-failed.ts';

const ORDER = ['First', 'Second', 'Third'];

/** Later payments of a package, as its page and the gateway name them: "Second payment of 3". */
export const instalmentLabel = (positions: readonly number[], of: number): string =>
  positions.length > 1 ? 'All remaining payments' : `${ORDER[positions[0] ?? 0] ?? 'Next'} payment of ${of}`;

/** What became of the booking when a later payment was left or refused. */
export const instalmentNotPaid = (cause: string | null): string =>
  `${paymentFailed('The payment', cause)}. Your booking is still valid, and the payment is still due.`;
