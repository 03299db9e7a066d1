/** Somebody else's words as a sentence, with its full stop. */
const asSentence = (text: string): string => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/**
 * That a payment did not go through, and why where the gateway says so: "The payment for the change did not go through. Card
 * declined. Nothing was charged" and what follows. `what`: "The payment for the change".
 */
export const paymentFailed = (what: string, cause: string | null): string =>
  [`${what} did not go through.`, ...(cause ? [asSentence(cause)] : []), 'Nothing was charged'].join(' ');

const ORDER = ['First', 'Second', 'Third'];

/** Later payments of a package, as its page and the gateway name them: "Second payment of 3". */
export const instalmentLabel = (positions: readonly number[], of: number): string =>
  positions.length > 1 ? 'All remaining payments' : `${ORDER[positions[0] ?? 0] ?? 'Next'} payment of ${of}`;

/** What became of the booking when a later payment was left or refused. */
export const instalmentNotPaid = (cause: string | null): string =>
  `${paymentFailed('The payment', cause)}. Your booking is still valid, and the payment is still due.`;
