import { counted } from '#lib/shared/word-lists.ts';

/**
 * The most payment orders per booking: each start of a payment after an abandoned or failed one opens another, here and
 * at the gateway. People try two or three times; card testers continue.
 */
export const MOST_ORDERS = 20;

/** The most attempts on one order at the embedded gateway. */
export const MOST_ATTEMPTS = 10;

export const TOO_MANY_ORDERS = `This payment was started ${counted(MOST_ORDERS, 'time')}. Nothing was charged, and it cannot be started again. Cancel the hold and book again.`;
export const TOO_MANY_ATTEMPTS = `This payment failed ${counted(MOST_ATTEMPTS, 'time')}, so it accepts no more attempts. Nothing was charged. Go back to the shop and start the payment again.`;
