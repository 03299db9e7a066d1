/** Somebody else's words as a sentence, with its full stop. */
const asSentence = (text: string): string => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/**
 * That a payment did not go through, and why where the gateway says so: "The payment for the change did not go through. Card
 * declined. Nothing was charged" and what follows. `what`: "The payment for the change".
 */
export const paymentFailed = (what: string, cause: string | null): string =>
  [`${what} did not go through.`, ...(cause ? [asSentence(cause)] : []), 'Nothing was charged'].join(' ');
